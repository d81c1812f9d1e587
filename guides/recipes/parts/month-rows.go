// entry is a line of the file. It has no change where no balance changes.
type entry struct {
	account        string
	time           int64
	kind, currency string
	change         *big.Rat
	others         []string // id, order, symbol, side, price, quantity
}

// entries collects lines of an account until a request fails.
type entries struct {
	account string
	span    pairs
	found   []entry
	err     error
}

func (own *entries) add(time int64, kind, currency string, sign int64, amount string, others ...string) {
	change := new(big.Rat).Mul(big.NewRat(sign, 1), exact(amount))
	own.found = append(own.found, entry{own.account, time, kind, currency, change, others})
}

func (own *entries) each(path string, take func(row)) {
	if own.err == nil {
		own.err = allPages(path, own.span, func(each row) error {
			take(each)
			return nil
		})
	}
}

func (own *entries) read(path string, params pairs, into any) {
	var data []byte
	if own.err == nil {
		data, own.err = read(path, params)
	}
	if own.err == nil {
		own.err = json.Unmarshal(data, into)
	}
}

// spotEntries gives what changed the spot balances.
func spotEntries(start, end int64) ([]entry, error) {
	own := entries{account: "SPOT", span: pairs{"startTime": fmt.Sprint(start), "endTime": fmt.Sprint(end)}}
	own.each("/trades", func(fill row) {
		base, quote, _ := strings.Cut(fill.text("symbol"), "_")
		sign := map[string]int64{"BUY": 1, "SELL": -1}[fill.text("side")]
		time := fill.number("createTime")
		details := []string{
			fill.text("id"), fill.text("orderId"), fill.text("symbol"), fill.text("side"), fill.text("price"), fill.text("quantity"),
		}
		own.add(time, "FILL", base, sign, fill.text("quantity"), details...)
		own.add(time, "FILL", quote, -sign, fill.text("amount"), details...)
		own.add(time, "FEE", fill.text("feeCurrency"), -1, fill.text("feeAmount"), details...)
	})
	add := func(kind string, each row, sign int64) {
		if each.text("state") == "SUCCESS" && sign != 0 {
			own.add(each.number("createTime"), kind, each.text("currency"), sign, each.text("amount"), each.text("id"))
		}
	}
	isSpot := map[bool]int64{true: 1}
	own.each("/accounts/transfer", func(transfer row) {
		add("TRANSFER", transfer, isSpot[transfer.text("toAccount") == "SPOT"]-isSpot[transfer.text("fromAccount") == "SPOT"])
	})
	accounts, isOwn := []row{}, map[string]bool{}
	own.read("/accounts", nil, &accounts)
	for _, account := range accounts {
		isOwn[account.text("accountId")] = true
	}
	own.each("/subaccounts/transfer", func(transfer row) {
		for side, sign := range map[string]int64{"to": 1, "from": -1} {
			if isOwn[transfer.text(side+"AccountId")] && transfer.text(side+"AccountType") == "SPOT" {
				add("TRANSFER", transfer, sign)
			}
		}
	})
	own.each("/accounts/activity", func(activity row) {
		add("ACTIVITY", activity, 1)
	})
	own.each("/accounts/interest/history", func(charge row) {
		own.add(charge.number("interestAccuredTime"), "INTEREST", charge.text("currencyName"), -1, charge.text("interest"), charge.text("id"))
	})
	own.addWallet(start, end)
	return own.found, own.err
}

// addWallet adds deposits and withdrawals. They name the currency of a network, such as USDTTRON, and count time in seconds.
func (own *entries) addWallet(start, end int64) {
	var wallet struct{ Deposits, Withdrawals []walletEntry }
	own.read("/wallets/activity", pairs{"start": fmt.Sprint(start / 1000), "end": fmt.Sprint(end/1000 + 1)}, &wallet)
	var currencies []struct {
		Coin        string
		NetworkList []struct{ Coin string }
	}
	if len(wallet.Deposits)+len(wallet.Withdrawals) > 0 {
		own.read("/v2/currencies", nil, &currencies)
	}
	coins := map[string]string{}
	for _, currency := range currencies {
		for _, network := range currency.NetworkList {
			coins[network.Coin] = currency.Coin
		}
	}
	for _, each := range wallet.Deposits {
		own.addMoved(each, coins, "DEPOSIT", 1, each.DepositNumber)
	}
	for _, each := range wallet.Withdrawals {
		own.addMoved(each, coins, "WITHDRAWAL", -1, each.WithdrawalRequestsID)
	}
}

type walletEntry struct {
	Currency, Amount, Status string
	Timestamp                int64

	DepositNumber, WithdrawalRequestsID json.Number
}

func (own *entries) addMoved(each walletEntry, coins map[string]string, kind string, sign int64, id json.Number) {
	currency, isKnown := coins[each.Currency]
	if !isKnown {
		currency = each.Currency
	}
	if strings.HasPrefix(each.Status, "COMPLETE") {
		own.add(each.Timestamp*1000, kind, currency, sign, each.Amount, id.String())
	}
}

// futuresEntries gives what changed the futures balance, and the fills, whose profit and fee are bills of their own.
func futuresEntries(start, end int64) ([]entry, error) {
	own := entries{account: "FUTURES", span: pairs{"sTime": fmt.Sprint(start), "eTime": fmt.Sprint(end)}}
	own.each("/v3/trade/order/trades", func(fill row) {
		details := []string{
			fill.text("trdId"), fill.text("ordId"), fill.text("symbol"), fill.text("side"), fill.text("px"), fill.text("qty"),
		}
		own.found = append(own.found, entry{"FUTURES", fill.number("cTime"), "FILL", "", nil, details})
	})
	own.each("/v3/account/bills", func(bill row) {
		own.add(bill.number("cTime"), bill.text("type"), bill.text("ccy"), 1, bill.text("sz"), bill.text("id"), "", bill.text("symbol"))
		if bill.text("type") == "MANUAL_MARGIN" { // margin of an isolated position stays in the account
			own.found[len(own.found)-1].change = nil
		}
	})
	return own.found, own.err
}

// number reads a member that is a whole number.
func (own row) number(name string) int64 {
	value, err := strconv.ParseInt(own.text(name), 10, 64)
	if err != nil {
		fail(fmt.Sprintf("Not a whole number: %s %q", name, own.text(name)))
	}
	return value
}
