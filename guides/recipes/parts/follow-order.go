const (
	longestWatch  = 10 * time.Second // to wait for events of the order; then it is looked up
	longestSearch = time.Minute
)

var (
	mayStand  bool        // whether there may be an order
	lastState = "UNKNOWN" // by the exchange
)

// placeAndWatch gives the state in which the order ended.
func placeAndWatch(signalled context.Context, ownID, price, size string) (string, error) {
	if err := setClock(); err != nil {
		return "", err
	}
	connection, err := connect(socketPath)
	if err != nil {
		return "", err
	}
	if err := connection.logIn(); err != nil {
		return "", err
	}
	if err := connection.follow("orders"); err != nil { // before there is an order, so that no event of it is missed
		return "", err
	}
	watching, stop := context.WithTimeout(signalled, longestWatch)
	defer stop()
	go func() {
		<-watching.Done()
		connection.Close() // ends the events
	}()
	if watching.Err() != nil {
		return "", watching.Err()
	}
	mayStand = true
	if err := place(ownID, price, size); err != nil {
		mayStand = !errors.As(err, &refused{}) && !errors.As(err, &notNow{})
		return "", err
	}
	return watch(connection, ownID)
}

// watch cancels the order once it stands. It gives its final state.
func watch(connection *connection, ownID string) (string, error) {
	for isCancelled := false; ; {
		push, _, err := connection.receive()
		if err != nil {
			return "", err
		}
		rows, err := rowsOf(push.Data)
		if push.Channel != "orders" || err != nil {
			continue
		}
		for _, event := range rows {
			if event.text(ownIDName) != ownID {
				continue
			}
			lastState = stateOf(event)
			fmt.Println(lastState, event.text(filledName), "of", event.text(sizeName))
			if isFinal[lastState] {
				return lastState, nil
			}
			if !isCancelled {
				isCancelled = true
				if err := cancel(ownID); err != nil {
					return "", err
				}
			}
		}
	}
}

// settle cancels what may stand, and looks up how it ended. It gives its last state.
func settle(ownID string) string {
	state, misses := lastState, 0
	for deadline := time.Now().Add(longestSearch); time.Now().Before(deadline) && misses < 10; time.Sleep(time.Second) {
		if err := cancel(ownID); errors.As(err, &refused{}) {
			fmt.Fprintln(os.Stderr, "Not cancelled:", err) // it may have ended, or not have come
		} else if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		rows, err := lookUp(ownID)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		misses++ // an order that was sent may come late
		for _, row := range rows {
			misses = 0
			if state = stateOf(row); isFinal[state] {
				return state
			}
		}
	}
	return state
}

// stateOf gives the state in one spelling: futures also send PARTIAL_FILLED and PARTIAL_CANCELED.
func stateOf(row row) string {
	return strings.Replace(row.text("state"), "PARTIAL_", "PARTIALLY_", 1)
}
