// Login: wss://stream.example.com/v1/public
// Node 22 or later; before that, "npm install ws" first.
// Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… node login-session.mjs
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { WS_URL = 'wss://stream.example.com', API_KEY, API_SECRET, API_PASSPHRASE } = process.env
if (!API_KEY || !API_SECRET || !API_PASSPHRASE) throw new Error('Set API_KEY, API_SECRET and API_PASSPHRASE in the environment.')
const { MAX_FRAMES } = process.env
let current // the connection
let count = 0 // of messages shown

/** Logs the connection in with a signed frame, and waits for the answer. */
async function logIn(connection) {
  const timestamp = new Date().toISOString()
  const signature = await sign(`${timestamp}GET/verify?api%20key=${encodeURIComponent(API_KEY)}&time=${encodeURIComponent(timestamp)}`)
  connection.send([
    'login',
    {
      token: `${API_KEY}:${API_PASSPHRASE}`,
      '100%': signature,
      at: timestamp,
    },
  ])
  const answer = await connection.receive()
  return answer
}

await keepConnected(async () => {
  const connection = await connect(WS_URL + '/v1/public')
  await logIn(connection)
  for await (const frame of connection.frames({ event: 'ping' }, 20)) console.log(frame)
})

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
  current = socket
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

  /** Each message as it comes; sends a ping every so many seconds. */
  async function* frames(ping, seconds) {
    let due = Date.now() + seconds * 1000
    let isHeard = true
    while (true) {
      const message = await next((due - Date.now()) / 1000)
      if (message !== undefined) {
        isHeard = true
        yield message
        if (++count === Number(MAX_FRAMES)) return
      }
      if (Date.now() >= due) {
        if (!isHeard) throw new Error('nothing has come since the last ping')
        isHeard = false
        send(ping)
        due = Date.now() + seconds * 1000
      }
    }
  }

  return { send, receive, frames }
}

/** Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s. */
async function keepConnected(session) {
  process.once('SIGINT', () => leave(130))
  process.stdout.on('error', () => leave(0)) // nobody reads what is printed any more
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    const begun = Date.now()
    try {
      await session()
      return current.close(1000)
    } catch (error) {
      current?.close()
      if (error.isFinal || error.code === 'ERR_MODULE_NOT_FOUND') throw error
      if (Date.now() - begun > 60_000) pause = 1
      const wait = pause * (0.5 + Math.random() / 2)
      console.error(`${error.cause?.message ?? error.message}; connecting again in ${wait.toFixed(1)} s`)
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    }
  }
}

/** Closes the connection, if there is one, and ends the program. */
function leave(code) {
  const end = () => process.exit(code)
  if (current?.readyState !== 1) end()
  current.onclose = end
  current.close(1000)
  setTimeout(end, 1000)
}

/** The signature of a text: its HMAC-SHA256 with the API secret. */
async function sign(text) {
  const bytes = (value) => new TextEncoder().encode(value)
  const { subtle } = globalThis.crypto ?? (await import('node:crypto')).webcrypto
  const key = await subtle.importKey('raw', bytes(API_SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = new Uint8Array(await subtle.sign('HMAC', key, bytes(text)))
  return btoa(String.fromCharCode(...digest))
}
