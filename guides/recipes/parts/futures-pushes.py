def pushes(frame):
    """What a frame says of books; nothing for a frame of something else."""
    records = find(frame, "/data")
    for record in records if isinstance(records, list) else [records]:
        def at(*pointers):
            found = find(record, *pointers)
            return find(frame, *pointers) if found is None else found

        bids, asks = [side if isinstance(side, list) else None for side in (at("/bids"), at("/asks"))]
        if bids is asks is None:
            continue
        yield {
            "symbol": at("/s") or "",
            "begins": at("/action") == "snapshot",
            "bids": bids or [],
            "asks": asks or [],
            "id": at("/id"),
            "previous": at("/lid"),
        }


def keep(books, frame):
    """Applies a frame to the books by symbol. Gives the symbols whose book changed or fell out of step."""
    for push in pushes(frame):
        if books.setdefault(push["symbol"], Book()).take(push):
            yield push["symbol"]
