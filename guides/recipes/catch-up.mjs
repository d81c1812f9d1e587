// Record every fill once: reconnect, subscribe again, and catch up on what was missed.
// Node 20 or later. Run it with: API_KEY=… API_SECRET=… node catch-up.mjs
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
// API_URL and WS_URL lead to another server than the exchange's.

import { createHmac } from 'node:crypto'
import { on, once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import WebSocket from 'ws' // npm install ws

const { API_URL = 'https://api.poloniex.com', WS_URL = 'wss://ws.poloniex.com' } = process.env
const { API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')
const SYMBOL = 'BTC_USDT_PERP'
const JOURNAL = 'fills.jsonl'

// include parts/server-clock.mjs

// include parts/signed-request.mjs

// include parts/wait-for-turn.mjs

// include parts/futures-call.mjs

// include parts/futures-pages.mjs

// include parts/futures-socket.mjs

// include parts/keep-connected.mjs

// include parts/futures-login.mjs

// region shown
const OVERLAP = 60_000 // ms that each pass reads again: a fill may be listed late
const KEPT = 90 * 24 * 3600 * 1000 // ms that the exchange lists a fill
const EVERY = 600_000 // ms between two passes, because a push can get lost on a connection that stays
const known = new Set()

await keepConnected(async () => {
  await setClock()
  let mark = readJournal()
  if (mark === undefined) mark = write({ mark: serverTime() }).mark // a first run begins now
  const connection = await connect('/ws/v3/private')
  await logIn(connection)
  await subscribe(connection, 'trade') // first, so that no fill falls between the two
  while (true) {
    mark = await catchUp(mark) // what is pushed meanwhile waits on the connection
    const nextPass = performance.now() + EVERY
    for await (const { channel, data = [] } of frames(connection)) {
      if (channel === 'trade') data.forEach(record)
      if (performance.now() > nextPass) break
    }
  }
})

/** Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest. */
async function catchUp(mark) {
  const begun = serverTime()
  if (mark < begun - KEPT) console.error('Fills of more than 90 days ago are not listed any more.')
  const sTime = Math.max(mark - OVERLAP, begun - KEPT)
  for await (const row of allPages('/v3/trade/order/trades', { symbol: SYMBOL, sTime })) record(row)
  return write({ mark: begun }).mark
}

/** Adds a fill to the journal unless it is there. The socket names price and size differently from REST. */
function record({ ordId: order, trdId: trade, fpx, px, fqty, qty, uTime, ...row }) {
  if (known.has(`${order} ${trade}`)) return
  const { symbol, side, role, feeAmt: fee, feeCcy: feeCurrency } = row
  const { deductAmt: deducted, deductCcy: deductedCurrency } = row
  const terms = { symbol, side, price: fpx ?? px, size: fqty ?? qty, role }
  const fill = write({ order, trade, ...terms, fee, feeCurrency, deducted, deductedCurrency, time: Number(uTime) })
  known.add(`${order} ${trade}`)
  console.log(JSON.stringify(fill))
}

function write(entry) {
  appendFileSync(JOURNAL, `${JSON.stringify(entry)}\n`, { flush: true })
  return entry
}

/** Gives the time before which no fill is missing, nothing at the first start. */
function readJournal() {
  const text = existsSync(JOURNAL) ? readFileSync(JOURNAL, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // The program was killed as it wrote: the next pass reads that fill again.
  if (whole !== text) truncateSync(JOURNAL, Buffer.byteLength(whole))
  const entries = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const { order, trade } of entries) if (trade) known.add(`${order} ${trade}`)
  return entries.findLast(({ mark }) => mark)?.mark
}
// endregion
