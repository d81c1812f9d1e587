func main() {
	values := liveValues("Place an order")
	if len(values) != 2 {
		fail("How to run it: " + usage)
	}
	endedAs := run(values[0], values[1])
	fmt.Println("Ended as:", endedAs)
	if endedAs == "" {
		fail("The order was not placed.")
	}
	if !isFinal[endedAs] {
		fail("The order may be open. Look at your open orders.")
	}
}

// run gives the last known state of the order, nothing when it was not placed.
func run(price, size string) string {
	// An id of our own is known before the order is sent, and finds it again whatever gets lost.
	ownID := fmt.Sprintf("recipe-%d", time.Now().UnixMilli())
	// SIGTERM: docker stop, systemd. A signal ends the watch, not the program: the order is still to be settled.
	signalled, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	state, err := placeAndWatch(signalled, ownID, price, size)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		if mayStand {
			return settle(ownID)
		}
	}
	return state
}
