#!/usr/bin/env python3
"""Keep a local order book of spot, and recover when an update is missing.

Python 3.9 or later. Run it with: python3 spot-order-book.py
WS_URL leads to another server than the exchange's. Ctrl+C ends it.
"""
import json
import os
import random
import signal
import sys
import time
from decimal import Decimal, InvalidOperation
# include parts/socket.py


SYMBOLS, SOCKET = ["BTC_USDT"], "/ws/public"


# include parts/book.py


# include parts/spot-pushes.py


# region shown
# include parts/keep-book.py
# endregion
