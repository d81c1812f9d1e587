#!/usr/bin/env python3
"""List orders: GET /orders

Python 3.8 or later; nothing to install. Run: API_KEY=… API_SECRET=… python3 signed-in-query.py
"""
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


def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body, separators=(",", ":"))
    timestamp = str(int(time.time() + 30))
    query.append(("expires", timestamp))
    search = "?" + encode(query) if query else ""
    canonical = f"{search[1:]}\n{text}"
    signature = sign(canonical)
    query.append(("signature", signature))
    search = "?" + encode(query) if query else ""
    headers["X-KEY"] = API_KEY
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
    return digest.hexdigest()


reply = call("GET", "/orders", query={"symbol": "BTC_USDT", "limit": "5"})
print(json.dumps(reply, indent=2))
