def all_pages(path, params):
    """Each row of a list once, until a page brings no new one. It may begin with the newest or with the oldest."""
    seen = set()
    params = {**params, "limit": 100}
    while True:
        rows = read(path, params)
        new = [row for row in rows if row["id"] not in seen]
        if not new:
            return
        yield from new
        seen.update(row["id"] for row in new)
        params["from"] = rows[-1]["id"]


def read(path, params, attempts=8):
    """Reads patiently. Do not place orders like this: one without an answer may stand."""
    for attempt in range(attempts):
        try:
            return call("GET", path, params)
        except OSError as problem:
            if attempt == attempts - 1:
                raise
            pause = min(2 ** attempt, 30) * random.uniform(0.5, 1)
            print(f"{problem}; reading again in {pause:.1f} s", file=sys.stderr)
            time.sleep(pause)
