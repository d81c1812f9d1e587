#!/usr/bin/env python3
"""A bot that follows the price, and earns or loses paper money. It trades with an exchange on this machine alone.

Python 3.9 or later. Run it with a number of rounds and the seconds between them:
API_KEY=… API_SECRET=… API_URL=http://127.0.0.1:8080 python3 paper-bot.py 5 1
"""
from decimal import Decimal
# include parts/account.py


SYMBOL = "BTC_USDT_PERP"
SIZE = 20  # contracts
if urllib.parse.urlsplit(API_URL).hostname not in ("localhost", "127.0.0.1", "::1"):
    sys.exit("Not sent: the bot trades with paper money alone, and " + API_URL + " is not on this machine.")


# region shown
def run(rounds, pause):
    """Holds a long while the price is above its average, a short while it is below."""
    prices = []
    for _ in range(rounds):
        price = Decimal(call("GET", "/v3/market/markPrice", params={"symbol": SYMBOL})["mPx"])
        prices = [*prices[-9:], price]
        average = sum(prices) / len(prices)
        wanted = SIZE if price > average else -SIZE if price < average else 0
        trade(wanted - held())
        time.sleep(pause)
    trade(-held())


def trade(change):
    """Buys so many contracts at the price of the market, or sells them."""
    if change == 0:
        return
    call("POST", "/v3/trade/order", body={
        "symbol": SYMBOL, "side": "BUY" if change > 0 else "SELL", "type": "MARKET", "sz": str(abs(change)),
        "mgnMode": "CROSS", "posSide": "BOTH",
    })
    print("bought" if change > 0 else "sold", abs(change), "equity", equity(), flush=True)


def held():
    """Contracts of the position, below 0 for a short."""
    rows = call("GET", "/v3/trade/position/opens", params={"symbol": SYMBOL})
    return sum(Decimal(row["qty"]) * (1 if row["side"] == "BUY" else -1) for row in rows if row["mgnMode"] == "CROSS")


def equity():
    return Decimal(call("GET", "/v3/account/balance")["eq"])
# endregion


if len(sys.argv) != 3:
    sys.exit(f"How to run it: python3 {sys.argv[0]} ROUNDS SECONDS")
try:
    before = equity()
    run(int(sys.argv[1]), float(sys.argv[2]))
    print("Earned or lost:", equity() - before)
except Refused as refusal:
    sys.exit(f"Refused: {refusal}")
