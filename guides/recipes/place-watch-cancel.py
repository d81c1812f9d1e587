#!/usr/bin/env python3
"""Place an order, watch it on the socket, and cancel it.

Python 3.9 or later. Run it with a price far below the market and a size in contracts:
API_KEY=… API_SECRET=… python3 place-watch-cancel.py 20000 1
It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
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
if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: Place an order (trade) acts on your account at " + API_URL + ". Add --live to send it.")


# include parts/server-clock.py


# include parts/signed-request.py


# include parts/wait-for-turn.py


# include parts/futures-call.py


# include parts/futures-socket.py


# include parts/futures-login.py


# region shown
FINAL = ("FILLED", "CANCELED", "PARTIALLY_CANCELED")
LONGEST_WATCH = 10  # seconds that the socket is believed; then the order is looked up
LONGEST_SEARCH = 60  # seconds
may_stand = False  # whether there may be an order


async def place_and_watch(order, price, size):
    """Gives the state in which the order ended."""
    global may_stand
    await asyncio.to_thread(set_clock)
    async with connected("/ws/v3/private") as socket:
        await log_in(socket)
        await subscribe(socket, "orders")  # before there is an order, so that no event of it is missed
        may_stand = True
        try:
            await asyncio.to_thread(call, "POST", "/v3/trade/order", body={
                **order, "side": "BUY", "type": "LIMIT_MAKER", "px": price, "sz": size,
                "mgnMode": "CROSS", "posSide": "BOTH",
            })
        except (NotNow, Refused):  # any other error leaves open whether it was placed
            may_stand = False
            raise
        return await asyncio.wait_for(watch(socket, order), LONGEST_WATCH)


async def watch(socket, order):
    """Cancels the order once it stands. Gives its final state."""
    is_cancelled = False
    async for push in frames(socket):
        for event in push.get("data", []) if push.get("channel") == "orders" else []:
            if event["clOrdId"] != order["clOrdId"]:
                continue
            print(state_of(event), event["execQty"], "of", event["sz"], flush=True)
            if state_of(event) in FINAL:
                return state_of(event)
            if not is_cancelled:
                is_cancelled = True
                await asyncio.to_thread(call, "DELETE", "/v3/trade/order", body=order)


def settle(order):
    """Cancels what may stand, and looks up how it ended. Gives its last state, None when the exchange does not know it."""
    state, misses = "UNKNOWN", 0
    deadline = time.monotonic() + LONGEST_SEARCH
    while time.monotonic() < deadline and misses < 10:
        try:
            cancel(order)
            rows = [row for path in ("opens", "history") for row in call("GET", f"/v3/trade/order/{path}", params=order)]
            states = [state_of(row) for row in rows if row["clOrdId"] == order["clOrdId"]]
            misses = 0 if states else misses + 1  # one that was sent may come late
            state = next((own for own in states if own in FINAL), states[0] if states else state)
            if state in FINAL:
                return state
        except (OSError, Refused) as problem:
            print(problem, file=sys.stderr)
        time.sleep(1)
    return state if misses < 10 else None


def cancel(order):
    try:
        call("DELETE", "/v3/trade/order", body=order)
    except Refused as refusal:  # it may have ended, or not have come
        print(f"Not cancelled: {refusal}", file=sys.stderr)


def state_of(row):
    """The state in one spelling: the exchange also sends PARTIAL_FILLED and PARTIAL_CANCELED."""
    return row["state"].replace("PARTIAL_", "PARTIALLY_")


def run(price, size):
    """Gives the last known state of the order, None when it was not placed."""
    # An id of our own is known before the order is sent, and finds it again whatever gets lost.
    order = {"symbol": SYMBOL, "clOrdId": f"recipe-{time.time_ns() // 1_000_000}"}
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # docker stop, systemd: as Ctrl+C
    try:
        return asyncio.run(place_and_watch(order, price, size))
    except (OSError, asyncio.TimeoutError, websockets.WebSocketException, Refused) as problem:
        print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
    except KeyboardInterrupt:
        print("Ending: the order is cancelled first.", file=sys.stderr)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    return settle(order) if may_stand else None
# endregion


values = [value for value in sys.argv[1:] if value != "--live"]
if len(values) != 2:
    sys.exit(f"How to run it: python3 {sys.argv[0]} PRICE SIZE [--live]")
ended_as = run(*values)
print("Ended as:", ended_as)
if ended_as is None:
    sys.exit("The order was not placed.")
if ended_as not in FINAL:
    sys.exit("The order may be open. Look at your open orders.")
