JOURNAL = "fills.jsonl"
OVERLAP = 60_000  # ms that each pass reads again: a fill may be listed late
EVERY = 600  # seconds between two passes, because a push can get lost on a connection that stays
known = set()


def read_journal():
    """Gives the time before which no fill is missing, None at the first start."""
    mark, size = None, 0
    with open(JOURNAL, "a+b") as journal:
        journal.seek(0)
        for line in journal:
            if not line.endswith(b"\n"):  # the program was killed as it wrote: the next pass reads that fill again
                journal.truncate(size)
                break
            size += len(line)
            entry = json.loads(line)
            if "mark" in entry:
                mark = entry["mark"]
            else:
                known.add((entry["order"], entry["trade"]))
    return mark


def write(entry):
    with open(JOURNAL, "a") as journal:
        journal.write(json.dumps(entry) + "\n")
        journal.flush()
        os.fsync(journal.fileno())


def record(row):
    """Adds a fill to the journal unless it is there."""
    fill = fill_of(row)
    if (fill["order"], fill["trade"]) not in known:
        write(fill)
        known.add((fill["order"], fill["trade"]))
        print(fill, flush=True)


def catch_up(mark):
    """Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest."""
    begun = server_time()
    if mark < begun - KEPT:
        print(f"Fills of more than {KEPT // DAY} days ago are not listed any more.", file=sys.stderr)
    for row in all_pages(*fills_since(max(mark - OVERLAP, begun - KEPT))):
        record(row)
    write({"mark": begun})
    return begun


async def session():
    await asyncio.to_thread(set_clock)
    mark = read_journal()
    if mark is None:  # a first run begins now
        mark = server_time()
        write({"mark": mark})
    async with connected(SOCKET) as socket:
        await log_in(socket)
        await subscribe(socket, CHANNEL, SYMBOL)  # first, so that no fill falls between the two
        while True:
            # What is pushed meanwhile waits on the connection.
            mark = await asyncio.to_thread(catch_up, mark)
            next_pass = time.monotonic() + EVERY
            async for frame in frames(socket):
                for row in frame.get("data", []) if frame.get("channel") == CHANNEL else []:
                    if is_fill(row):
                        record(row)
                if time.monotonic() > next_pass:
                    break


for name in (signal.SIGINT, signal.SIGTERM):
    signal.signal(name, signal.SIG_DFL)  # ends it at once; the journal takes that
try:
    asyncio.run(keep_connected(session))
except Refused as refusal:
    sys.exit(f"Refused: {refusal}")
