LONGEST_WATCH = 10  # seconds to wait for events of the order; then it is looked up
LONGEST_SEARCH = 60  # seconds
may_stand = False  # whether there may be an order
last_state = "UNKNOWN"  # by the exchange


async def place_and_watch(own_id, price, size):
    """Gives the state in which the order ended."""
    global may_stand
    await asyncio.to_thread(set_clock)
    async with connected(SOCKET) as socket:
        await log_in(socket)
        await subscribe(socket, "orders", SYMBOL)  # before there is an order, so that no event of it is missed
        may_stand = True
        try:
            await asyncio.to_thread(place, own_id, price, size)
        except (NotNow, Refused):  # any other error leaves open whether it was placed
            may_stand = False
            raise
        return await asyncio.wait_for(watch(socket, own_id), LONGEST_WATCH)


async def watch(socket, own_id):
    """Cancels the order once it stands. Gives its final state."""
    global last_state
    is_cancelled = False
    async for push in frames(socket):
        for event in push.get("data", []) if push.get("channel") == "orders" else []:
            if event.get(OWN_ID) != own_id:
                continue
            last_state = state_of(event)
            print(last_state, event[FILLED], "of", event[SIZE], flush=True)
            if last_state in FINAL:
                return last_state
            if not is_cancelled:
                is_cancelled = True
                await asyncio.to_thread(cancel, own_id)


def settle(own_id):
    """Cancels what may stand, and looks up how it ended. Gives its last state."""
    state, misses = last_state, 0
    deadline = time.monotonic() + LONGEST_SEARCH
    while time.monotonic() < deadline and misses < 10:
        try:
            try:
                cancel(own_id)
            except Refused as refusal:  # it may have ended, or not have come
                print(f"Not cancelled: {refusal}", file=sys.stderr)
            states = [state_of(row) for row in look_up(own_id)]
            misses = 0 if states else misses + 1  # an order that was sent may come late
            state = next((own for own in states if own in FINAL), states[0] if states else state)
            if state in FINAL:
                return state
        except Exception as problem:  # whatever fails: the order is still to be settled
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
        time.sleep(1)
    return state


def state_of(row):
    """The state in one spelling: futures also send PARTIAL_FILLED and PARTIAL_CANCELED."""
    return row["state"].replace("PARTIAL_", "PARTIALLY_")


def run(price, size):
    """Gives the last known state of the order, None when it was not placed."""
    # An id of our own is known before the order is sent, and finds it again whatever gets lost.
    own_id = f"recipe-{time.time_ns() // 1_000_000}"
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # docker stop, systemd: as Ctrl+C
    state = None
    try:
        try:
            state = asyncio.run(place_and_watch(own_id, price, size))
        except Exception as problem:  # whatever fails: the order is still to be settled
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
        ignore_signals()
    except KeyboardInterrupt:
        print("Ending: the order is cancelled first.", file=sys.stderr)
        ignore_signals()
    return settle(own_id) if may_stand and state not in FINAL else state


def ignore_signals():
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
