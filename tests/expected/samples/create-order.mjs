// Create an order: POST /orders
// Node 18 or later; nothing to install. Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… node create-order.mjs
// It acts on your account (trade): a real server needs --live.

import crypto from 'node:crypto'

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { API_URL = 'https://api.example.com', API_KEY, API_SECRET, API_PASSPHRASE } = process.env
if (!API_KEY || !API_SECRET || !API_PASSPHRASE) throw new Error('Set API_KEY, API_SECRET and API_PASSPHRASE in the environment.')
const isTest = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(API_URL).hostname)
if (!isTest && !process.argv.includes('--live')) {
  throw new Error('Not sent: POST /orders (trade) acts on your account at ' + API_URL + '. Add --live to send it.')
}

const reply = await call('POST', '/orders', {
  body: {
    symbol: 'BTC_USDT',
    side: 'BUY',
    price: '20000',
    quantity: '0.001',
    post: true,
  },
})
console.log(JSON.stringify(reply, null, 2))

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
  if (text) headers.set('Content-Type', 'application/json')
  const signal = AbortSignal.timeout(10_000)
  const reply = await fetch(API_URL + path + search, { method, headers, body: text || undefined, signal })
  const content = await reply.text()
  if (!reply.ok) throw new Error(`${reply.status}: ${content}`)
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
