const perSecond = 8 // the limit is 10: the rest is for your other programs

var nextStart time.Time

// waitForTurn spreads the requests evenly, also those that are tried again.
func waitForTurn() {
	if now := time.Now(); nextStart.Before(now) {
		nextStart = now
	}
	time.Sleep(time.Until(nextStart))
	nextStart = nextStart.Add(time.Second / perSecond)
}
