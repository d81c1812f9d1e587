// Place a spot order, watch it on the socket, and cancel it.
// Node 20 or later.
// Run it with a price far below the market and a quantity in the base currency:
// API_KEY=… API_SECRET=… node spot-place-watch-cancel.mjs 20000 0.001
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
// API_URL and WS_URL lead to another server than the exchange's.

// include parts/account.mjs

// include parts/socket.mjs

// include parts/login.mjs

const ACTION = 'Place an order'
// include parts/stop-before-live.mjs

// region shown
const [SYMBOL, SOCKET] = ['BTC_USDT', '/ws/private']
const [OWN_ID, FILLED, SIZE] = ['clientOrderId', 'filledQuantity', 'quantity']
const FINAL = ['FILLED', 'CANCELED', 'PARTIALLY_CANCELED', 'FAILED', 'REJECTED', 'EXPIRED']

function place(clientOrderId, price, quantity) {
  const order = { symbol: SYMBOL, clientOrderId, side: 'BUY', type: 'LIMIT_MAKER', price, quantity }
  return call('POST', '/orders', { body: order })
}

function cancel(clientOrderId) {
  return call('DELETE', `/orders/cid:${clientOrderId}`)
}

function lookUp(clientOrderId) {
  return call('GET', `/orders/cid:${clientOrderId}`).then(
    (order) => [order],
    (error) => {
      if (error.code !== 21301) throw error // no such order
      return []
    },
  )
}
// endregion

// include parts/follow-order.mjs

// include parts/print-end.mjs
