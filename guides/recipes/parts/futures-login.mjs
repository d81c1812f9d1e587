/** Logs the connection in, and waits for the answer. */
async function logIn(connection) {
  const signTimestamp = Date.now()
  const signature = sign(`GET\n/ws\nsignTimestamp=${signTimestamp}`)
  const params = { key: API_KEY, signTimestamp, signature, signatureMethod: 'HmacSHA256', signatureVersion: '2' }
  connection.send({ event: 'subscribe', channel: ['auth'], params })
  const answer = await connection.receive()
  if (!JSON.parse(answer).data?.success) throw refused(`The login was refused: ${answer}`)
}

/** Opens a channel, and waits until it is open. */
async function subscribe(connection, channel) {
  connection.send({ event: 'subscribe', channel: [channel], symbols: [SYMBOL] })
  const answer = await connection.receive()
  if (JSON.parse(answer).event !== 'subscribe') throw refused(`The subscription was refused: ${answer}`)
}
