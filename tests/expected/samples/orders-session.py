#!/usr/bin/env python3
"""Orders: wss://stream.example.com/v1/public

Python 3.8 or later.
Run: API_KEY=… API_SECRET=… python3 orders-session.py
It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.
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

import websockets  # pip install websockets

WS_URL = os.environ.get("WS_URL", "wss://stream.example.com")
MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)
counter = itertools.count(1)
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")


async def session():
    async with websockets.connect(WS_URL + "/v1/public", ping_interval=None) as socket:
        await socket.send(login_frame())
        answer = await asyncio.wait_for(socket.recv(), 10)
        reply = json.loads(answer)
        if reply.get("channel") != "auth" or reply.get("data", {}).get("success") is not True:
            sys.exit(f"The login was refused: {answer}")
        await socket.send(json.dumps({
            "event": "subscribe",
            "channel": ["ticker"],
            "symbols": ["BTC_USDT"],
        }))
        heartbeat = asyncio.create_task(send_pings(socket))
        try:
            while True:
                # The server answers pings: after 40 s without a message the connection is lost.
                print(await asyncio.wait_for(socket.recv(), 40), flush=True)
                if next(counter) == MAX_FRAMES:
                    return
        finally:
            heartbeat.cancel()


async def send_pings(socket):
    while True:
        await asyncio.sleep(20)
        await socket.send(json.dumps({"event": "ping"}))


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


async def keep_connected():
    """Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s."""
    pause = 1
    while True:
        begun = time.monotonic()
        try:
            return await session()
        except BrokenPipeError:  # nobody reads what is printed any more
            os._exit(0)
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem:
            if time.monotonic() - begun > 60:
                pause = 1
            wait = pause * random.uniform(0.5, 1)
            print(f"{str(problem) or 'no message in time'}; connecting again in {wait:.1f} s", file=sys.stderr)
        await asyncio.sleep(wait)
        pause = min(pause * 2, 30)


signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it at once
asyncio.run(keep_connected())
