// Codes of both APIs after which another request makes sense, by their catalogues of errors. All others are final.
const UNKNOWN = [250, 415, 500, 503, 603] // it may have been done: look it up before anything else
const LATER = [429, 1002, 21340, 24201] // it was not done: ask again after a pause
const CLOCK = [400, 408] // it may be the clock

/** Gives the data of the reply. Throws: `isFinal` is a refusal, `isLater` says that it was not done, else the outcome is open. */
async function call(method, path, values, isSecond = false) {
  await waitForTurn()
  const { status, headers, text } = await signedRequest(method, path, values)
  const reply = parsed(text)
  const isFutures = path.startsWith('/v3/')
  const isReply = reply !== undefined && (!isFutures || reply.code !== undefined)
  const code = reply?.code ?? 200
  if (status === 200 && code === 200 && isReply) return isFutures ? reply.data : reply
  const isText = status !== 200 || code === 200
  const problem = new Error(isText ? `HTTP ${status}: ${text}` : `code ${code}: ${reply.msg ?? reply.message}`)
  problem.code = code
  problem.pause = Number(headers.get('Retry-After')) || 0 // seconds
  if (status === 429 || LATER.includes(code)) throw Object.assign(problem, { isLater: true })
  if (CLOCK.includes(code) && !isSecond) {
    await setClock()
    return call(method, path, values, true)
  }
  if (status >= 500 || !isReply || UNKNOWN.includes(code)) throw problem
  throw Object.assign(problem, { isFinal: true })
}

/** A reply as JSON; nothing where a gateway answered. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
