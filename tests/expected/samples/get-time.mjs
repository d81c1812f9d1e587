// Get server time: GET /time
// Node 18 or later; nothing to install. Run: node get-time.mjs

process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})

const { API_URL = 'https://api.example.com' } = process.env

const reply = await call('GET', '/time')
console.log(JSON.stringify(reply, null, 2))

/** Sends a request and gives its reply. */
async function call(method, path, { query = {}, headers: given = {}, body } = {}) {
  const pairs = Array.isArray(query) ? [...query] : Object.entries(query)
  const headers = new Headers(given)
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  const search = pairs.length > 0 ? '?' + encode(pairs) : ''
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
