// Keep a local order book of futures, and recover when an update is missing.
// Node 20 or later. Run it with: node order-book.mjs
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

// include parts/socket.mjs

const [SYMBOLS, SOCKET] = [['BTC_USDT_PERP'], '/ws/v3/public']

// include parts/book.mjs

// include parts/futures-pushes.mjs

// region shown
// include parts/keep-book.mjs
// endregion
