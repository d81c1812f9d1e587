#!/usr/bin/env python3
"""Send a signed GET and print the reply.

Python 3.9 or later; nothing to install. Run it with a path and its parameters, as many as there are:
API_KEY=… API_SECRET=… python3 signed-get.py /orders symbol=BTC_USDT limit=20
API_URL leads to another server than the exchange's.
"""
import base64
import hashlib
import hmac
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.poloniex.com")
API_KEY = os.environ.get("API_KEY") or sys.exit("Set API_KEY in the environment.")
API_SECRET = os.environ.get("API_SECRET") or sys.exit("Set API_SECRET in the environment.")


# include parts/server-clock.py


# region shown
# include parts/signed-request.py
# endregion


if len(sys.argv) < 2:
    sys.exit(f"How to run it: python3 {sys.argv[0]} PATH [NAME=VALUE …]")
try:
    set_clock()
    status, _, text = signed_request("GET", sys.argv[1], dict(pair.split("=", 1) for pair in sys.argv[2:]))
except OSError as problem:  # no connection, or no time of the server
    sys.exit(f"No reply: {problem}")
if status != 200:
    sys.exit(f"HTTP {status}: {text}")
print(text)
