// Create an order: wss://stream.example.com/v1/public
// Node 20 or later.
// Run: API_KEY=… API_SECRET=… node create-order-session.mjs
// It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.
// It acts on your account (trade): a real server needs --live.

import crypto from 'node:crypto'
import { on, once } from 'node:events'
import WebSocket from 'ws' // npm install ws

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { WS_URL = 'wss://stream.example.com', API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')
const isTest = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(WS_URL).hostname)
if (!isTest && !process.argv.includes('--live')) {
  throw new Error('Not sent: Create an order (trade) acts on your account at ' + WS_URL + '. Add --live to send it.')
}

await session()

async function session() {
  const socket = new WebSocket(WS_URL + '/v1/public', { handshakeTimeout: 10_000 })
  const messages = on(socket, 'message', { signal: AbortSignal.timeout(30_000) }) // keeps them until they are read
  const receive = async () => String((await messages.next()).value[0])
  socket.on('close', (code) => messages.throw(new Error(`the connection was closed: ${code}`)))
  await once(socket, 'open')
  socket.send(loginFrame())
  const answer = await receive()
  const reply = JSON.parse(answer)
  if (reply.channel !== 'auth' || reply.data?.success !== true) {
    console.error(`The login was refused: ${answer}`)
    process.exit(1)
  }
  socket.send(JSON.stringify({
    id: '1',
    event: 'createOrder',
    params: { symbol: 'BTC_USDT', amount: '250' },
  }))
  console.log(await receive())
  socket.close(1000)
}

function loginFrame() {
  const timestamp = String(Date.now())
  const canonical = `GET\n/ws\nsignTimestamp=${timestamp}`
  const signature = sign(canonical)
  return JSON.stringify({
    event: 'subscribe',
    channel: ['auth'],
    params: {
      key: API_KEY,
      signTimestamp: Number(timestamp),
      signatureVersion: '2',
      signature: signature,
    },
  })
}

/** The signature of a text: its HMAC-SHA256 with the API secret. */
function sign(text) {
  return crypto.createHmac('sha256', API_SECRET).update(text).digest('base64')
}
