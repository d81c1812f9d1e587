import { on, once } from 'node:events'
import WebSocket from 'ws' // npm install ws

const { WS_URL = 'wss://ws.poloniex.com' } = process.env

// include parts/fail.mjs

/** A connection that pings, and that ends when a ping is not answered. */
async function connect(path) {
  const socket = new WebSocket(WS_URL + path, { handshakeTimeout: 10_000 })
  const messages = on(socket, 'message') // keeps them until they are read
  socket.on('close', (code) => messages.throw(new Error(`the connection was closed: ${code}`)))
  await once(socket, 'open')
  let isHeard = true
  socket.on('message', () => {
    isHeard = true
  })
  const send = (frame) => socket.send(JSON.stringify(frame))
  const heartbeat = setInterval(() => {
    if (!isHeard) return socket.terminate()
    isHeard = false
    send({ event: 'ping' })
  }, 20_000)
  socket.on('close', () => clearInterval(heartbeat))
  const receive = async () => JSON.parse((await messages.next()).value[0])
  const close = () => {
    socket.close(1000)
    setTimeout(() => socket.terminate(), 1000).unref()
  }
  return { send, receive, close }
}

/** Each frame as it comes. */
async function* frames({ receive }) {
  while (true) yield await receive()
}

/** Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s. */
async function keepConnected(session) {
  process.stdout.on('error', () => process.exit()) // nobody reads what is printed any more
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    const begun = Date.now()
    try {
      return await session()
    } catch (error) {
      if (error.isFinal) fail(error.message)
      if (Date.now() - begun > 60_000) pause = 1
      const wait = pause * (0.5 + Math.random() / 2)
      console.error(`${error.message}; connecting again in ${wait.toFixed(1)} s`)
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    }
  }
}
