// Create an order: wss://stream.example.com/v1/public
// Node 22 or later; before that, "npm install ws" first.
// Run: API_KEY=… API_SECRET=… node create-order-session.mjs
// It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { WS_URL = 'wss://stream.example.com', API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')

const connection = await connect(WS_URL + '/v1/public')
await logIn(connection)
connection.send({
  id: '1',
  event: 'createOrder',
  params: { symbol: 'BTC_USDT', amount: '250' },
})
console.log(await connection.receive())
connection.close()

/** Opens a connection; what it receives waits until it is asked for. */
async function connect(address) {
  const { WebSocket = (await import('ws')).default } = globalThis
  const socket = new WebSocket(address)
  const waiting = []
  let lost
  let wake = () => {}
  socket.onopen = () => wake()
  socket.onmessage = ({ data }) => {
    waiting.push(data)
    wake()
  }
  socket.onerror = ({ message }) => {
    lost ??= new Error(message || 'the connection failed')
    wake()
  }
  socket.onclose = ({ code, reason }) => {
    lost ??= new Error(`the connection was closed: ${code} ${reason}`)
    wake()
  }
  await something(10)
  if (socket.readyState !== 1) throw lost ?? new Error('no connection within 10 s')

  /** Waits until something happens, at most for so many seconds. */
  function something(seconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The next message; undefined when none has come in this time. */
  async function next(seconds) {
    if (waiting.length === 0 && !lost && seconds > 0) await something(seconds)
    if (waiting.length === 0 && lost) throw lost
    return waiting.shift()
  }

  /** Sends a text as it is, anything else as JSON. */
  function send(message) {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message, which is an answer. */
  async function receive() {
    const message = await next(10)
    if (message === undefined) throw new Error('no answer within 10 s')
    return message
  }

  function close() {
    socket.close(1000)
  }

  return { send, receive, close }
}

/** Logs the connection in with a signed frame, and waits for the answer. */
async function logIn(connection) {
  const timestamp = String(Date.now())
  const signature = await sign(`GET\n/ws\nsignTimestamp=${timestamp}`)
  connection.send({
    event: 'subscribe',
    channel: ['auth'],
    params: {
      key: API_KEY,
      signTimestamp: Number(timestamp),
      signatureVersion: '2',
      signature: signature,
    },
  })
  const answer = await connection.receive()
  if (!holds(JSON.parse(answer), { channel: 'auth', data: { success: true } })) {
    throw Object.assign(new Error(`The login was refused: ${answer}`), { isFinal: true })
  }
  return answer
}

/** Whether a frame has these members. */
function holds(frame, wanted) {
  if (wanted === null || typeof wanted !== 'object') return frame === wanted
  return Object.entries(wanted).every(([name, value]) => holds(frame?.[name], value))
}

/** The signature of a text: its HMAC-SHA256 with the API secret. */
async function sign(text) {
  const bytes = (value) => new TextEncoder().encode(value)
  const { subtle } = globalThis.crypto ?? (await import('node:crypto')).webcrypto
  const key = await subtle.importKey('raw', bytes(API_SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = new Uint8Array(await subtle.sign('HMAC', key, bytes(text)))
  return btoa(String.fromCharCode(...digest))
}
