// Stay below a rate limit, and back off when a request is refused all the same.
// Node 18 or later; nothing to install. Run it with the symbols whose last closed orders it should read:
// API_KEY=… API_SECRET=… node rate-limit-back-off.mjs BTC_USDT ETH_USDT
// API_URL leads to another server than the exchange's.

import { createHmac } from 'node:crypto'

const { API_URL = 'https://api.poloniex.com', API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')

// include parts/server-clock.mjs

// include parts/signed-request.mjs

// region shown
// include parts/wait-for-turn.mjs

const LONGEST_PAUSE = 30 // seconds
const ATTEMPTS = 8

await setClock()
const [...symbols] = process.argv.slice(2)
for (const symbol of symbols.length > 0 ? symbols : ['BTC_USDT']) {
  const orders = await get('/orders/history', { symbol, limit: 100 })
  console.log(symbol, orders.length)
}

/** Reads patiently. Do not place orders like this: one without an answer may stand. */
async function get(path, params) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await waitForTurn()
    // Each attempt is signed anew: the timestamp of the one before is too old by now.
    const failed = (error) => ({ status: 0, headers: new Headers(), text: error.message })
    const { status, headers, text } = await signedRequest('GET', path, { params }).catch(failed)
    if (status === 200) return JSON.parse(text)
    // The same request would fail again.
    if (status !== 429 && status > 0 && status < 500) throw new Error(`HTTP ${status}: ${text}`)
    const pause = Math.min(2 ** attempt, LONGEST_PAUSE) * (0.5 + Math.random() / 2)
    const asked = Number(headers.get('Retry-After')) || 0
    console.error(`HTTP ${status}: waiting ${Math.max(pause, asked).toFixed(1)} s`)
    await seconds(Math.max(pause, asked))
  }
  throw new Error(`${path}: no success in ${ATTEMPTS} attempts`)
}
// endregion
