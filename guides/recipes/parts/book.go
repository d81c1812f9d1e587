type level struct {
	value       *big.Rat
	price, size string
}

// push is what a frame says of one book.
type push struct {
	symbol                        string
	begins                        bool
	bids, asks                    []any
	id, previous, first, checksum string
}

// book of one symbol. It cannot be used unless it is in step; last is the number of its last message.
type book struct {
	bids, asks    map[string]level
	last, problem string
	inStep        bool
}

// take applies a message. It tells whether the book changed or fell out of step.
func (own *book) take(push push) bool {
	own.problem = ""
	if push.begins {
		own.bids, own.asks, own.last = map[string]level{}, map[string]level{}, ""
		own.apply(push)
		return true
	}
	if !own.inStep {
		return false
	}
	follows := push.id == "" ||
		push.previous == own.last
	if !follows {
		return own.fail("message " + push.id + " does not follow " + own.last)
	}
	return own.apply(push)
}

func (own *book) apply(push push) bool {
	for at, side := range []map[string]level{own.bids, own.asks} {
		for _, sent := range [][]any{push.bids, push.asks}[at] {
			price, size := text(find(sent, "/0")), text(find(sent, "/1"))
			value, isPrice := new(big.Rat).SetString(price)
			amount, isSize := new(big.Rat).SetString(size)
			if !isPrice || !isSize {
				return own.fail("a level cannot be read")
			}
			if amount.Sign() == 0 {
				delete(side, value.RatString())
			} else {
				side[value.RatString()] = level{value, price, size}
			}
		}
		for rank, each := range sorted(side, at == 0) {
			if rank >= 20 {
				delete(side, each.value.RatString())
			}
		}
	}
	own.inStep = true
	if push.id != "" {
		own.last = push.id
	}
	return true
}

func (own *book) fail(problem string) bool {
	own.inStep, own.problem = false, problem
	return true
}

func sorted(side map[string]level, isDown bool) []level {
	levels := make([]level, 0, len(side))
	for _, each := range side {
		levels = append(levels, each)
	}
	sort.Slice(levels, func(one, other int) bool { return levels[one].value.Cmp(levels[other].value) < 0 != isDown })
	return levels
}

// find gives the first value that a JSON pointer leads to.
func find(value any, pointers ...string) any {
	for _, pointer := range pointers {
		found := value
		for _, step := range strings.Split(pointer, "/")[1:] {
			if list, isList := found.([]any); isList {
				found = nil
				if at, err := strconv.Atoi(step); err == nil && at >= 0 && at < len(list) {
					found = list[at]
				}
			} else if object, isObject := found.(map[string]any); isObject {
				found = object[step]
			} else {
				found = nil
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

func text(value any) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

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
		checksum := ""
		if !hasBids && !hasAsks && checksum == "" {
			continue
		}
		own := push{bids: bids, asks: asks, checksum: checksum}
		own.symbol = text(at("/s"))
		for _, mark := range []string{"snapshot"} {
			own.begins = own.begins || text(at("/action")) == mark
		}
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
		symbols := []string{push.symbol}
		for _, symbol := range symbols {
			if books[symbol] == nil {
				books[symbol] = &book{bids: map[string]level{}, asks: map[string]level{}}
				if first := books[""]; first != nil && symbol != "" {
					books[symbol] = first
					delete(books, "")
				}
			}
			if books[symbol].take(push) {
				changed = append(changed, symbol)
			}
		}
	}
	return changed
}
