#!/usr/bin/env python3
"""Keep a local order book, and recover when an update is missing.

Python 3.9 or later. Run it with: python3 order-book.py
WS_URL leads to another server than the exchange's. Ctrl+C ends it.
"""
import json
import os
import random
import signal
import sys
import time
from decimal import Decimal
# include parts/socket.py


CONTRACTS = ["BTC_USDT_PERP"]


# region shown
def set_levels(side, levels):
    for price, size in levels:
        if Decimal(size) == 0:
            side.pop(Decimal(price), None)
        else:
            side[Decimal(price)] = Decimal(size)


def apply_push(books, push):
    """Applies a push to the books by contract. Gives the contracts of which updates were lost."""
    lost = []
    for record in push["data"]:
        contract, book = record["s"], books.get(record["s"])
        if push["action"] == "snapshot":
            book = books[contract] = {"asks": {}, "bids": {}}
        elif book is None:
            continue  # an update ahead of its snapshot
        elif record["lid"] != book["id"]:
            del books[contract]
            lost.append(contract)
            continue
        set_levels(book["asks"], record["asks"])
        set_levels(book["bids"], record["bids"])
        book["id"] = record["id"]
    return lost


async def session():
    books = {}  # of this connection: what another one left behind is out of date
    async with connected("/ws/v3/public") as socket:
        await send(socket, {"event": "subscribe", "channel": ["book_lv2"], "symbols": CONTRACTS})
        async for frame in frames(socket):
            if frame.get("event") == "error":
                sys.exit(frame["message"])
            if frame.get("channel") != "book_lv2" or "data" not in frame:
                continue
            for contract in apply_push(books, frame):
                print(f"{contract}: updates were lost, subscribing again", file=sys.stderr)
                await send(socket, {"event": "unsubscribe", "channel": ["book_lv2"], "symbols": [contract]})
                await send(socket, {"event": "subscribe", "channel": ["book_lv2"], "symbols": [contract]})
            for contract, book in books.items():
                bid, ask = max(book["bids"], default=None), min(book["asks"], default=None)
                print(contract, book["id"], bid, ask, flush=True)


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
asyncio.run(keep_connected(session))
# endregion
