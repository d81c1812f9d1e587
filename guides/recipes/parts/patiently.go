// patiently repeats what may be repeated, such as a read. Do not place orders like this: one without an answer may stand.
func patiently(ask func() error) error {
	for attempt := 0; ; attempt++ {
		err := ask()
		if err == nil || errors.As(err, &refused{}) || attempt == 7 {
			return err
		}
		pause := backOff(attempt)
		if busy := (notNow{}); errors.As(err, &busy) && pause < busy.pause {
			pause = busy.pause
		}
		fmt.Fprintf(os.Stderr, "%v; asking again in %.1f s\n", err, pause.Seconds())
		time.Sleep(pause)
	}
}
