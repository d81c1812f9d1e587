// Keep a local order book of spot, and recover when an update is missing.
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run it with: go run spot-order-book.go
// WS_URL leads to another server than the exchange's. Ctrl+C ends it.

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

const symbol, socketPath = "BTC_USDT", "/ws/public"

// region shown
// endregion
// include parts/keep-book.go

// include parts/book.go

// include parts/spot-pushes.go

// include parts/environment.go

// include parts/socket.go
