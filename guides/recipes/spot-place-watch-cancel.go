// Place a spot order, watch it on the socket, and cancel it.
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run it with a price far below the market and a quantity in the base currency:
// API_KEY=… API_SECRET=… go run spot-place-watch-cancel.go 20000 0.001
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

// region shown
// endregion
const (
	usage = "go run spot-place-watch-cancel.go PRICE SIZE [--live]"

	symbol, socketPath = "BTC_USDT", "/ws/private"

	ownIDName, filledName, sizeName = "clientOrderId", "filledQuantity", "quantity"
)

var isFinal = map[string]bool{
	"FILLED": true, "CANCELED": true, "PARTIALLY_CANCELED": true, "FAILED": true, "REJECTED": true, "EXPIRED": true,
}

func place(ownID, price, size string) error {
	_, err := call("POST", "/orders", nil, pairs{
		"symbol": symbol, "clientOrderId": ownID, "side": "BUY", "type": "LIMIT_MAKER", "price": price, "quantity": size,
	})
	return err
}

func cancel(ownID string) error {
	_, err := call("DELETE", "/orders/cid:"+ownID, nil, nil)
	return err
}

func lookUp(ownID string) ([]row, error) {
	data, err := call("GET", "/orders/cid:"+ownID, nil, nil)
	if refusal := (refused{}); errors.As(err, &refusal) && refusal.code == 21301 { // no such order
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return rowsOf([]byte("[" + string(data) + "]"))
}

// include parts/follow-order.go

// include parts/print-end.go

// include parts/stop-before-live.go

// include parts/account.go

// include parts/rows.go

// include parts/socket.go

// include parts/login.go
