// Record every futures fill once: reconnect, subscribe again, and catch up on what was missed.
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run it with: API_KEY=… API_SECRET=… go run catch-up.go
// Fills are added to the file fills.jsonl, from which the program goes on when it is started again. Ctrl+C ends it.
// API_URL and WS_URL lead to another server than the exchange's.

package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

const symbol = "BTC_USDT_PERP"

const (
	journal = "fills.jsonl"
	overlap = 60_000                // ms that each pass reads again: a fill may be listed late
	kept    = 90 * 24 * 3600 * 1000 // ms that the exchange lists a fill
	every   = 10 * time.Minute      // between two passes, because a push can get lost on a connection that stays
)

var known = map[string]bool{}

func main() {
	fail(keepConnected(session))
}

// region shown
func session() error {
	if err := setClock(); err != nil {
		return err
	}
	mark, err := readJournal()
	if err == nil && mark == 0 { // a first run begins now
		mark = serverTime()
		err = write(map[string]int64{"mark": mark})
	}
	if err != nil {
		return err
	}
	connection, err := connect("/ws/v3/private")
	if err != nil {
		return err
	}
	defer connection.Close()
	if err := connection.logIn(); err != nil {
		return err
	}
	if err := connection.follow("trade"); err != nil { // first, so that no fill falls between the two
		return err
	}
	for {
		if mark, err = catchUp(mark); err != nil { // what is pushed meanwhile waits on the connection
			return err
		}
		for nextPass := time.Now().Add(every); time.Now().Before(nextPass); {
			push, _, err := connection.receive()
			if err != nil {
				return err
			}
			var rows []json.RawMessage
			if push.Channel == "trade" && push.Data != nil {
				if err := json.Unmarshal(push.Data, &rows); err != nil {
					return err
				}
			}
			for _, row := range rows {
				if err := record(row); err != nil {
					return err
				}
			}
		}
	}
}

// catchUp records what has come since the mark. Only a whole pass moves the mark: a page may fail, and any may hold the oldest.
func catchUp(mark int64) (int64, error) {
	begun := serverTime()
	start := mark - overlap
	if mark < begun-kept {
		fmt.Fprintln(os.Stderr, "Fills of more than 90 days ago are not listed any more.")
	}
	if start < begun-kept {
		start = begun - kept
	}
	params := pairs{"symbol": symbol, "sTime": fmt.Sprint(start)}
	if err := allPages("/v3/trade/order/trades", params, record); err != nil {
		return mark, err
	}
	return begun, write(map[string]int64{"mark": begun})
}
// endregion

// fill is an entry of the journal.
type fill struct {
	Order            string      `json:"order"`
	Trade            string      `json:"trade"`
	Symbol           string      `json:"symbol"`
	Side             string      `json:"side"`
	Price            string      `json:"price"`
	Size             string      `json:"size"`
	Role             string      `json:"role"`
	Fee              string      `json:"fee"`
	FeeCurrency      string      `json:"feeCurrency"`
	Deducted         string      `json:"deducted"`
	DeductedCurrency string      `json:"deductedCurrency"`
	Time             json.Number `json:"time"`
}

// record adds a fill to the journal unless it is there. The socket names price and size differently from REST.
func record(content json.RawMessage) error {
	var row struct {
		OrdId, TrdId, Symbol, Side, Fpx, Px, Fqty, Qty, Role, FeeAmt, FeeCcy, DeductAmt, DeductCcy string

		UTime json.Number
	}
	if err := json.Unmarshal(content, &row); err != nil || known[row.OrdId+" "+row.TrdId] {
		return err
	}
	own := fill{
		row.OrdId, row.TrdId, row.Symbol, row.Side, row.Fpx + row.Px, row.Fqty + row.Qty, row.Role,
		row.FeeAmt, row.FeeCcy, row.DeductAmt, row.DeductCcy, row.UTime,
	}
	if err := write(own); err != nil {
		return err
	}
	known[own.Order+" "+own.Trade] = true
	fmt.Printf("%+v\n", own)
	return nil
}

func write(entry any) error {
	line, err := json.Marshal(entry)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(journal, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.Write(append(line, '\n')); err != nil {
		return err
	}
	return file.Sync()
}

// readJournal gives the time before which no fill is missing, 0 at the first start.
func readJournal() (mark int64, err error) {
	content, err := os.ReadFile(journal)
	if errors.Is(err, os.ErrNotExist) {
		return 0, nil
	}
	size := bytes.LastIndexByte(content, '\n') + 1
	if err == nil && size < len(content) { // the program was killed as it wrote: the next pass reads that fill again
		err = os.Truncate(journal, int64(size))
	}
	for _, line := range bytes.Split(content[:size], []byte("\n")) {
		var entry struct {
			Order, Trade string
			Mark         int64
		}
		if len(line) == 0 || err != nil {
			continue
		}
		if err = json.Unmarshal(line, &entry); entry.Mark > 0 {
			mark = entry.Mark
		} else {
			known[entry.Order+" "+entry.Trade] = true
		}
	}
	return mark, err
}

// include parts/account.go

// include parts/pages.go

// include parts/socket.go

// include parts/login.go
