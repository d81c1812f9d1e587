/** Signs a request with the time of this moment and sends it. Gives status, headers and text of the reply. */
async function signedRequest(method, path, { params = {}, body } = {}) {
  // Serialised once: the text that is signed is the text that is sent.
  const text = body === undefined ? undefined : JSON.stringify(body)
  const signTimestamp = String(serverTime())
  const signed =
    text === undefined ? encode({ ...params, signTimestamp }) : `requestBody=${text}&signTimestamp=${signTimestamp}`
  const headers = { key: API_KEY, signTimestamp, signature: sign(`${method}\n${path}\n${signed}`) }
  if (text !== undefined) headers['Content-Type'] = 'application/json'
  const query = encode(params)
  const address = API_URL + path + (query && `?${query}`)
  const reply = await fetch(address, { method, headers, body: text, signal: AbortSignal.timeout(10_000) })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

// The plain sort compares code units, which is byte order for these names.
function encode(pairs) {
  return Object.keys(pairs)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(pairs[name])}`)
    .join('&')
}

function sign(canonical) {
  return createHmac('sha256', API_SECRET).update(canonical).digest('base64')
}
