def spot_rows(start, end):
    """What changed the spot balances."""
    span = {"startTime": start, "endTime": end}
    for fill in all_pages("/trades", span):
        base, quote = fill["symbol"].rsplit("_", 1)
        sign = 1 if fill["side"] == "BUY" else -1
        details = {"id": fill["id"], "order": fill["orderId"], "symbol": fill["symbol"], "side": fill["side"],
                "price": fill["price"], "quantity": fill["quantity"]}
        for kind, currency, change in (
            ("FILL", base, sign * Decimal(fill["quantity"])), ("FILL", quote, -sign * Decimal(fill["amount"])),
            ("FEE", fill["feeCurrency"], -Decimal(fill["feeAmount"])),
        ):
            yield row("SPOT", fill["createTime"], kind, currency, change, **details)
    for transfer in all_pages("/accounts/transfer", span):
        sign = (transfer["toAccount"] == "SPOT") - (transfer["fromAccount"] == "SPOT")
        if transfer["state"] == "SUCCESS" and sign:
            change = sign * Decimal(transfer["amount"])
            yield row("SPOT", transfer["createTime"], "TRANSFER", transfer["currency"], change, id=transfer["id"])
    accounts = {account["accountId"] for account in read("/accounts")}
    for transfer in all_pages("/subaccounts/transfer", span):
        for side, sign in ("to", 1), ("from", -1):
            is_own = transfer[f"{side}AccountId"] in accounts and transfer[f"{side}AccountType"] == "SPOT"
            if transfer["state"] == "SUCCESS" and is_own:
                change = sign * Decimal(transfer["amount"])
                yield row("SPOT", transfer["createTime"], "TRANSFER", transfer["currency"], change, id=transfer["id"])
    for entry in all_pages("/accounts/activity", span):
        if entry["state"] == "SUCCESS":
            yield row("SPOT", entry["createTime"], "ACTIVITY", entry["currency"], Decimal(entry["amount"]), id=entry["id"])
    for charge in all_pages("/accounts/interest/history", span):
        change = -Decimal(charge["interest"])
        yield row("SPOT", charge["interestAccuredTime"], "INTEREST", charge["currencyName"], change, id=charge["id"])
    yield from wallet_rows(start, end)


def wallet_rows(start, end):
    """Deposits and withdrawals. They name the currency of a network, such as USDTTRON, and count time in seconds."""
    found = read("/wallets/activity", {"start": start // 1000, "end": end // 1000 + 1})
    entries = [(name, sign, entry) for name, sign in (("deposits", 1), ("withdrawals", -1)) for entry in found.get(name, [])]
    coins = {}
    if entries:
        currencies = read("/v2/currencies")
        coins = {network["coin"]: currency["coin"] for currency in currencies for network in currency["networkList"]}
    for name, sign, entry in entries:
        if entry["status"].startswith("COMPLETE"):
            currency = coins.get(entry["currency"], entry["currency"])
            number = entry["depositNumber" if sign > 0 else "withdrawalRequestsId"]
            yield row("SPOT", entry["timestamp"] * 1000, name.upper()[:-1], currency, sign * Decimal(entry["amount"]), id=number)


def futures_rows(start, end):
    """What changed the futures balance, and the fills, whose profit and fee are bills of their own."""
    span = {"sTime": start, "eTime": end}
    for fill in all_pages("/v3/trade/order/trades", span):
        yield row("FUTURES", fill["cTime"], "FILL", "", "", id=fill["trdId"], order=fill["ordId"], symbol=fill["symbol"],
                  side=fill["side"], price=fill["px"], quantity=fill["qty"])
    for bill in all_pages("/v3/account/bills", span):
        # Margin of an isolated position stays in the account.
        change = "" if bill["type"] == "MANUAL_MARGIN" else Decimal(bill["sz"])
        yield row("FUTURES", bill["cTime"], bill["type"], bill["ccy"], change, id=bill["id"], symbol=bill.get("symbol", ""))


def row(account, time, kind, currency, change, **others):
    return {"account": account, "time": int(time), "kind": kind, "currency": currency, "change": change, **others}
