#!/usr/bin/env python3
"""Read a list of your account to its end, on spot and futures: each row once, as a line of JSON.

Python 3.9 or later; nothing to install. Run it with the path of the list and its parameters:
API_KEY=… API_SECRET=… python3 whole-list.py /v3/trade/order/trades symbol=BTC_USDT_PERP
API_URL leads to another server than the exchange's.
"""
import re
# include parts/account.py


# include parts/pages.py


# region shown
if len(sys.argv) < 2 or sys.argv[1] not in LISTS or not all(re.match(r"[^=]+=", pair) for pair in sys.argv[2:]) \
        or any(re.search(r"Time=(?!\d+$)", pair) for pair in sys.argv[2:]):
    sys.exit(f"How to run it: python3 {sys.argv[0]} PATH [NAME=VALUE]…, times in milliseconds\nPaths: {', '.join(LISTS)}")
try:
    patiently(set_clock)
    for row in all_pages(sys.argv[1], dict(pair.split("=", 1) for pair in sys.argv[2:])):
        print(json.dumps(row), flush=True)
except (Refused, OSError) as problem:
    sys.exit(f"The list is not whole: {problem}")
# endregion
