// Wallet
// Node 20 or later.
// Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… node wallet-session.mjs
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

const { API_URL = 'https://api.example.com', API_KEY, API_SECRET, API_PASSPHRASE } = process.env
if (!API_KEY || !API_SECRET || !API_PASSPHRASE) throw new Error('Set API_KEY, API_SECRET and API_PASSPHRASE in the environment.')
const { WS_URL, MAX_FRAMES } = process.env
let count = 0 // of messages shown

// When a connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s.
for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
  const begun = Date.now()
  try {
    await session()
    break
  } catch (error) {
    if (error.isFinal) throw error
    if (Date.now() - begun > 60_000) pause = 1
    const wait = pause * (0.5 + Math.random() / 2)
    console.error(`${error.cause?.message ?? error.message}; connecting again in ${wait.toFixed(1)} s`)
    await sleep(wait * 1000)
  }
}

async function session() {
  const socket = new WebSocket(await address(), { handshakeTimeout: 10_000 })
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
  await receive() // the server greets first
  socket.send(JSON.stringify({
    event: 'subscribe',
    channel: ['ticker'],
    symbols: ['BTC_USDT'],
  }))
  do console.log(await receive())
  while (++count !== Number(MAX_FRAMES))
  socket.close(1000)
}

/** Where to connect, with a fresh token in it. */
async function address() {
  const reply = await call('POST', '/token')
  const endpoint = reply.data.servers[0].endpoint
  const own = WS_URL ? endpoint.replace(/^\w+:\/\/[^/?]+/, WS_URL) : endpoint
  const token = encodeURIComponent(reply.data.token)
  return own + (own.includes('?') ? '&' : '?') + 'user%20messages=true&token=' + token
}

/** Sends a request and gives its reply. */
async function call(method, path, { query = {}, headers: given = {}, body } = {}) {
  const pairs = Array.isArray(query) ? [...query] : Object.entries(query)
  const headers = new Headers(given)
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const timestamp = new Date().toISOString()
  const search = pairs.length > 0 ? '?' + encode(pairs) : ''
  const canonical = `${timestamp}${method}${path}${search}${text}`
  const signature = sign(canonical)
  headers.set('X-KEY', API_KEY)
  headers.set('X-SIGN', signature)
  headers.set('X-TIME', timestamp)
  headers.set('X-PASSPHRASE', API_PASSPHRASE)
  const signal = AbortSignal.timeout(10_000)
  const reply = await fetch(API_URL + path + search, { method, headers, body: text || undefined, signal })
  const content = await reply.text()
  if (!reply.ok) {
    const isFinal = reply.status < 500 && reply.status !== 429
    throw Object.assign(new Error(`${reply.status}: ${content}`), { isFinal })
  }
  return reply.headers.get('content-type')?.includes('json') ? JSON.parse(content) : content
}

function encode(pairs) {
  return pairs.map((pair) => pair.map(encodeText).join('=')).join('&')
}

function encodeText(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => '%' + mark.charCodeAt(0).toString(16).toUpperCase())
}

/** The signature of a text: its HMAC-SHA256 with the API secret. */
function sign(text) {
  return crypto.createHmac('sha256', API_SECRET).update(text).digest('base64')
}
