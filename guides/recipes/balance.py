#!/usr/bin/env python3
"""Read the balance of the futures account: the first signed request.

Python 3.9 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… python3 balance.py
API_URL leads to another server than the exchange's.
"""
# region shown
import base64
import hashlib
import hmac
import os
import time
import urllib.request

path = "/v3/account/balance"
timestamp = str(int(time.time() * 1000))

canonical = f"GET\n{path}\nsignTimestamp={timestamp}"
digest = hmac.new(os.environ["API_SECRET"].encode(), canonical.encode(), hashlib.sha256).digest()

request = urllib.request.Request(
    os.environ.get("API_URL", "https://api.poloniex.com") + path,
    headers={
        "key": os.environ["API_KEY"],
        "signTimestamp": timestamp,
        "signature": base64.b64encode(digest).decode(),
    },
)
with urllib.request.urlopen(request, timeout=10) as response:
    print(response.read().decode())
# endregion
