#!/usr/bin/env python3
"""Place a futures order, watch it on the socket, and cancel it.

Python 3.9 or later. Run it with a price far below the market and a size in contracts:
API_KEY=… API_SECRET=… python3 place-watch-cancel.py 20000 1
It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
API_URL and WS_URL lead to another server than the exchange's.
"""
import signal
# include parts/account.py
# include parts/socket.py


# include parts/login.py


ACTION = "Place an order"
# include parts/stop-before-live.py


# region shown
SYMBOL, SOCKET = "BTC_USDT_PERP", "/ws/v3/private"
OWN_ID, FILLED, SIZE = "clOrdId", "execQty", "sz"
FINAL = ("FILLED", "CANCELED", "PARTIALLY_CANCELED")


def place(own_id, price, size):
    call("POST", "/v3/trade/order", body={
        "symbol": SYMBOL, "clOrdId": own_id, "side": "BUY", "type": "LIMIT_MAKER", "px": price, "sz": size,
        "mgnMode": "CROSS", "posSide": "BOTH",
    })


def cancel(own_id):
    call("DELETE", "/v3/trade/order", body={"symbol": SYMBOL, "clOrdId": own_id})


def look_up(own_id):
    asked = {"symbol": SYMBOL, "clOrdId": own_id}
    rows = [row for path in ("opens", "history") for row in call("GET", f"/v3/trade/order/{path}", params=asked)]
    return [row for row in rows if row["clOrdId"] == own_id]


# include parts/follow-order.py
# endregion


# include parts/print-end.py
