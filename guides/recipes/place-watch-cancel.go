// Place a futures order, watch it on the socket, and cancel it.
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run it with a price far below the market and a size in contracts:
// API_KEY=… API_SECRET=… go run place-watch-cancel.go 20000 1
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM cancel the order and end the program.
// API_URL and WS_URL lead to another server than the exchange's.

package main

import (
	"context"
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
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/gorilla/websocket"
)

const symbol = "BTC_USDT_PERP"

func main() {
	values, isLive := []string{}, false
	for _, value := range os.Args[1:] {
		if value == "--live" {
			isLive = true
		} else {
			values = append(values, value)
		}
	}
	server, err := url.Parse(apiURL)
	if err != nil {
		fail(err)
	}
	isTest := map[string]bool{"localhost": true, "127.0.0.1": true, "::1": true}[server.Hostname()]
	if !isTest && !isLive {
		fail("Not sent: Place an order (trade) acts on your account at " + apiURL + ". Add --live to send it.")
	}
	if len(values) != 2 {
		fail("How to run it: go run place-watch-cancel.go PRICE SIZE [--live]")
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

const (
	longestWatch  = 10 * time.Second // that the socket is believed; then the order is looked up
	longestSearch = time.Minute
)

var (
	isFinal   = map[string]bool{"FILLED": true, "CANCELED": true, "PARTIALLY_CANCELED": true}
	mayStand  bool        // whether there may be an order
	lastState = "UNKNOWN" // that the exchange told
)

// run gives the last known state of the order, nothing when it was not placed.
func run(price, size string) string {
	// An id of our own is known before the order is sent, and finds it again whatever gets lost.
	order := pairs{"symbol": symbol, "clOrdId": fmt.Sprintf("recipe-%d", time.Now().UnixMilli())}
	terms := pairs{"side": "BUY", "type": "LIMIT_MAKER", "px": price, "sz": size, "mgnMode": "CROSS", "posSide": "BOTH"}
	for name, value := range order {
		terms[name] = value
	}
	// SIGTERM: docker stop, systemd. A signal ends the watch, not the program: the order is still to be settled.
	signalled, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	state, err := placeAndWatch(signalled, order, terms)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		if mayStand {
			return settle(order)
		}
	}
	return state
}

// region shown
// placeAndWatch gives the state in which the order ended.
func placeAndWatch(signalled context.Context, order, terms pairs) (string, error) {
	if err := setClock(); err != nil {
		return "", err
	}
	connection, err := connect("/ws/v3/private")
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
	if _, err := call("POST", "/v3/trade/order", nil, terms); err != nil {
		mayStand = !errors.As(err, &refused{}) && !errors.As(err, &notNow{})
		return "", err
	}
	return watch(connection, order)
}

type orderRow struct{ ClOrdID, State, ExecQty, Sz string }

// watch cancels the order once it stands. It gives its final state.
func watch(connection *connection, order pairs) (string, error) {
	for isCancelled := false; ; {
		push, _, err := connection.receive()
		if err != nil {
			return "", err
		}
		var rows []orderRow
		if push.Channel != "orders" || json.Unmarshal(push.Data, &rows) != nil {
			continue
		}
		for _, event := range rows {
			if event.ClOrdID != order["clOrdId"] {
				continue
			}
			lastState = event.state()
			fmt.Println(lastState, event.ExecQty, "of", event.Sz)
			if isFinal[lastState] {
				return lastState, nil
			}
			if !isCancelled {
				isCancelled = true
				if _, err := call("DELETE", "/v3/trade/order", nil, order); err != nil {
					return "", err
				}
			}
		}
	}
}

// settle cancels what may stand, and looks up how it ended. It gives its last state, nothing when the exchange does not know it.
func settle(order pairs) string {
	state, misses := lastState, 0
	for deadline := time.Now().Add(longestSearch); time.Now().Before(deadline) && misses < 10; time.Sleep(time.Second) {
		rows, err := cancelAndFind(order)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		misses++ // one that was sent may come late
		for _, row := range rows {
			misses = 0
			if state = row.state(); isFinal[state] {
				return state
			}
		}
	}
	if misses == 10 && state == "UNKNOWN" {
		return ""
	}
	return state
}
// endregion

func cancelAndFind(order pairs) (found []orderRow, err error) {
	if _, err := call("DELETE", "/v3/trade/order", nil, order); errors.As(err, &refused{}) {
		fmt.Fprintln(os.Stderr, "Not cancelled:", err) // it may have ended, or not have come
	} else if err != nil {
		return nil, err
	}
	for _, list := range []string{"opens", "history"} {
		data, err := call("GET", "/v3/trade/order/"+list, order, nil)
		if err != nil {
			return nil, err
		}
		var rows []orderRow
		if err := json.Unmarshal(data, &rows); err != nil {
			return nil, err
		}
		for _, row := range rows {
			if row.ClOrdID == order["clOrdId"] {
				found = append(found, row)
			}
		}
	}
	return found, nil
}

// state has one spelling: the exchange also sends PARTIAL_FILLED and PARTIAL_CANCELED.
func (own orderRow) state() string {
	return strings.Replace(own.State, "PARTIAL_", "PARTIALLY_", 1)
}

// include parts/account.go

// include parts/socket.go

// include parts/login.go
