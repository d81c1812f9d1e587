// Record every fill once: reconnect, subscribe again, and catch up on what was missed.
// Node 20 or later. Run it with: API_KEY=… API_SECRET=… node catch-up.mjs
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again.
// API_URL and WS_URL lead to another server than the exchange's. MAX_FRAMES=20 ends it after 20 frames, Ctrl+C at any
// time.

import { createHmac } from 'node:crypto'
import { on, once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import WebSocket from 'ws' // npm install ws

const { API_URL = 'https://api.poloniex.com', WS_URL = 'wss://ws.poloniex.com' } = process.env
const { API_KEY, API_SECRET, MAX_FRAMES } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')
let count = 0 // of frames
const SYMBOL = 'BTC_USDT_PERP'
const JOURNAL = 'fills.jsonl'

// region shown
const known = new Set()
let lastTime = Date.now() // a first run begins now; a later one where the journal ends

readJournal()
await keepConnected(async () => {
  const connection = await connect('/ws/v3/private')
  await logIn(connection)
  await subscribe(connection, 'trade') // first, so that no fill falls between the two
  await catchUp() // what is pushed meanwhile waits on the connection
  for await (const { channel, data = [] } of frames(connection)) {
    if (channel === 'trade') data.forEach(record)
  }
})

/** Reads from a minute before the last known fill, until a page brings nothing new. */
async function catchUp() {
  const params = { symbol: SYMBOL, sTime: lastTime - 60_000, limit: 100 }
  const seen = new Set()
  while (true) {
    const rows = await call('GET', '/v3/trade/order/trades', { params })
    const fresh = rows.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    for (const row of fresh) {
      record(row)
      seen.add(row.id)
    }
    params.from = rows.at(-1).id
  }
}

/** Adds a fill to the journal unless it is there. The socket names price and size differently. */
function record({ ordId: order, trdId: trade, side, fpx, px, fqty, qty, uTime }) {
  if (known.has(`${order} ${trade}`)) return
  const fill = { order, trade, side, price: fpx ?? px, size: fqty ?? qty, time: Number(uTime) }
  appendFileSync(JOURNAL, `${JSON.stringify(fill)}\n`)
  remember(fill)
  console.log(JSON.stringify(fill))
}

function remember({ order, trade, time }) {
  known.add(`${order} ${trade}`)
  lastTime = Math.max(lastTime, time)
}

function readJournal() {
  const lines = existsSync(JOURNAL) ? readFileSync(JOURNAL, 'utf8').split('\n').filter(Boolean) : []
  const fills = lines.map((line) => JSON.parse(line))
  if (fills.length > 0) lastTime = 0
  fills.forEach(remember)
}
// endregion

// include parts/futures-login.mjs

// include parts/futures-call.mjs

// include parts/signed-request.mjs

// include parts/futures-socket.mjs

// include parts/keep-connected.mjs
