// List orders: GET /orders
// Node 18 or later; nothing to install. Run: API_KEY=… API_SECRET=… node signed-in-query.mjs

import crypto from 'node:crypto'

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { API_URL = 'https://api.example.com', API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')

const reply = await call('GET', '/orders', { query: { symbol: 'BTC_USDT', limit: '5' } })
console.log(JSON.stringify(reply, null, 2))

/** Sends a request and gives its reply. */
async function call(method, path, { query = {}, headers: given = {}, body } = {}) {
  const pairs = Array.isArray(query) ? [...query] : Object.entries(query)
  const headers = new Headers(given)
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000) + 30)
  pairs.push(['expires', timestamp])
  let search = pairs.length > 0 ? '?' + encode(pairs) : ''
  const canonical = `${search.slice(1)}\n${text}`
  const signature = sign(canonical)
  pairs.push(['signature', signature])
  search = pairs.length > 0 ? '?' + encode(pairs) : ''
  headers.set('X-KEY', API_KEY)
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
  return crypto.createHmac('sha256', API_SECRET).update(text).digest('hex')
}
