PER_SECOND = 8  # the limit is 10: the rest is for your other programs
next_start = 0.0


def wait_for_turn():
    """Spreads the requests evenly, also those that are tried again."""
    global next_start
    start = max(next_start, time.monotonic())
    next_start = start + 1 / PER_SECOND
    time.sleep(max(start - time.monotonic(), 0))
