#!/usr/bin/env python3
"""Create an order: POST /orders

Python 3.8 or later; nothing to install. Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… python3 create-order.py
It acts on your account (trade): a real server needs --live.
"""
import base64
import datetime
import hashlib
import hmac
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.example.com")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")
API_PASSPHRASE = os.environ.get("API_PASSPHRASE") or sys.exit("Set API_PASSPHRASE in the environment.")
if "--live" not in sys.argv and urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: POST /orders (trade) acts on your account at " + API_URL + ". Add --live to send it.")


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
