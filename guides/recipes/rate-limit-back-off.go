// Stay below a rate limit, and back off when a request is refused all the same.
// Go 1.18 or later; nothing to install. Run it with the symbols whose last closed orders it should read:
// API_KEY=… API_SECRET=… go run rate-limit-back-off.go BTC_USDT ETH_USDT
// API_URL leads to another server than the exchange's.

package main

import (
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
	"time"
)

// include parts/environment.go

// include parts/server-clock.go

// include parts/signed-request.go

// region shown
// endregion
// include parts/wait-for-turn.go

func main() {
	symbols := os.Args[1:]
	if len(symbols) == 0 {
		symbols = []string{"BTC_USDT"}
	}
	if err := setClock(); err != nil {
		fail(err)
	}
	for _, symbol := range symbols {
		orders, err := get("/orders/history", pairs{"symbol": symbol, "limit": "100"})
		if err != nil {
			fail(err)
		}
		fmt.Println(symbol, len(orders))
	}
}

// get reads patiently. Do not place orders like this: one without an answer may stand.
func get(path string, params pairs) (rows []json.RawMessage, err error) {
	for attempt := 0; attempt < 8; attempt++ {
		waitForTurn()
		// Each attempt is signed anew: the timestamp of the one before is too old by now.
		answer, problem := signedRequest("GET", path, params, nil)
		if problem != nil {
			fmt.Fprintln(os.Stderr, problem)
		} else if answer.status == 200 {
			err = json.Unmarshal([]byte(answer.text), &rows)
			return rows, err
		} else if answer.status != 429 && answer.status < 500 {
			return nil, fmt.Errorf("HTTP %d: %s", answer.status, answer.text) // the same request would fail again
		}
		pause := backOff(attempt)
		if asked, err := strconv.Atoi(answer.headers.Get("Retry-After")); err == nil && pause < time.Duration(asked)*time.Second {
			pause = time.Duration(asked) * time.Second
		}
		fmt.Fprintf(os.Stderr, "HTTP %d: waiting %.1f s\n", answer.status, pause.Seconds())
		time.Sleep(pause)
	}
	return nil, errors.New(path + ": no success in 8 attempts")
}
