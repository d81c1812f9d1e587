#!/usr/bin/env python3
"""Stay below a rate limit, and back off when a request is refused all the same.

Python 3.9 or later; nothing to install. Run it with the symbols whose last closed orders it should read:
API_KEY=… API_SECRET=… python3 rate-limit-back-off.py BTC_USDT ETH_USDT
API_URL leads to another server than the exchange's.
"""
import base64
import hashlib
import hmac
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.poloniex.com")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")


# include parts/server-clock.py


# include parts/signed-request.py


# region shown
# include parts/wait-for-turn.py


LONGEST_PAUSE = 30  # seconds
ATTEMPTS = 8


def get(path, params):
    """Reads patiently. Do not place orders like this: one without an answer may stand."""
    for attempt in range(ATTEMPTS):
        wait_for_turn()
        try:
            # Each attempt is signed anew: the timestamp of the one before is too old by now.
            status, headers, text = signed_request("GET", path, params)
        except OSError as problem:
            status, headers, text = 0, {}, str(problem)
        if status == 200:
            return json.loads(text)
        if status != 429 and 0 < status < 500:
            sys.exit(f"HTTP {status}: {text}")  # the same request would fail again
        pause = min(2 ** attempt, LONGEST_PAUSE) * random.uniform(0.5, 1)
        asked = headers.get("Retry-After", "")
        if asked.isdecimal():
            pause = max(pause, int(asked))
        print(f"HTTP {status}: waiting {pause:.1f} s", file=sys.stderr)
        time.sleep(pause)
    sys.exit(f"{path}: no success in {ATTEMPTS} attempts")


try:
    set_clock()
except OSError as problem:  # no connection, or no time of the server
    sys.exit(f"No reply: {problem}")
for symbol in sys.argv[1:] or ["BTC_USDT"]:
    orders = get("/orders/history", {"symbol": symbol, "limit": 100})
    print(symbol, len(orders), flush=True)
# endregion
