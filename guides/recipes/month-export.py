#!/usr/bin/env python3
"""Write fills, fees, funding, interest and transfers of a month to a CSV, for spot and futures, and compare them with the balances.

Python 3.9 or later; nothing to install. Run it for the month that is over, or name a month of the last 90 days:
API_KEY=… API_SECRET=… python3 month-export.py
It writes 2026-10.csv, and begins with the balances of 2026-09.csv when that is there. Months are in UTC. It changes nothing.
API_URL leads to another server than the exchange's.
"""
import csv
from collections import defaultdict
from datetime import datetime, timezone
from decimal import Decimal
# include parts/account.py


# include parts/pages.py


# include parts/month-rows.py


COLUMNS = ["account", "time", "kind", "currency", "change", "id", "order", "symbol", "side", "price", "quantity"]


def balances():
    """By account and currency, without profit that is not realised."""
    found = defaultdict(Decimal)
    for account in read("/accounts/balances", {"accountType": "SPOT"}):
        for entry in account["balances"]:
            found["SPOT", entry["currency"]] += Decimal(entry["available"]) + Decimal(entry["hold"])
    for entry in read("/v3/account/balance")["details"]:
        found["FUTURES", entry["ccy"]] = Decimal(entry["eq"]) - Decimal(entry["upl"]) - Decimal(entry.get("isoUpl") or 0)
    return found


def rows_until_now(start):
    """All rows since the start, and the balances that they lead to: read again when these change meanwhile."""
    for _ in range(5):
        before, end = balances(), server_time()
        rows = [*spot_rows(start, end), *futures_rows(start, end)]
        if balances() == before:
            return rows, before
    sys.exit("The balances change while they are read: try again when you do not trade.")


# region shown
def export(month):
    """Writes the file of a month. Tells whether its rows lead from the balances before to those after it."""
    start, end = begin_of(month, 0), begin_of(month, 1)
    if start < server_time() - 90 * DAY:
        sys.exit("Bills and fills of futures are not listed after 90 days.")
    rows, closing = rows_until_now(start)
    for later in rows:
        if later["time"] >= end and later["change"] != "":
            closing[later["account"], later["currency"]] -= later["change"]
    own = sorted((own for own in rows if own["time"] < end), key=lambda own: own["time"])
    known = read_closing(f"{month_before(month)}.csv")
    opening = defaultdict(Decimal, known if known is not None else closing)
    missing = defaultdict(Decimal, {name: closing[name] - opening[name] for name in {*closing, *opening}})
    for change in own:
        if change["change"] != "":
            missing[change["account"], change["currency"]] -= change["change"]
    if known is None:  # the balances before are those that the rows leave
        opening = {name: opening[name] + missing[name] for name in missing}
    write(f"{month}.csv", [
        *(row(account, start, "OPENING", currency, amount) for (account, currency), amount in sorted(opening.items())),
        *own,
        *(row(account, end - 1, "CLOSING", currency, amount) for (account, currency), amount in sorted(closing.items())),
    ])
    print(f"{month}.csv: {len(own)} rows", flush=True)
    if known is None:
        print(f"Not compared: there is no {month_before(month)}.csv. The opening balances are reckoned from the rows.")
        return True
    for (account, currency), amount in sorted(missing.items()):
        if amount:
            print(f"{account} {currency}: the balance has {amount.normalize():f} that no row tells of")
    if not any(missing.values()):
        print("The rows add up to the balances.")
    return not any(missing.values())
# endregion


def write(file, rows):
    """Only a whole file takes the name."""
    with open(file + ".part", "w", newline="") as text:
        writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\n")
        writer.writeheader()
        writer.writerows({**own, "change": own["change"] if own["change"] == "" else f"{own['change']:f}"} for own in rows)
    os.replace(file + ".part", file)


def read_closing(file):
    """The balances at the end of a month's file; None where there is no such file."""
    if not os.path.exists(file):
        return None
    with open(file, newline="") as text:
        return {(own["account"], own["currency"]): Decimal(own["change"]) for own in csv.DictReader(text) if own["kind"] == "CLOSING"}


def begin_of(month, later):
    """The first millisecond of the month that begins a number of months later."""
    year, number = (int(part) for part in month.split("-"))
    count = year * 12 + number - 1 + later
    return int(datetime(count // 12, count % 12 + 1, 1, tzinfo=timezone.utc).timestamp() * 1000)


def month_before(month):
    return datetime.fromtimestamp(begin_of(month, -1) / 1000, timezone.utc).strftime("%Y-%m")


chosen = sys.argv[1] if len(sys.argv) > 1 else month_before(time.strftime("%Y-%m", time.gmtime()))
try:
    datetime.strptime(chosen, "%Y-%m")
except ValueError:
    sys.exit(f"How to run it: python3 {sys.argv[0]} [YYYY-MM]")
try:
    patiently(set_clock)
    is_whole = export(chosen)
except (Refused, OSError) as problem:
    sys.exit(f"Not exported: {problem}")
sys.exit(0 if is_whole else 1)
