/** Each row of a list once, until a page brings no new one. It may begin with the newest or with the oldest. */
async function* allPages(path, params) {
  const seen = new Set()
  let from = {}
  while (true) {
    const rows = await read(path, { ...params, ...from, limit: 100 })
    const fresh = rows.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    yield* fresh
    for (const { id } of fresh) seen.add(id)
    from = { from: rows.at(-1).id }
  }
}

/** Reads patiently. Do not place orders like this: one without an answer may stand. */
async function read(path, params, attempts = 8) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('GET', path, { params })
    } catch (error) {
      if (error.isFinal || attempt === attempts) throw error
      const pause = Math.min(2 ** (attempt - 1), 30) * (0.5 + Math.random() / 2)
      console.error(`${error.message}; reading again in ${pause.toFixed(1)} s`)
      await seconds(pause)
    }
  }
}
