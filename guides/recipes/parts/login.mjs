/** Logs the connection in, and waits for the answer. */
async function logIn(connection) {
  const signTimestamp = serverTime()
  const signature = sign(`GET\n/ws\nsignTimestamp=${signTimestamp}`)
  const params = { key: API_KEY, signTimestamp, signature, signatureMethod: 'HmacSHA256', signatureVersion: '2' }
  connection.send({ event: 'subscribe', channel: ['auth'], params })
  const answer = await connection.receive()
  if (!answer.data?.success) fail(`The login was refused: ${JSON.stringify(answer)}`)
}

/** Subscribes to a channel, and waits for the answer. */
async function subscribe(connection, channel, symbol) {
  connection.send({ event: 'subscribe', channel: [channel], symbols: [symbol] })
  while (true) {
    const answer = await connection.receive()
    if (answer.event === 'error') fail(`The subscription was refused: ${answer.message}`)
    if (answer.event === 'subscribe') return
  }
}
