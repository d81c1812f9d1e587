await keepConnected(async () => {
  const books = new Map() // of this connection: what another one left behind is out of date
  const connection = await connect(SOCKET)
  const send = (event, symbols) => connection.send({ event, channel: ['book_lv2'], symbols })
  send('subscribe', SYMBOLS)
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
  }
})
