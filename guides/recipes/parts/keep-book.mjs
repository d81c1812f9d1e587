const LONGEST_WAIT = 10_000 // ms for a snapshot: other frames may keep the connection alive

await keepConnected(async () => {
  const books = new Map() // of this connection: the books of the last one are out of date
  const connection = await connect(SOCKET)
  const send = (event, symbols) => connection.send({ event, channel: ['book_lv2'], symbols })
  send('subscribe', SYMBOLS)
  let late = performance.now() + LONGEST_WAIT
  for await (const frame of frames(connection)) {
    if (frame.event === 'error') fail(frame.message)
    for (const symbol of keep(books, frame)) {
      const book = books.get(symbol)
      if (book.problem) {
        console.error(`${symbol}: updates were lost, subscribing again`)
        send('unsubscribe', [symbol])
        send('subscribe', [symbol])
      } else {
        const [bid, ask] = book.levels().map(([best]) => best?.[0])
        console.log(symbol, book.last, bid, ask)
      }
    }
    if (SYMBOLS.every((symbol) => books.get(symbol)?.last !== undefined)) late = performance.now() + LONGEST_WAIT
    if (performance.now() < late) continue
    connection.close()
    throw new Error('no snapshot in time')
  }
})
