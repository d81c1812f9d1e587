#!/usr/bin/env python3
"""Check a new key before the old one is dropped: time, signature, permissions and account. It changes nothing.

Python 3.9 or later; nothing to install. Run it with the new key, and the old one beside it:
API_KEY=… API_SECRET=… OLD_API_KEY=… OLD_API_SECRET=… python3 check-key.py
It prints neither keys nor secrets. API_URL leads to another server than the exchange's.
"""
# include parts/account.py


# include parts/patiently.py


# region shown
NO_ORDER = f"check-{time.time_ns()}"  # an id that no order has: its cancellation shows the permission alone
CHECKS = {
    "spot read": ("GET", "/accounts", None, ()),
    "spot trade": ("DELETE", f"/orders/cid:{NO_ORDER}", None, (21301,)),
    "futures read": ("GET", "/v3/account/balance", None, ()),
    "futures trade": ("DELETE", "/v3/trade/order", {"symbol": "BTC_USDT_PERP", "clOrdId": NO_ORDER}, (11004, 11008)),
}


def permissions(key, secret):
    """Gives the result of each check, and the ids of the accounts."""
    global API_KEY, API_SECRET
    API_KEY, API_SECRET = key, secret
    accounts, results = [], {}
    for name, (method, path, body, expected) in CHECKS.items():
        try:
            reply = patiently(call, method, path, body=body)
            results[name] = "yes"
            if path == "/accounts":
                accounts = sorted(account["accountId"] for account in reply)
        except Refused as refusal:
            results[name] = "yes" if refusal.code in expected else f"no: {refusal}"
    return results, accounts
# endregion


def check():
    """Tells whether the new key does all that the old one does."""
    patiently(set_clock)
    print(f"time: this machine is {-clock_offset} ms ahead of the exchange", flush=True)
    new, accounts = permissions(API_KEY, API_SECRET)
    for name, result in new.items():
        print(f"{name}: {result}", flush=True)
    print("withdraw: not tried; look at the key in the web interface")
    if "OLD_API_KEY" not in os.environ:
        return "yes" in new.values()
    old, old_accounts = permissions(os.environ["OLD_API_KEY"], os.environ.get("OLD_API_SECRET", ""))
    lost = [name for name in CHECKS if old[name] == "yes" != new[name]]
    if lost:
        print("The old key can do more:", ", ".join(lost))
    if not accounts or not old_accounts:
        print("The accounts were not compared: a key cannot read spot.")
    elif accounts != old_accounts:
        print("The keys are of different accounts.")
    return not lost and accounts == old_accounts != []


try:
    is_good = check()
except OSError as problem:
    sys.exit(f"Not checked: {problem}")
print("The new key is good." if is_good else "Keep the old key.")
sys.exit(0 if is_good else 1)
