#!/usr/bin/env python3
"""Record every fill once: reconnect, subscribe again, and catch up on what was missed.

Python 3.8 or later. Run it with: API_KEY=… API_SECRET=… python3 catch-up.py
Fills are added to the file fills.jsonl, from which the program goes on when it is started again.
API_URL and WS_URL lead to another server than the exchange's. MAX_FRAMES=20 ends it after 20 frames, Ctrl+C at any time.
"""
import asyncio
import base64
import hashlib
import hmac
import itertools
import json
import os
import random
import signal
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import websockets  # pip install websockets

API_URL = os.environ.get("API_URL", "https://api.poloniex.com")
WS_URL = os.environ.get("WS_URL", "wss://ws.poloniex.com")
MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)
counter = itertools.count(1)
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
SYMBOL = "BTC_USDT_PERP"
JOURNAL = "fills.jsonl"


# include parts/signed-request.py


# include parts/futures-call.py


# include parts/futures-socket.py


# include parts/keep-connected.py


# include parts/futures-login.py


# region shown
known = set()
# A first run begins now, a later one where the journal ends.
last_time = int(time.time() * 1000)


def read_journal():
    global last_time
    if os.path.exists(JOURNAL):
        with open(JOURNAL) as journal:
            fills = [json.loads(line) for line in journal]
        known.update((fill["order"], fill["trade"]) for fill in fills)
        last_time = max([fill["time"] for fill in fills], default=last_time)


def record(row):
    """Adds a fill to the journal unless it is there."""
    global last_time
    if (row["ordId"], row["trdId"]) in known:
        return
    fill = {
        "order": row["ordId"], "trade": row["trdId"], "side": row["side"],
        # The socket names price and size differently from REST.
        "price": row.get("fpx") or row["px"], "size": row.get("fqty") or row["qty"],
        "time": int(row["uTime"]),
    }
    with open(JOURNAL, "a") as journal:
        journal.write(json.dumps(fill) + "\n")
    known.add((fill["order"], fill["trade"]))
    last_time = max(last_time, fill["time"])
    print(fill, flush=True)


def catch_up():
    """Reads from a minute before the last known fill, until a page brings nothing new."""
    query = {"symbol": SYMBOL, "sTime": last_time - 60_000, "limit": 100}
    seen = set()
    while True:
        rows = call("GET", "/v3/trade/order/trades", params=query)
        new = [row for row in rows if row["id"] not in seen]
        for row in new:
            record(row)
        if not new:
            return
        seen.update(row["id"] for row in new)
        query["from"] = rows[-1]["id"]


async def session():
    async with websockets.connect(WS_URL + "/ws/v3/private", ping_interval=None) as socket:
        await log_in(socket)
        await subscribe(socket, "trade")  # first, so that no fill falls between the two
        catch_up()  # what is pushed meanwhile waits on the connection
        async for frame in frames(socket):
            if frame.get("channel") == "trade":
                for row in frame.get("data", []):
                    record(row)


read_journal()
signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
asyncio.run(keep_connected(session))
# endregion
