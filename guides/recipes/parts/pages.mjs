// include parts/patiently.mjs

const DAY = 24 * 3600 * 1000 // ms
// Lists: the member of a row that leads to the next page, the longest page, and the longest range in days.
const LISTS = {
  '/orders': ['id', 2000],
  '/orders/history': ['id', 1000, 30],
  '/smartorders/history': ['id', 100],
  '/trades': ['pageId', 1000, 180],
  '/accounts/activity': ['id', 1000],
  '/accounts/transfer': ['id', 1000, 180],
  '/accounts/interest/history': ['id', 100, 90],
  '/subaccounts/transfer': ['id', 1000, 180],
  '/v3/account/bills': ['id', 100],
  '/v3/trade/order/opens': ['ordId', 100],
  '/v3/trade/order/history': ['ordId', 100],
  '/v3/trade/order/trades': ['id', 100],
  '/v3/trade/position/history': ['id', 100],
}

/** Each row of a list once, range by range, until a page brings no new one. It may begin with the newest or the oldest. */
async function* allPages(path, params) {
  const [cursor, limit, days] = LISTS[path]
  const seen = new Set()
  for (const range of ranges(path, params, days)) {
    let from = {}
    while (true) {
      const rows = await read(path, { ...range, ...from, limit })
      const fresh = rows.filter((row) => !seen.has(row[cursor]))
      if (fresh.length === 0) break
      yield* fresh
      for (const row of fresh) seen.add(row[cursor])
      from = { from: rows.at(-1)[cursor] }
    }
  }
}

/** The parameters once for each range that one request may ask for. */
function* ranges(path, params, days) {
  const [start, end] = path.startsWith('/v3/') ? ['sTime', 'eTime'] : ['startTime', 'endTime']
  if (!params[start] || !days) return yield params
  const last = Number(params[end] ?? serverTime())
  for (let begin = Number(params[start]); begin <= last; begin += days * DAY + 1)
    yield { ...params, [start]: begin, [end]: Math.min(begin + days * DAY, last) }
}

function read(path, params) {
  return patiently(() => call('GET', path, { params }))
}
