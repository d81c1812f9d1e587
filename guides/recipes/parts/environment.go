var (
	apiURL = variable("API_URL", "https://api.poloniex.com")
	wsURL  = variable("WS_URL", "wss://ws.poloniex.com")
)

// variable gives a variable of the environment. Without a default it must be set.
func variable(name, byDefault string) string {
	value := strings.TrimSpace(os.Getenv(name))
	if value == "" {
		value = byDefault
	}
	if value == "" {
		fail("Set " + name + " in the environment.")
	}
	if strings.IndexFunc(value, func(letter rune) bool { return letter <= ' ' || letter > '~' }) >= 0 {
		fail(name + " has a character that no header takes.")
	}
	return value
}

// refused says that the exchange refuses, for good.
type refused struct {
	code int
	text string
}

func (own refused) Error() string {
	return own.text
}

func fail(message any) {
	fmt.Fprintln(os.Stderr, message)
	os.Exit(1)
}

// backOff gives 1 s, 2 s, 4 s … at most 30 s, less a random part: programs that failed together come back apart.
func backOff(attempt int) time.Duration {
	pause := 30 * time.Second
	if attempt < 5 {
		pause = time.Second << attempt
	}
	return pause/2 + time.Duration(time.Now().UnixNano())%(pause/2)
}
