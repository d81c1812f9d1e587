// Record every spot fill once: reconnect, subscribe again, and catch up on what was missed.
// Node 20 or later. Run it with: API_KEY=… API_SECRET=… node spot-catch-up.mjs
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
// API_URL and WS_URL lead to another server than the exchange's.

// include parts/account.mjs

// include parts/socket.mjs

// include parts/login.mjs

// include parts/pages.mjs

// region shown
const [SYMBOL, SOCKET, CHANNEL] = ['BTC_USDT', '/ws/private', 'orders']
const KEPT = 180 * DAY // ms that the exchange lists a fill

function fillsSince(startTime) {
  return ['/trades', { symbols: SYMBOL, startTime }]
}

/** Whether an event of an order is a fill. */
function isFill({ eventType }) {
  return eventType === 'trade'
}

/** A fill of the list or of the socket, which names most members differently. */
function fillOf({ orderId: order, symbol, side, matchRole: role, feeCurrency, ...row }) {
  const { tradeId: trade = row.id, tradeFee: fee = row.feeAmount, tradeTime: time = row.createTime } = row
  const [price, size] = row.tradeId ? [row.tradePrice, row.tradeQty] : [row.price, row.quantity]
  return { order, trade, symbol, side, price, size, role, fee, feeCurrency, time }
}
// endregion

// include parts/record-fills.mjs
