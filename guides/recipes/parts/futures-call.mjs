// Codes after which another request makes sense, by the catalogue of errors. All others are final.
const UNKNOWN = [250, 500, 503] // it may have been done: look it up before anything else
const LATER = [429, 1002, 24201] // it was not done: ask again after a pause
const CLOCK = [400, 408] // it may be the clock

/** Gives the data of the reply. Throws: `isFinal` is a refusal, `isLater` says that it was not done, else the outcome is open. */
async function call(method, path, values, isSecond = false) {
  await waitForTurn()
  const { status, text } = await signedRequest(method, path, values)
  const { code, msg, data } = parsed(text)
  if (status === 200 && code === 200) return data
  const problem = new Error(status !== 200 || code === undefined ? `HTTP ${status}: ${text}` : `code ${code}: ${msg}`)
  if (status === 429 || LATER.includes(code)) throw Object.assign(problem, { isLater: true })
  if (CLOCK.includes(code) && !isSecond) {
    await setClock()
    return call(method, path, values, true)
  }
  if (status >= 500 || code === undefined || UNKNOWN.includes(code)) throw problem
  throw Object.assign(problem, { isFinal: true })
}

/** The members of a reply; none where a gateway answered. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
