#!/usr/bin/env python3
"""Place a spot order, watch it on the socket, and cancel it.

Python 3.9 or later. Run it with a price far below the market and a quantity in the base currency:
API_KEY=… API_SECRET=… python3 spot-place-watch-cancel.py 20000 0.001
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
SYMBOL, SOCKET = "BTC_USDT", "/ws/private"
OWN_ID, FILLED, SIZE = "clientOrderId", "filledQuantity", "quantity"
FINAL = ("FILLED", "CANCELED", "PARTIALLY_CANCELED", "FAILED", "REJECTED", "EXPIRED")


def place(own_id, price, size):
    call("POST", "/orders", body={
        "symbol": SYMBOL, "clientOrderId": own_id, "side": "BUY", "type": "LIMIT_MAKER", "price": price, "quantity": size,
    })


def cancel(own_id):
    call("DELETE", f"/orders/cid:{own_id}")


def look_up(own_id):
    try:
        return [call("GET", f"/orders/cid:{own_id}")]
    except Refused as refusal:
        if refusal.code != 21301:  # no such order
            raise
        return []
# endregion


# include parts/follow-order.py


# include parts/print-end.py
