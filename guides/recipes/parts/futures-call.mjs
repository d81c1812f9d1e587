/** Gives the data of the reply. Throws; an error with `isFinal` is a refusal, with any other the outcome is open. */
async function call(method, path, values) {
  const { status, text } = await signedRequest(method, path, values)
  if (status === 429 || status >= 500) throw new Error(`HTTP ${status}: ${text}`)
  if (status !== 200) throw refused(`HTTP ${status}: ${text}`)
  const { code, msg, data } = JSON.parse(text)
  if (code !== 200) throw refused(`code ${code}: ${msg}`)
  return data
}

function refused(message) {
  return Object.assign(new Error(message), { isFinal: true })
}
