let clockOffset = 0 // milliseconds that the server's clock is ahead of this one

/** Signs with the server's time from now on. */
async function setClock() {
  const reply = await fetch(`${API_URL}/timestamp`, { signal: AbortSignal.timeout(10_000) })
  const clock = await reply.json().catch(() => undefined) // such as a page of maintenance
  if (!Number.isSafeInteger(clock?.serverTime)) throw new Error(`HTTP ${reply.status}: no time of the server`)
  clockOffset = clock.serverTime - Date.now()
}

function serverTime() {
  return Date.now() + clockOffset
}
