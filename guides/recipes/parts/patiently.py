def patiently(ask, *values, attempts=8, **named):
    """Repeats what may be repeated, such as a read. Do not place orders like this: one without an answer may stand."""
    for attempt in range(attempts):
        try:
            return ask(*values, **named)
        except OSError as problem:
            if attempt == attempts - 1:
                raise
            pause = max(min(2 ** attempt, 30) * random.uniform(0.5, 1), getattr(problem, "pause", 0))
            print(f"{problem}; asking again in {pause:.1f} s", file=sys.stderr)
            time.sleep(pause)
