LONGEST_WAIT = 10  # seconds for a snapshot: other frames may keep the connection alive


async def session():
    books = {}  # of this connection: the books of the last one are out of date
    async with connected(SOCKET) as socket:
        await send(socket, {"event": "subscribe", "channel": ["book_lv2"], "symbols": SYMBOLS})
        late = time.monotonic() + LONGEST_WAIT
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
            if all(symbol in books and books[symbol].last is not None for symbol in SYMBOLS):
                late = time.monotonic() + LONGEST_WAIT
            if time.monotonic() > late:
                raise ConnectionError("no snapshot in time")


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
asyncio.run(keep_connected(session))
