async def session():
    books = {}  # of this connection: what another one left behind is out of date
    async with connected(SOCKET) as socket:
        await send(socket, {"event": "subscribe", "channel": ["book_lv2"], "symbols": SYMBOLS})
        async for frame in frames(socket):
            if frame.get("event") == "error":
                sys.exit(frame["message"])
            for symbol in keep(books, frame):
                book = books[symbol]
                if book.problem:
                    print(f"{symbol}: updates were lost, subscribing again", file=sys.stderr)
                    for event in "unsubscribe", "subscribe":
                        await send(socket, {"event": event, "channel": ["book_lv2"], "symbols": [symbol]})
                else:
                    bid, ask = (side[0][0] if side else None for side in book.levels())
                    print(symbol, book.last, bid, ask, flush=True)


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
asyncio.run(keep_connected(session))
