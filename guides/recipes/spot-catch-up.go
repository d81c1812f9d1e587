// Record every spot fill once: reconnect, subscribe again, and catch up on what was missed.
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run it with: API_KEY=… API_SECRET=… go run spot-catch-up.go
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

// region shown
// endregion
const (
	symbol, socketPath, channel = "BTC_USDT", "/ws/private", "orders"

	kept = 180 * day // ms that the exchange lists a fill
)

// fillsSince gives the list of fills, and its parameters.
func fillsSince(time int64) (string, pairs) {
	return "/trades", pairs{"symbols": symbol, "startTime": fmt.Sprint(time)}
}

// isFill tells whether an event of an order is a fill.
func isFill(event row) bool {
	return event.text("eventType") == "trade"
}

// fillOf reads a fill of the list or of the socket, which names most members differently.
func fillOf(own row) fill {
	trade := fill{
		Order: own.text("orderId"), Trade: own.text("tradeId"), Symbol: own.text("symbol"), Side: own.text("side"),
		Price: own.text("tradePrice"), Size: own.text("tradeQty"), Role: own.text("matchRole"),
		Fee: own.text("tradeFee"), FeeCurrency: own.text("feeCurrency"), Time: own["tradeTime"],
	}
	if trade.Trade == "" { // of the list
		trade.Trade, trade.Price, trade.Size = own.text("id"), own.text("price"), own.text("quantity")
		trade.Fee, trade.Time = own.text("feeAmount"), own["createTime"]
	}
	return trade
}

// include parts/record-fills.go

// include parts/journal.go

// include parts/account.go

// include parts/pages.go

// include parts/socket.go

// include parts/login.go
