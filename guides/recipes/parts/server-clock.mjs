let clockOffset = 0 // milliseconds that the server's clock is ahead of this one

/** Signs with the server's time from now on. */
async function setClock() {
  const reply = await fetch(`${API_URL}/timestamp`, { signal: AbortSignal.timeout(10_000) })
  if (!reply.ok) throw new Error(`HTTP ${reply.status} in place of the time`)
  const { serverTime } = await reply.json()
  clockOffset = serverTime - Date.now()
}

function serverTime() {
  return Date.now() + clockOffset
}
