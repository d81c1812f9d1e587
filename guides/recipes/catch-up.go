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

const (
	symbol, socketPath, channel = "BTC_USDT_PERP", "/ws/v3/private", "trade"

	kept = 90 * day // ms that the exchange lists a fill
)

// fillsSince gives the list of fills, and its parameters.
func fillsSince(time int64) (string, pairs) {
	return "/v3/trade/order/trades", pairs{"symbol": symbol, "sTime": fmt.Sprint(time)}
}

func isFill(row) bool {
	return true
}

// fillOf reads a fill of the list or of the socket, which names price and size differently.
func fillOf(own row) fill {
	return fill{
		Order: own.text("ordId"), Trade: own.text("trdId"), Symbol: own.text("symbol"), Side: own.text("side"),
		Price: own.text("fpx", "px"), Size: own.text("fqty", "qty"), Role: own.text("role"),
		Fee: own.text("feeAmt"), FeeCurrency: own.text("feeCcy"), Time: own["uTime"],
		Deducted: own.text("deductAmt"), DeductedCurrency: own.text("deductCcy"),
	}
}

// region shown
// include parts/record-fills.go
// endregion

// include parts/journal.go

// include parts/account.go

// include parts/pages.go

// include parts/socket.go

// include parts/login.go
