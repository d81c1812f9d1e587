// Read the balance of the futures account: the first signed request.
// Node 18 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… node balance.mjs
// API_URL leads to another server than the exchange's.

// region shown
import { createHmac } from 'node:crypto'

const { API_URL = 'https://api.poloniex.com', API_KEY, API_SECRET } = process.env
const path = '/v3/account/balance'
const timestamp = String(Date.now())

const canonical = `GET\n${path}\nsignTimestamp=${timestamp}`
const signature = createHmac('sha256', API_SECRET).update(canonical).digest('base64')

const response = await fetch(API_URL + path, {
  headers: { key: API_KEY, signTimestamp: timestamp, signature },
  signal: AbortSignal.timeout(10_000),
})
console.log(await response.text())
// endregion
