#!/usr/bin/env python3
"""Record every futures fill once: reconnect, subscribe again, and catch up on what was missed.

Python 3.9 or later. Run it with: API_KEY=… API_SECRET=… python3 catch-up.py
Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
API_URL and WS_URL lead to another server than the exchange's.
"""
import signal
# include parts/account.py
# include parts/socket.py


# include parts/login.py


# include parts/pages.py


# region shown
SYMBOL, SOCKET, CHANNEL = "BTC_USDT_PERP", "/ws/v3/private", "trade"
KEPT = 90 * DAY  # ms that the exchange lists a fill


def fills_since(time):
    return "/v3/trade/order/trades", {"symbol": SYMBOL, "sTime": time}


def is_fill(row):
    return True


def fill_of(row):
    """A fill of the list or of the socket, which names price and size differently."""
    return {
        "order": row["ordId"], "trade": row["trdId"], "symbol": row["symbol"], "side": row["side"],
        "price": row.get("fpx") or row["px"], "size": row.get("fqty") or row["qty"],
        "role": row["role"], "fee": row["feeAmt"], "feeCurrency": row["feeCcy"],
        "deducted": row["deductAmt"], "deductedCurrency": row["deductCcy"], "time": int(row["uTime"]),
    }


# include parts/record-fills.py
# endregion
