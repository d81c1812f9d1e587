#!/usr/bin/env python3
"""Record every fill once: reconnect, subscribe again, and catch up on what was missed.

Python 3.9 or later. Run it with: API_KEY=… API_SECRET=… python3 catch-up.py
Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
API_URL and WS_URL lead to another server than the exchange's.
"""
import asyncio
import base64
import contextlib
import hashlib
import hmac
import http.client
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
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
SYMBOL = "BTC_USDT_PERP"
JOURNAL = "fills.jsonl"


# include parts/server-clock.py


# include parts/signed-request.py


# include parts/wait-for-turn.py


# include parts/futures-call.py


# include parts/futures-pages.py


# include parts/futures-socket.py


# include parts/keep-connected.py


# include parts/futures-login.py


# region shown
OVERLAP = 60_000  # ms that each pass reads again: a fill may be listed late
KEPT = 90 * 24 * 3600 * 1000  # ms that the exchange lists a fill
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
    """Adds a fill to the journal unless it is there. The socket names price and size differently from REST."""
    if (row["ordId"], row["trdId"]) in known:
        return
    fill = {
        "order": row["ordId"], "trade": row["trdId"], "symbol": row["symbol"], "side": row["side"],
        "price": row.get("fpx") or row["px"], "size": row.get("fqty") or row["qty"],
        "role": row["role"], "fee": row["feeAmt"], "feeCurrency": row["feeCcy"],
        "deducted": row["deductAmt"], "deductedCurrency": row["deductCcy"], "time": int(row["uTime"]),
    }
    write(fill)
    known.add((fill["order"], fill["trade"]))
    print(fill, flush=True)


def catch_up(mark):
    """Records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest."""
    begun = server_time()
    if mark < begun - KEPT:
        print("Fills of more than 90 days ago are not listed any more.", file=sys.stderr)
    start = max(mark - OVERLAP, begun - KEPT)
    for row in all_pages("/v3/trade/order/trades", {"symbol": SYMBOL, "sTime": start}):
        record(row)
    write({"mark": begun})
    return begun


async def session():
    await asyncio.to_thread(set_clock)
    mark = read_journal()
    if mark is None:  # a first run begins now
        mark = server_time()
        write({"mark": mark})
    async with connected("/ws/v3/private") as socket:
        await log_in(socket)
        await subscribe(socket, "trade")  # first, so that no fill falls between the two
        while True:
            # What is pushed meanwhile waits on the connection.
            mark = await asyncio.to_thread(catch_up, mark)
            next_pass = time.monotonic() + EVERY
            async for frame in frames(socket):
                if frame.get("channel") == "trade":
                    for row in frame.get("data", []):
                        record(row)
                if time.monotonic() > next_pass:
                    break


for name in (signal.SIGINT, signal.SIGTERM):
    signal.signal(name, signal.SIG_DFL)  # ends it at once; the journal takes that
try:
    asyncio.run(keep_connected(session))
except Refused as refusal:
    sys.exit(f"Refused: {refusal}")
# endregion
