// Keep a local order book, and recover when an update is missing.
// Node 20 or later. Run it with: node order-book.mjs
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

// include parts/socket.mjs

const CONTRACTS = ['BTC_USDT_PERP']

// region shown
await keepConnected(async () => {
  const books = new Map() // of this connection: what another one left behind is out of date
  const connection = await connect('/ws/v3/public')
  connection.send({ event: 'subscribe', channel: ['book_lv2'], symbols: CONTRACTS })
  for await (const frame of frames(connection)) {
    if (frame.event === 'error') throw Object.assign(new Error(frame.message), { isFinal: true })
    if (frame.channel !== 'book_lv2' || !frame.data) continue
    for (const contract of applyPush(books, frame)) {
      console.error(`${contract}: updates were lost, subscribing again`)
      connection.send({ event: 'unsubscribe', channel: ['book_lv2'], symbols: [contract] })
      connection.send({ event: 'subscribe', channel: ['book_lv2'], symbols: [contract] })
    }
    for (const [contract, { id, bids, asks }] of books) {
      const [bid, ask] = [bids.get(Math.max(...bids.keys())), asks.get(Math.min(...asks.keys()))]
      console.log(contract, id, bid?.price, ask?.price)
    }
  }
})

/** Applies a push to the books by contract. Gives the contracts of which updates were lost. */
function applyPush(books, { action, data }) {
  const lost = []
  for (const { s: contract, asks, bids, lid, id } of data) {
    let book = books.get(contract)
    if (action === 'snapshot') {
      book = { asks: new Map(), bids: new Map() }
      books.set(contract, book)
    } else if (!book) {
      continue // an update ahead of its snapshot
    } else if (lid !== book.id) {
      books.delete(contract)
      lost.push(contract)
      continue
    }
    setLevels(book.asks, asks)
    setLevels(book.bids, bids)
    book.id = id
  }
  return lost
}

// Keyed by the price as a number, so that "86531.1" and "86531.10" are one level; the texts stay exact.
function setLevels(side, levels) {
  for (const [price, size] of levels) {
    if (Number(size) === 0) side.delete(Number(price))
    else side.set(Number(price), { price, size })
  }
}
// endregion
