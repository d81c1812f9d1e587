type level struct {
	value       *big.Rat
	price, size string
}

// push is what a frame says of one book.
type push struct {
	begins bool

	bids, asks []any

	symbol, id, previous string
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
	if !push.begins {
		return own.update(push)
	}
	own.bids, own.asks, own.last = map[string]level{}, map[string]level{}, ""
	own.apply(push)
	return true
}

func (own *book) update(push push) bool {
	if !own.inStep {
		return false
	}
	if follows := push.id == "" || push.previous == own.last; !follows {
		return own.fail("message " + push.id + " does not follow " + own.last)
	}
	return own.apply(push)
}

func (own *book) apply(push push) bool {
	if !setLevels(own.bids, push.bids, true) || !setLevels(own.asks, push.asks, false) {
		return own.fail("a level cannot be read")
	}
	own.inStep = true
	if push.id != "" {
		own.last = push.id
	}
	return true
}

// setLevels tells whether each level can be read.
func setLevels(side map[string]level, sent []any, isDown bool) bool {
	for _, each := range sent {
		price, size := text(find(each, "/0")), text(find(each, "/1"))
		value, isPrice := new(big.Rat).SetString(price)
		amount, isSize := new(big.Rat).SetString(size)
		if !isPrice || !isSize {
			return false
		}
		if amount.Sign() == 0 {
			delete(side, value.RatString())
		} else {
			side[value.RatString()] = level{value, price, size}
		}
	}
	for rank, each := range sorted(side, isDown) {
		if rank >= 20 {
			delete(side, each.value.RatString())
		}
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
