// allPages gives each row of a futures list once, until a page brings no new one. It may begin with the newest or with the oldest.
func allPages(path string, params pairs, take func(json.RawMessage) error) error {
	seen := map[string]bool{}
	for from := ""; ; {
		page := pairs{"limit": "100"}
		for name, value := range params {
			page[name] = value
		}
		if from != "" {
			page["from"] = from
		}
		var rows []json.RawMessage
		if data, err := read(path, page); err != nil {
			return err
		} else if err := json.Unmarshal(data, &rows); err != nil {
			return err
		}
		before := len(seen)
		for _, content := range rows {
			var row struct{ ID string }
			if err := json.Unmarshal(content, &row); err != nil {
				return err
			}
			if from = row.ID; !seen[row.ID] {
				seen[row.ID] = true
				if err := take(content); err != nil {
					return err
				}
			}
		}
		if len(seen) == before {
			return nil
		}
	}
}

// read is patient. Do not place orders like this: one without an answer may stand.
func read(path string, params pairs) (json.RawMessage, error) {
	for attempt := 0; ; attempt++ {
		data, err := call("GET", path, params, nil)
		if err == nil || errors.As(err, &refused{}) || attempt == 7 {
			return data, err
		}
		pause := backOff(attempt)
		if busy := (notNow{}); errors.As(err, &busy) && pause < busy.pause {
			pause = busy.pause
		}
		fmt.Fprintf(os.Stderr, "%v; reading again in %.1f s\n", err, pause.Seconds())
		time.Sleep(pause)
	}
}
