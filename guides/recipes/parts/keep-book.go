const longestWait = 10 * time.Second // for a snapshot: other frames may keep the connection alive

func main() {
	fail(keepConnected(session))
}

func session() error {
	books := map[string]*book{} // of this connection: the books of the last one are out of date
	connection, err := connect(socketPath)
	if err != nil {
		return err
	}
	defer connection.Close()
	if err := connection.subscribe("subscribe", "book_lv2"); err != nil {
		return err
	}
	inStep := time.Now()
	for {
		received, text, err := connection.receive()
		if err != nil {
			return err
		}
		if received.Event == "error" {
			return refused{text: received.Message}
		}
		var push any
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.UseNumber() // the id of a message keeps every digit
		if err := decoder.Decode(&push); err != nil {
			return err
		}
		for _, contract := range keep(books, push) {
			own := books[contract]
			if own.problem == "" {
				fmt.Println(contract, own.last, best(sorted(own.bids, true)), best(sorted(own.asks, false)))
				continue
			}
			fmt.Fprintf(os.Stderr, "%s: updates were lost, subscribing again\n", contract)
			for _, event := range []string{"unsubscribe", "subscribe"} {
				if err := connection.subscribe(event, "book_lv2"); err != nil {
					return err
				}
			}
		}
		if own := books[symbol]; own != nil && own.inStep {
			inStep = time.Now()
		}
		if time.Since(inStep) > longestWait {
			return errors.New("no snapshot in time")
		}
	}
}

func best(side []level) string {
	if len(side) == 0 {
		return "none"
	}
	return side[0].price
}
