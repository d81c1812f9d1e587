// pushes gives what a frame says of books; nothing for a frame of something else.
func pushes(frame any) []push {
	found := find(frame, "/data")
	records, isList := found.([]any)
	if !isList && found != nil {
		records = []any{found}
	}
	said := []push{}
	for _, record := range records {
		at := func(pointers ...string) any {
			if found := find(record, pointers...); found != nil {
				return found
			}
			return find(frame, pointers...)
		}
		bids, hasBids := at("/bids").([]any)
		asks, hasAsks := at("/asks").([]any)
		if !hasBids && !hasAsks {
			continue
		}
		own := push{bids: bids, asks: asks}
		own.symbol = text(at("/s"))
		own.begins = text(at("/action")) == "snapshot"
		own.id = text(at("/id"))
		own.previous = text(at("/lid"))
		said = append(said, own)
	}
	return said
}

// keep applies a frame to the books by symbol. It gives the symbols whose book changed or fell out of step.
func keep(books map[string]*book, frame any) []string {
	changed := []string{}
	for _, push := range pushes(frame) {
		if books[push.symbol] == nil {
			books[push.symbol] = &book{bids: map[string]level{}, asks: map[string]level{}}
		}
		if books[push.symbol].take(push) {
			changed = append(changed, push.symbol)
		}
	}
	return changed
}
