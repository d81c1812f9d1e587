import base64
import hashlib
import hmac
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

API_URL = os.environ.get("API_URL", "https://api.poloniex.com")


def variable(name):
    value = os.environ.get(name, "").strip() or sys.exit(f"Set {name} in the environment.")
    return value if value.isascii() and value.isprintable() else sys.exit(f"{name} has a character that no header takes.")


API_KEY, API_SECRET = variable("API_KEY"), variable("API_SECRET")


# include parts/server-clock.py


# include parts/signed-request.py


# include parts/wait-for-turn.py


# include parts/call.py
