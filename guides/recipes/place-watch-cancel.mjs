// Place an order, watch it on the socket, and cancel it.
// Node 20 or later.
// Run it with a price far below the market and a size in contracts:
// API_KEY=… API_SECRET=… node place-watch-cancel.mjs 20000 1
// It acts on your account (trade): a real server needs --live.
// API_URL and WS_URL lead to another server than the exchange's.

import { createHmac } from 'node:crypto'
import { on, once } from 'node:events'
import WebSocket from 'ws' // npm install ws

const { API_URL = 'https://api.poloniex.com', WS_URL = 'wss://ws.poloniex.com' } = process.env
const { API_KEY, API_SECRET, MAX_FRAMES } = process.env
if (!API_KEY || !API_SECRET) throw new Error('Set API_KEY and API_SECRET in the environment.')
let count = 0 // of frames
const SYMBOL = 'BTC_USDT_PERP'
const FINAL = ['FILLED', 'CANCELED', 'PARTIALLY_CANCELED']

const isTest = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(API_URL).hostname)
if (!isTest && !process.argv.includes('--live')) {
  console.error(`Not sent: Place an order (trade) acts on your account at ${API_URL}. Add --live to send it.`)
  process.exit(1)
}
const [price, size] = process.argv.slice(2).filter((value) => value !== '--live')
if (!size) throw new Error('How to run it: node place-watch-cancel.mjs PRICE SIZE [--live]')
const state = await placeWatchCancel(price, size)
console.log('Ended as:', state)
if (!state) throw new Error('Nothing is known of the order. Look at your open orders.')

// region shown
/** Gives the state in which the order ended, undefined when nothing is known of it. */
async function placeWatchCancel(px, sz) {
  // An id of our own is known before the order is sent, and finds it again whatever gets lost.
  const order = { symbol: SYMBOL, clOrdId: `recipe-${Date.now()}` }
  const connection = await connect('/ws/v3/private')
  await logIn(connection)
  await subscribe(connection, 'orders') // before there is an order, so that no event of it is missed
  process.once('SIGINT', connection.close) // ends the events, not the program: the order is still to be settled
  try {
    const terms = { side: 'BUY', type: 'LIMIT_MAKER', px, sz, mgnMode: 'CROSS', posSide: 'BOTH' }
    await call('POST', '/v3/trade/order', { body: { ...order, ...terms } })
    let isCancelled = false
    for await (const event of events(connection, order.clOrdId)) {
      console.log(event.state, event.execQty, 'of', event.sz)
      if (FINAL.includes(event.state)) return event.state
      if (!isCancelled) await cancel(order)
      isCancelled = true
    }
  } catch (error) {
    if (error.isFinal) throw error
    console.error(error.message)
  } finally {
    connection.close()
  }
  // No answer or no more events: the order may stand all the same.
  return settle(order)
}

/** What the socket says about one order. */
async function* events(connection, ownId) {
  for await (const { channel, data = [] } of frames(connection)) {
    if (channel === 'orders') yield* data.filter(({ clOrdId }) => clOrdId === ownId)
  }
}

async function cancel(order) {
  try {
    await call('DELETE', '/v3/trade/order', { body: order })
  } catch (error) {
    if (!error.isFinal) throw error
    console.error('Not cancelled:', error.message) // such as: filled a moment ago
  }
}

/** Cancels what may stand, and looks up how it ended. */
async function settle(order) {
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      await cancel(order)
      const rows = await call('GET', '/v3/trade/order/history', { params: order })
      const row = rows.find(({ clOrdId }) => clOrdId === order.clOrdId)
      if (row) return row.state
    } catch (error) {
      console.error(error.message)
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
// endregion

// include parts/futures-login.mjs

// include parts/futures-call.mjs

// include parts/signed-request.mjs

// include parts/futures-socket.mjs
