// exact reads a decimal without loss.
func exact(text string) *big.Rat {
	amount, isDecimal := new(big.Rat).SetString(text)
	if !isDecimal {
		fail("Not a decimal: " + text)
	}
	return amount
}

func decimal(amount *big.Rat) string {
	return strings.TrimSuffix(strings.TrimRight(amount.FloatString(30), "0"), ".")
}
