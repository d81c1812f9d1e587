// Keep a local order book of spot, and recover when an update is missing.
// Node 20 or later. Run it with: node spot-order-book.mjs
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

// include parts/socket.mjs

const [SYMBOLS, SOCKET] = [['BTC_USDT'], '/ws/public']

// include parts/book.mjs

// include parts/spot-pushes.mjs

// region shown
// include parts/keep-book.mjs
// endregion
