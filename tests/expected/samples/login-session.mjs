// Login: wss://stream.example.com/v1/public
// Node 20 or later.
// Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… node login-session.mjs
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

import crypto from 'node:crypto'
import { on, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws' // npm install ws

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})
process.stdout.on('error', () => process.exit()) // nobody reads what is printed any more

const { WS_URL = 'wss://stream.example.com', API_KEY, API_SECRET, API_PASSPHRASE } = process.env
if (!API_KEY || !API_SECRET || !API_PASSPHRASE) throw new Error('Set API_KEY, API_SECRET and API_PASSPHRASE in the environment.')
const { MAX_FRAMES } = process.env
let count = 0 // of messages shown

// When a connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s.
for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
  const begun = Date.now()
  try {
    await session()
    break
  } catch (error) {
    if (Date.now() - begun > 60_000) pause = 1
    const wait = pause * (0.5 + Math.random() / 2)
    console.error(`${error.message}; connecting again in ${wait.toFixed(1)} s`)
    await sleep(wait * 1000)
  }
}

async function session() {
  const socket = new WebSocket(WS_URL + '/v1/public', { handshakeTimeout: 10_000 })
  const messages = on(socket, 'message') // keeps them until they are read
  const receive = async () => String((await messages.next()).value[0])
  socket.on('close', (code) => messages.throw(new Error(`the connection was closed: ${code}`)))
  await once(socket, 'open')
  let isHeard = true
  socket.on('message', () => {
    isHeard = true
  })
  const heartbeat = setInterval(() => {
    if (!isHeard) return socket.terminate() // the last ping was not answered
    isHeard = false
    socket.send(JSON.stringify({ event: 'ping' }))
  }, 20_000)
  socket.on('close', () => clearInterval(heartbeat))
  socket.send(loginFrame())
  const answer = await receive()
  do console.log(await receive())
  while (++count !== Number(MAX_FRAMES))
  socket.close(1000)
}

function loginFrame() {
  const timestamp = new Date().toISOString()
  const canonical = `${timestamp}GET/verify?api%20key=${encodeURIComponent(API_KEY)}&time=${encodeURIComponent(timestamp)}`
  const signature = sign(canonical)
  return JSON.stringify([
    'login',
    {
      token: `${API_KEY}:${API_PASSPHRASE}`,
      '100%': signature,
      at: timestamp,
    },
  ])
}

/** The signature of a text: its HMAC-SHA256 with the API secret. */
function sign(text) {
  return crypto.createHmac('sha256', API_SECRET).update(text).digest('base64')
}
