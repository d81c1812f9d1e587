// Place a futures order, watch it on the socket, and cancel it.
// Node 20 or later.
// Run it with a price far below the market and a size in contracts:
// API_KEY=… API_SECRET=… node place-watch-cancel.mjs 20000 1
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
// API_URL and WS_URL lead to another server than the exchange's.

// include parts/account.mjs

// include parts/socket.mjs

// include parts/login.mjs

const ACTION = 'Place an order'
// include parts/stop-before-live.mjs

// region shown
const [SYMBOL, SOCKET] = ['BTC_USDT_PERP', '/ws/v3/private']
const [OWN_ID, FILLED, SIZE] = ['clOrdId', 'execQty', 'sz']
const FINAL = ['FILLED', 'CANCELED', 'PARTIALLY_CANCELED']

function place(clOrdId, px, sz) {
  const order = { symbol: SYMBOL, clOrdId, side: 'BUY', type: 'LIMIT_MAKER', px, sz, mgnMode: 'CROSS', posSide: 'BOTH' }
  return call('POST', '/v3/trade/order', { body: order })
}

function cancel(clOrdId) {
  return call('DELETE', '/v3/trade/order', { body: { symbol: SYMBOL, clOrdId } })
}

async function lookUp(clOrdId) {
  const params = { symbol: SYMBOL, clOrdId }
  const open = await call('GET', '/v3/trade/order/opens', { params })
  const ended = await call('GET', '/v3/trade/order/history', { params })
  return [...open, ...ended].filter((row) => row.clOrdId === clOrdId)
}

// include parts/follow-order.mjs
// endregion

// include parts/print-end.mjs
