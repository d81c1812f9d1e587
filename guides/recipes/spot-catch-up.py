#!/usr/bin/env python3
"""Record every spot fill once: reconnect, subscribe again, and catch up on what was missed.

Python 3.9 or later. Run it with: API_KEY=… API_SECRET=… python3 spot-catch-up.py
Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
API_URL and WS_URL lead to another server than the exchange's.
"""
import signal
# include parts/account.py
# include parts/socket.py


# include parts/login.py


# include parts/pages.py


# region shown
SYMBOL, SOCKET, CHANNEL = "BTC_USDT", "/ws/private", "orders"
KEPT = 180 * DAY  # ms that the exchange lists a fill


def fills_since(time):
    return "/trades", {"symbols": SYMBOL, "startTime": time}


def is_fill(row):
    """Whether an event of an order is a fill."""
    return row["eventType"] == "trade"


def fill_of(row):
    """A fill of the list or of the socket, which names most members differently."""
    is_pushed = "tradeId" in row
    names = ("tradeId", "tradePrice", "tradeQty", "tradeFee", "tradeTime")
    trade, price, size, fee, time = (row[name] for name in (names if is_pushed else ("id", "price", "quantity", "feeAmount", "createTime")))
    return {
        "order": row["orderId"], "trade": trade, "symbol": row["symbol"], "side": row["side"], "price": price,
        "size": size, "role": row["matchRole"], "fee": fee, "feeCurrency": row["feeCurrency"], "time": time,
    }
# endregion


# include parts/record-fills.py
