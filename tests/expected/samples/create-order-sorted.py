#!/usr/bin/env python3
"""Create an order: POST /orders

Python 3.8 or later; nothing to install. Run: API_KEY=… API_SECRET=… python3 create-order-sorted.py
It acts on your account (trade): a real server needs --live.
"""
import base64
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.example.com")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: POST /orders (trade) acts on your account at " + API_URL + ". Add --live to send it.")


def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body, separators=(",", ":"))
    timestamp = str(int(time.time() * 1000))
    search = "?" + encode(query) if query else ""
    sorted_query = encode(sorted([*query, ("signTimestamp", timestamp)], key=lambda pair: pair[0]))
    if text:
        canonical = f"{method}\n{path}\nrequestBody={text}&signTimestamp={timestamp}"
    else:
        canonical = f"{method}\n{path}\n{sorted_query}"
    signature = sign(canonical)
    headers["key"] = API_KEY
    headers["signTimestamp"] = timestamp
    headers["signature"] = signature
    if text:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(API_URL + path + search, text.encode() or None, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as reply:
            content = reply.read().decode()
            return json.loads(content) if "json" in reply.headers.get_content_type() else content
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{API_URL}: {error}")


def encode(pairs):
    return urllib.parse.urlencode(pairs, quote_via=urllib.parse.quote, safe="")


def sign(text):
    """The signature of a text: its HMAC-SHA256 with the API secret."""
    digest = hmac.new(API_SECRET.encode(), text.encode(), hashlib.sha256)
    return base64.b64encode(digest.digest()).decode()


reply = call("POST", "/orders", body={
    "symbol": "BTC_USDT",
    "side": "BUY",
    "price": "20000",
    "quantity": "0.001",
    "post": True,
})
print(json.dumps(reply, indent=2))
