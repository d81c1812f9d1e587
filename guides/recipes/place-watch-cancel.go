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

const (
	usage = "go run place-watch-cancel.go PRICE SIZE [--live]"

	symbol, socketPath = "BTC_USDT_PERP", "/ws/v3/private"

	ownIDName, filledName, sizeName = "clOrdId", "execQty", "sz"
)

var isFinal = map[string]bool{"FILLED": true, "CANCELED": true, "PARTIALLY_CANCELED": true}

func place(ownID, price, size string) error {
	_, err := call("POST", "/v3/trade/order", nil, pairs{
		"symbol": symbol, "clOrdId": ownID, "side": "BUY", "type": "LIMIT_MAKER", "px": price, "sz": size,
		"mgnMode": "CROSS", "posSide": "BOTH",
	})
	return err
}

func cancel(ownID string) error {
	_, err := call("DELETE", "/v3/trade/order", nil, pairs{"symbol": symbol, "clOrdId": ownID})
	return err
}

func lookUp(ownID string) (found []row, err error) {
	for _, list := range []string{"opens", "history"} {
		data, err := call("GET", "/v3/trade/order/"+list, pairs{"symbol": symbol, "clOrdId": ownID}, nil)
		if err != nil {
			return nil, err
		}
		rows, err := rowsOf(data)
		if err != nil {
			return nil, err
		}
		for _, each := range rows {
			if each.text("clOrdId") == ownID {
				found = append(found, each)
			}
		}
	}
	return found, nil
}

// region shown
// endregion
// include parts/follow-order.go

// include parts/print-end.go

// include parts/stop-before-live.go

// include parts/account.go

// include parts/rows.go

// include parts/socket.go

// include parts/login.go
