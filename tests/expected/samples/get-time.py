#!/usr/bin/env python3
"""Get server time: GET /time

Python 3.8 or later; nothing to install. Run: python3 get-time.py
"""
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.example.com")


def call(method, path, query=(), headers=(), body=None):
    """Sends a request and gives its reply."""
    query, headers = list(query.items() if isinstance(query, dict) else query), dict(headers)
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body, separators=(",", ":"))
    search = "?" + encode(query) if query else ""
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


reply = call("GET", "/time")
print(json.dumps(reply, indent=2))
