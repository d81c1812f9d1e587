#!/usr/bin/env python3
"""Create an order: wss://stream.example.com/v1/public

Python 3.8 or later.
Run: API_KEY=… API_SECRET=… python3 create-order-session.py
It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.
It acts on your account (trade): a real server needs --live.
"""
import asyncio
import base64
import hashlib
import hmac
import json
import os
import signal
import sys
import time
import urllib.parse

import websockets  # pip install websockets

WS_URL = os.environ.get("WS_URL", "wss://stream.example.com")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
if "--live" not in sys.argv and urllib.parse.urlsplit(WS_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: Create an order (trade) acts on your account at " + WS_URL + ". Add --live to send it.")


async def session():
    async with websockets.connect(WS_URL + "/v1/public", ping_interval=None) as socket:
        await socket.send(login_frame())
        answer = await asyncio.wait_for(socket.recv(), 10)
        reply = json.loads(answer)
        if reply.get("channel") != "auth" or reply.get("data", {}).get("success") is not True:
            sys.exit(f"The login was refused: {answer}")
        await socket.send(json.dumps({
            "id": "1",
            "event": "createOrder",
            "params": {"symbol": "BTC_USDT", "amount": "250"},
        }))
        print(await asyncio.wait_for(socket.recv(), 10))


def sign(text):
    """The signature of a text: its HMAC-SHA256 with the API secret."""
    digest = hmac.new(API_SECRET.encode(), text.encode(), hashlib.sha256)
    return base64.b64encode(digest.digest()).decode()


def login_frame():
    timestamp = str(int(time.time() * 1000))
    canonical = f"GET\n/ws\nsignTimestamp={timestamp}"
    signature = sign(canonical)
    return json.dumps({
        "event": "subscribe",
        "channel": ["auth"],
        "params": {
            "key": API_KEY,
            "signTimestamp": int(timestamp),
            "signatureVersion": "2",
            "signature": signature,
        },
    })


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
try:
    asyncio.run(session())
except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem:
    sys.exit(f"{type(problem).__name__}: {problem}")
