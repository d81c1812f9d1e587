«:book»
// «headline»
// Go 1.18 or later; nothing to install. Reads frames, one a line, and prints each book after a change as JSON.
«#notes»
// «.»
«/notes»

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
«#checksum»
	"hash/crc32"
«/checksum»
	"math/big"
	"os"
	"sort"
	"strconv"
	"strings"
)

type level struct {
	value       *big.Rat
	price, size string
}

// push is what a frame says of one book.
type push struct {
«#updates»
	begins bool

«/updates»
	bids, asks []any

	symbol«#ids», id«/ids»«#previous», previous«/previous»«#first», first«/first»«#checksum», checksum«/checksum» string
}

// book of one symbol. It cannot be used unless it is in step; last is the number of its last message.
type book struct {
	bids, asks    map[string]level
	last, problem string
	inStep        bool
«#call»
	waiting       []push
	isReply       bool
«/call»
}

// take applies a message. It tells whether the book changed or fell out of step.
func (own *book) take(push push) bool {
	own.problem = ""
«#updates»
	if !push.begins {
		return own.update(push)
	}
«/updates»
	own.bids, own.asks, own.last = map[string]level{}, map[string]level{}, ""
	own.apply(push)
«#call»
	waiting := own.waiting
	own.waiting, own.isReply = nil, true
	for _, each := range waiting {
		own.take(each)
	}
«/call»
	return true
}
«#updates»

func (own *book) update(push push) bool {
	if !own.inStep {
«#call»
		own.waiting = append(own.waiting, push)
«/call»
		return false
	}
«#dropsOld»
	if push.id != "" && «^first»own.isReply && «/first»number(push.id).Cmp(number(own.last)) <= 0 {
		return false // the book has it already
	}
«/dropsOld»
«#gaps»
	if follows := «>follows»; !follows {
		return own.fail("message " + push.id + " does not follow " + own.last«#call», push«/call»)
	}
«/gaps»
«#call»
	own.isReply = false
«/call»
	return own.apply(push)
}
«/updates»

func (own *book) apply(push push) bool {
	if !setLevels(own.bids, push.bids«#depth», true«/depth») || !setLevels(own.asks, push.asks«#depth», false«/depth») {
		return own.fail("a level cannot be read")
	}
	own.inStep = true
«#ids»
	if push.id != "" {
		own.last = push.id
	}
«/ids»
«#checksum»
	if push.checksum != "" && push.checksum != «"none» && push.checksum != own.checksum() {
		return own.fail("its checksum is " + own.checksum() + ", not " + push.checksum)
	}
«/checksum»
	return true
}

// setLevels tells whether each level can be read.
func setLevels(side map[string]level, sent []any«#depth», isDown bool«/depth») bool {
	for _, each := range sent {
		price, size := text(find(each, «price»)), text(find(each, «size»))
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
«#depth»
	for rank, each := range sorted(side, isDown) {
		if rank >= «depth» {
			delete(side, each.value.RatString())
		}
	}
«/depth»
	return true
}

func (own *book) fail(problem string«#call», push ...push«/call») bool {
	own.inStep, own.problem = false, problem
«#call»
	own.waiting = push
«/call»
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
«#checksum»

func (own *book) checksum() string {
	bids, asks := sorted(own.bids, true), sorted(own.asks, false)
	both := []level{}
	add := func(side []level, from, to int) {
		for at := from; at < to && at < len(side); at++ {
			both = append(both, side[at])
		}
	}
«#isPairs»
	for at := 0; at < «levels»; at++ {
		add(bids, at, at+1)
		add(asks, at, at+1)
	}
«/isPairs»
«^isPairs»
	add(«#asksFirst»asks«/asksFirst»«^asksFirst»bids«/asksFirst», 0, «levels»)
	add(«#asksFirst»bids«/asksFirst»«^asksFirst»asks«/asksFirst», 0, «levels»)
«/isPairs»
	texts := []string{}
	for _, each := range both {
		for _, part := range []string{each.price, each.size} {
			texts = append(texts, «#areDigits»strings.TrimLeft(strings.Replace(part, ".", "", 1), "0")«/areDigits»«^areDigits»part«/areDigits»)
		}
	}
	sum := crc32.ChecksumIEEE([]byte(strings.Join(texts, «"separator»)))
	return fmt.Sprint(«#isSigned»int32(sum)«/isSigned»«^isSigned»sum«/isSigned»)
}
«/checksum»
«#numbers»

func number(text string) *big.Int {
	value, isWhole := new(big.Int).SetString(text, 10)
	if !isWhole {
		return big.NewInt(-1)
	}
	return value
}

// after gives the number that follows another.
func after(last string) *big.Int {
	return new(big.Int).Add(number(last), big.NewInt(«grows»))
}
«/numbers»

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
«#call»
	replyBids, hasBids := find(frame, «callBids»).([]any)
	replyAsks, hasAsks := find(frame, «callAsks»).([]any)
	if id := text(find(frame, «callId»)); hasBids && hasAsks && id != "" {
		return []push{{symbol: «#callSymbol»text(find(frame, «callSymbol»))«/callSymbol»«^callSymbol»""«/callSymbol», begins: true, bids: replyBids, asks: replyAsks, id: id}}
	}
«/call»
«#records»
	found := find(frame, «"records»)
	records, isList := found.([]any)
	if !isList && found != nil {
		records = []any{found}
	}
«/records»
«^records»
	records := []any{frame}
«/records»
	said := []push{}
	for _, record := range records {
		at := func(pointers ...string) any {
			if found := find(record, pointers...); found != nil {
				return found
			}
			return find(frame, pointers...)
		}
		bids, hasBids := at(«bids»).([]any)
		asks, hasAsks := at(«asks»).([]any)
«#checksum»
		checksum := text(at(«at»))
«/checksum»
		if !hasBids && !hasAsks«#checksum» && checksum == ""«/checksum» {
			continue
		}
		own := push{bids: bids, asks: asks«#checksum», checksum: checksum«/checksum»}
«#symbol»
		own.symbol = text(at(«symbol»))
«#after»
		_, own.symbol, _ = strings.Cut(own.symbol, «"after»)
«/after»
«/symbol»
«#start»
		own.begins = «#is»«#isLater» || «/isLater»text(at(«at»)) == «".»«/is»«^is»at(«at») != nil«/is»
«/start»
«#id»
		own.id = text(at(«id»))
«/id»
«#previous»
		own.previous = text(at(«previous»))
«/previous»
«#first»
		own.first = text(at(«first»))
«/first»
		said = append(said, own)
	}
	return said
}

// keep applies a frame to the books by symbol. It gives the symbols whose book changed or fell out of step.
func keep(books map[string]*book, frame any) []string {
	changed := []string{}
	for _, push := range pushes(frame) {
«#call»
		symbols := []string{push.symbol}
		if push.begins && push.symbol == "" && len(books) > 0 {
			symbols = nil
			for symbol, own := range books {
				if !own.inStep {
					symbols = append(symbols, symbol)
				}
			}
		}
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
«/call»
«^call»
		if books[push.symbol] == nil {
			books[push.symbol] = &book{bids: map[string]level{}, asks: map[string]level{}}
		}
		if books[push.symbol].take(push) {
			changed = append(changed, push.symbol)
		}
«/call»
	}
	return changed
}

// told gives a side as its prices and sizes.
func told(side []level) [][2]string {
	levels := [][2]string{}
	for _, each := range side {
		levels = append(levels, [2]string{each.price, each.size})
	}
	return levels
}

func main() {
	books := map[string]*book{}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 100_000_000)
	for lines.Scan() {
		var frame any
		decoder := json.NewDecoder(strings.NewReader(lines.Text()))
		decoder.UseNumber() // 0.10 stays 0.10
		if err := decoder.Decode(&frame); err != nil {
			continue // a line that is no frame
		}
		for _, symbol := range keep(books, frame) {
			own := books[symbol]
			if own.problem != "" {
				fmt.Fprintf(os.Stderr, "%s: %s\n", symbol, own.problem)
				continue
			}
			line, _ := json.Marshal(struct {
				Symbol string      `json:"symbol"`
				Last   string      `json:"last"`
				Bids   [][2]string `json:"bids"`
				Asks   [][2]string `json:"asks"`
			}{symbol, own.last, told(sorted(own.bids, true)), told(sorted(own.asks, false))})
			fmt.Println(string(line))
		}
	}
}
«:follows»
push.id == "" || «#previous»push.previous == own.last«#call» || own.isReply && number(push.«#first»first«/first»«^first»previous«/first»).Cmp(«#first»after«/first»«^first»number«/first»(own.last)) <= 0«/call»«/previous»«^previous»«#first»number(push.first).Cmp(after(own.last)) <= 0«/first»«^first»number(push.id).Cmp(after(own.last)) == 0«/first»«/previous»
