# include parts/patiently.py


DAY = 24 * 3600 * 1000  # ms
# Lists: the member of a row that leads to the next page, the longest page, and the longest range in days.
LISTS = {
    "/orders": ("id", 2000, None),
    "/orders/history": ("id", 1000, 30),
    "/smartorders/history": ("id", 100, None),
    "/trades": ("pageId", 1000, 180),
    "/accounts/activity": ("id", 1000, None),
    "/accounts/transfer": ("id", 1000, 180),
    "/accounts/interest/history": ("id", 100, 90),
    "/subaccounts/transfer": ("id", 1000, 180),
    "/v3/account/bills": ("id", 100, None),
    "/v3/trade/order/opens": ("ordId", 100, None),
    "/v3/trade/order/history": ("ordId", 100, None),
    "/v3/trade/order/trades": ("id", 100, None),
    "/v3/trade/position/history": ("id", 100, None),
}


def all_pages(path, params):
    """Each row of a list once, range by range, until a page brings no new one. It may begin with the newest or the oldest."""
    cursor, limit, days = LISTS[path]
    seen = set()
    for part in ranges(path, params, days):
        asked = {**part, "limit": limit}
        while True:
            rows = read(path, asked)
            if not isinstance(rows, list):
                raise ConnectionError("the reply has no list")
            fresh = [row for row in rows if row[cursor] not in seen]
            if not fresh:
                break
            yield from fresh
            seen.update(row[cursor] for row in fresh)
            asked["from"] = rows[-1][cursor]


def ranges(path, params, days):
    """The parameters once for each range that one request may ask for."""
    start, end = ("sTime", "eTime") if path.startswith("/v3/") else ("startTime", "endTime")
    if start not in params or days is None:
        yield params
        return
    begin, last = int(params[start]), int(params.get(end, server_time()))
    while begin <= last:
        yield {**params, start: begin, end: min(begin + days * DAY, last)}
        begin += days * DAY + 1


def read(path, params=None):
    return patiently(call, "GET", path, params)
