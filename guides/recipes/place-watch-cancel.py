#!/usr/bin/env python3
"""Place an order, watch it on the socket, and cancel it.

Python 3.8 or later. Run it with a price far below the market and a size in contracts:
API_KEY=… API_SECRET=… python3 place-watch-cancel.py 20000 1
It acts on your account (trade): a real server needs --live.
API_URL and WS_URL lead to another server than the exchange's.
"""
import asyncio
import base64
import hashlib
import hmac
import itertools
import json
import os
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
FINAL = ("FILLED", "CANCELED", "PARTIALLY_CANCELED")
if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: Place an order (trade) acts on your account at " + API_URL + ". Add --live to send it.")


# include parts/signed-request.py


# include parts/futures-call.py


# include parts/futures-socket.py


# include parts/futures-login.py


# region shown
async def place_watch_cancel(price, size):
    """Gives the state in which the order ended, None when nothing is known of it."""
    # An id of our own is known before the order is sent, and finds it again whatever gets lost.
    order = {"symbol": SYMBOL, "clOrdId": f"recipe-{time.time_ns() // 1_000_000}"}
    async with websockets.connect(WS_URL + "/ws/v3/private", ping_interval=None, close_timeout=1) as socket:
        await log_in(socket)
        await subscribe(socket, "orders")  # before there is an order, so that no event of it is missed
        try:
            call("POST", "/v3/trade/order", body={
                **order, "side": "BUY", "type": "LIMIT_MAKER", "px": price, "sz": size,
                "mgnMode": "CROSS", "posSide": "BOTH",
            })
            is_cancelled = False
            async for event in events(socket, order["clOrdId"]):
                print(event["state"], event["execQty"], "of", event["sz"], flush=True)
                if event["state"] in FINAL:
                    return event["state"]
                if not is_cancelled:
                    is_cancelled = True
                    cancel(order)
        except (OSError, asyncio.TimeoutError, asyncio.CancelledError, websockets.WebSocketException) as problem:
            print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
    # No answer or no more events: the order may stand all the same.
    return settle(order)


async def events(socket, own_id):
    """What the socket says about one order."""
    async for push in frames(socket):
        for event in push.get("data", []) if push.get("channel") == "orders" else []:
            if event["clOrdId"] == own_id:
                yield event


def cancel(order):
    try:
        call("DELETE", "/v3/trade/order", body=order)
    except Refused as refusal:  # such as: filled a moment ago
        print(f"Not cancelled: {refusal}", file=sys.stderr)


def settle(order):
    """Cancels what may stand, and looks up how it ended."""
    for _ in range(10):
        try:
            cancel(order)
            for row in call("GET", "/v3/trade/order/history", params=order):
                if row["clOrdId"] == order["clOrdId"]:
                    return row["state"]
        except OSError as problem:
            print(problem, file=sys.stderr)
        time.sleep(1)
    return None
# endregion


values = [value for value in sys.argv[1:] if value != "--live"]
if len(values) != 2:
    sys.exit(f"How to run it: python3 {sys.argv[0]} PRICE SIZE [--live]")
try:
    state = asyncio.run(place_watch_cancel(*values))
except Refused as refusal:
    sys.exit(f"Refused: {refusal}")
print("Ended as:", state)
sys.exit(0 if state else "Nothing is known of the order. Look at your open orders.")
