// pushes gives what a frame says of books; nothing for a frame of something else.
func pushes(frame any) []push {
	records := []any{frame}
	if found := find(frame, "/data"); found == nil {
		return nil
	} else if list, isList := found.([]any); isList {
		records = list
	} else {
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
		own.symbol = text(at("/symbol"))
		for _, mark := range []string{"snapshot"} {
			own.begins = own.begins || text(at("/action")) == mark
		}
		own.id = text(at("/id"))
		own.previous = text(at("/lastId"))
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
