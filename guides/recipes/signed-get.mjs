// Send a signed GET and print the reply.
// Node 18 or later; nothing to install. Run it with a path and its parameters, as many as there are:
// API_KEY=… API_SECRET=… node signed-get.mjs /orders symbol=BTC_USDT limit=20
// API_URL leads to another server than the exchange's.

import { createHmac } from 'node:crypto'

const { API_URL = 'https://api.poloniex.com', API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) fail('Set API_KEY and API_SECRET in the environment.')

// include parts/fail.mjs

// include parts/server-clock.mjs

// region shown
// include parts/signed-request.mjs
// endregion

const [path, ...pairs] = process.argv.slice(2)
if (path === undefined) fail('How to run it: node signed-get.mjs PATH [NAME=VALUE …]')
await setClock()
const params = Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.replace(/^[^=]*=/, '')]))
const { status, text } = await signedRequest('GET', path, { params })
if (status !== 200) fail(`HTTP ${status}: ${text}`)
console.log(text)
