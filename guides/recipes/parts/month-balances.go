// amounts by account and currency, such as SPOT,BTC.
type amounts map[string]*big.Rat

func (own amounts) add(name string, sign int64, amount *big.Rat) {
	sum := new(big.Rat).Mul(big.NewRat(sign, 1), amount)
	if before := own[name]; before != nil {
		sum.Add(sum, before)
	}
	own[name] = sum
}

func (own amounts) plus(others amounts, sign int64) amounts {
	sum := amounts{}
	for name, amount := range own {
		sum.add(name, 1, amount)
	}
	for name, amount := range others {
		sum.add(name, sign, amount)
	}
	return sum
}

// balances are without profit that is not realised.
func balances() (amounts, error) {
	own, found := entries{}, amounts{}
	var accounts []struct{ Balances []row }
	own.read("/accounts/balances", pairs{"accountType": "SPOT"}, &accounts)
	for _, account := range accounts {
		for _, each := range account.Balances {
			found.add("SPOT,"+each.text("currency"), 1, exact(each.text("available")))
			found.add("SPOT,"+each.text("currency"), 1, exact(each.text("hold")))
		}
	}
	var account struct{ Details []row }
	own.read("/v3/account/balance", nil, &account)
	for _, each := range account.Details {
		found.add("FUTURES,"+each.text("ccy"), 1, exact(each.text("eq")))
		found.add("FUTURES,"+each.text("ccy"), -1, exact(each.text("upl")))
		if isolated := each.text("isoUpl"); isolated != "" {
			found.add("FUTURES,"+each.text("ccy"), -1, exact(isolated))
		}
	}
	return found, own.err
}

// entriesUntilNow gives all entries since the start, and the balances that they lead to: read again when these change meanwhile.
func entriesUntilNow(start int64) (found []entry, closing amounts, err error) {
	for attempt := 0; attempt < 5; attempt++ {
		before, err := balances()
		if err != nil {
			return nil, nil, err
		}
		end := serverTime()
		found, err := spotEntries(start, end)
		if err != nil {
			return nil, nil, err
		}
		others, err := futuresEntries(start, end)
		if err != nil {
			return nil, nil, err
		}
		if closing, err = balances(); err != nil {
			return nil, nil, err
		}
		if len(wrong(closing.plus(before, -1))) == 0 {
			return append(found, others...), closing, nil
		}
	}
	return nil, nil, errors.New("the balances change while they are read: try again when you do not trade")
}

// wrong names the amounts that are not 0, in their order.
func wrong(of amounts) (names []string) {
	for name, amount := range of {
		if amount.Sign() != 0 {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}
