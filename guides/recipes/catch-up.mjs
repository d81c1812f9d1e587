// Record every futures fill once: reconnect, subscribe again, and catch up on what was missed.
// Node 20 or later. Run it with: API_KEY=… API_SECRET=… node catch-up.mjs
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
// API_URL and WS_URL lead to another server than the exchange's.

// include parts/account.mjs

// include parts/socket.mjs

// include parts/login.mjs

// include parts/pages.mjs

// region shown
const [SYMBOL, SOCKET, CHANNEL] = ['BTC_USDT_PERP', '/ws/v3/private', 'trade']
const KEPT = 90 * DAY // ms that the exchange lists a fill

function fillsSince(sTime) {
  return ['/v3/trade/order/trades', { symbol: SYMBOL, sTime }]
}

function isFill() {
  return true
}

/** A fill of the list or of the socket, which names price and size differently. */
function fillOf({ ordId: order, trdId: trade, fpx, px, fqty, qty, uTime, ...row }) {
  const { symbol, side, role, feeAmt: fee, feeCcy: feeCurrency } = row
  const { deductAmt: deducted, deductCcy: deductedCurrency } = row
  const terms = { symbol, side, price: fpx ?? px, size: fqty ?? qty, role }
  return { order, trade, ...terms, fee, feeCurrency, deducted, deductedCurrency, time: Number(uTime) }
}

// include parts/record-fills.mjs
// endregion
