#!/usr/bin/env python3
"""Wallet

Python 3.8 or later.
Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… python3 wallet-session.py
It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.
"""
import asyncio
import base64
import datetime
import hashlib
import hmac
import itertools
import json
import os
import random
import re
import signal
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import websockets  # pip install websockets

API_URL = os.environ.get("API_URL", "https://api.example.com")
WS_URL = os.environ.get("WS_URL")
MAX_FRAMES = int(os.environ.get("MAX_FRAMES") or 0)
counter = itertools.count(1)
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
API_PASSPHRASE = os.environ.get("API_PASSPHRASE") or sys.exit("Set API_PASSPHRASE in the environment.")


def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body, separators=(",", ":"))
    timestamp = (datetime.datetime.now(datetime.timezone.utc)).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"
    search = "?" + encode(query) if query else ""
    canonical = f"{timestamp}{method}{path}{search}{text}"
    signature = sign(canonical)
    headers["X-KEY"] = API_KEY
    headers["X-SIGN"] = signature
    headers["X-TIME"] = timestamp
    headers["X-PASSPHRASE"] = API_PASSPHRASE
    request = urllib.request.Request(API_URL + path + search, text.encode() or None, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            content = reply.read().decode()
            return json.loads(content) if "json" in reply.headers.get_content_type() else content
    except urllib.error.HTTPError as error:
        if error.code == 429 or error.code >= 500:
            raise
        sys.exit(f"{error.code}: {error.read().decode()}")


def encode(pairs):
    return urllib.parse.urlencode(pairs, quote_via=urllib.parse.quote, safe="")


def sign(text):
    """The signature of a text: its HMAC-SHA256 with the API secret."""
    digest = hmac.new(API_SECRET.encode(), text.encode(), hashlib.sha256)
    return base64.b64encode(digest.digest()).decode()


def address():
    """Where to connect, with a fresh token in it."""
    reply = call("POST", "/token")
    endpoint = reply["data"]["servers"][0]["endpoint"]
    if WS_URL:
        endpoint = re.sub(r"^\w+://[^/?]+", WS_URL, endpoint)
    token = urllib.parse.quote(reply["data"]["token"], safe="")
    return endpoint + ("&" if "?" in endpoint else "?") + "user%20messages=true&token=" + token


async def session():
    async with websockets.connect(address(), ping_interval=None) as socket:
        await asyncio.wait_for(socket.recv(), 10)  # the server greets first
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
