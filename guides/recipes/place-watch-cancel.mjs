// Place an order, watch it on the socket, and cancel it.
// Node 20 or later.
// Run it with a price far below the market and a size in contracts:
// API_KEY=… API_SECRET=… node place-watch-cancel.mjs 20000 1
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
// API_URL and WS_URL lead to another server than the exchange's.

import { createHmac } from 'node:crypto'
import { on, once } from 'node:events'
import WebSocket from 'ws' // npm install ws

const { API_URL = 'https://api.poloniex.com', WS_URL = 'wss://ws.poloniex.com' } = process.env
const { API_KEY, API_SECRET } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')
const SYMBOL = 'BTC_USDT_PERP'

const isTest = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(API_URL).hostname)
if (!isTest && !process.argv.includes('--live')) {
  console.error(`Not sent: Place an order (trade) acts on your account at ${API_URL}. Add --live to send it.`)
  process.exit(1)
}

// include parts/server-clock.mjs

// include parts/signed-request.mjs

// include parts/wait-for-turn.mjs

// include parts/futures-call.mjs

// include parts/futures-socket.mjs

// include parts/futures-login.mjs

// region shown
const FINAL = ['FILLED', 'CANCELED', 'PARTIALLY_CANCELED']
const LONGEST_WATCH = 10_000 // ms that the socket is believed; then the order is looked up
const LONGEST_SEARCH = 60_000 // ms
let mayStand = false // whether there may be an order
let stop = () => process.exit(1) // what Ctrl+C does now
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop()) // SIGTERM: docker stop, systemd

/** Gives the state in which the order ended. */
async function placeAndWatch(order, terms) {
  await setClock()
  const connection = await connect('/ws/v3/private')
  await logIn(connection)
  await subscribe(connection, 'orders') // before there is an order, so that no event of it is missed
  stop = connection.close // ends the events, not the program: the order is still to be settled
  const timer = setTimeout(connection.close, LONGEST_WATCH)
  try {
    mayStand = true
    await call('POST', '/v3/trade/order', { body: { ...order, ...terms } }).catch((error) => {
      mayStand = !error.isFinal && !error.isLater
      throw error
    })
    return await watch(connection, order)
  } finally {
    clearTimeout(timer)
    connection.close()
  }
}

/** Cancels the order once it stands. Gives its final state. */
async function watch(connection, order) {
  let isCancelled = false
  for await (const { channel, data = [] } of frames(connection)) {
    for (const event of channel === 'orders' ? data : []) {
      if (event.clOrdId !== order.clOrdId) continue
      console.log(stateOf(event), event.execQty, 'of', event.sz)
      if (FINAL.includes(stateOf(event))) return stateOf(event)
      if (!isCancelled) await call('DELETE', '/v3/trade/order', { body: order })
      isCancelled = true
    }
  }
}

/** Cancels what may stand, and looks up how it ended. Gives its last state, nothing when the exchange does not know it. */
async function settle(order) {
  let state = 'UNKNOWN'
  let misses = 0
  const deadline = performance.now() + LONGEST_SEARCH
  while (performance.now() < deadline && misses < 10) {
    try {
      await cancel(order)
      const open = await call('GET', '/v3/trade/order/opens', { params: order })
      const ended = await call('GET', '/v3/trade/order/history', { params: order })
      const states = [...ended, ...open].filter(({ clOrdId }) => clOrdId === order.clOrdId).map(stateOf)
      misses = states.length > 0 ? 0 : misses + 1 // one that was sent may come late
      state = states.find((own) => FINAL.includes(own)) ?? states[0] ?? state
      if (FINAL.includes(state)) return state
    } catch (error) {
      console.error(error.message)
    }
    await seconds(1)
  }
  return misses < 10 ? state : undefined
}

async function cancel(order) {
  try {
    await call('DELETE', '/v3/trade/order', { body: order })
  } catch (error) {
    if (!error.isFinal) throw error
    console.error('Not cancelled:', error.message) // it may have ended, or not have come
  }
}

/** The state in one spelling: the exchange also sends PARTIAL_FILLED and PARTIAL_CANCELED. */
function stateOf({ state }) {
  return state.replace('PARTIAL_', 'PARTIALLY_')
}

/** Gives the last known state of the order, nothing when it was not placed. */
async function run(px, sz) {
  // An id of our own is known before the order is sent, and finds it again whatever gets lost.
  const order = { symbol: SYMBOL, clOrdId: `recipe-${Date.now()}` }
  try {
    return await placeAndWatch(order, { side: 'BUY', type: 'LIMIT_MAKER', px, sz, mgnMode: 'CROSS', posSide: 'BOTH' })
  } catch (error) {
    console.error(error.message)
    if (mayStand) return settle(order)
  }
}
// endregion

const [price, size] = process.argv.slice(2).filter((value) => value !== '--live')
if (!size) fail('How to run it: node place-watch-cancel.mjs PRICE SIZE [--live]')
const endedAs = await run(price, size)
console.log('Ended as:', endedAs)
if (!endedAs) fail('The order was not placed.')
if (!FINAL.includes(endedAs)) fail('The order may be open. Look at your open orders.')

function fail(message) {
  console.error(message)
  process.exit(1)
}
