import { createHmac } from 'node:crypto'

const { API_URL = 'https://api.poloniex.com' } = process.env
let { API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) fail('Set API_KEY and API_SECRET in the environment.')

// include parts/fail.mjs

// include parts/server-clock.mjs

// include parts/signed-request.mjs

// include parts/wait-for-turn.mjs

// include parts/call.mjs
