// Send a signed GET and print the reply.
// Go 1.18 or later; nothing to install. Run it with a path and its parameters, as many as there are:
// API_KEY=… API_SECRET=… go run signed-get.go /orders symbol=BTC_USDT limit=20
// API_URL leads to another server than the exchange's.

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

func main() {
	if len(os.Args) < 2 {
		fail("How to run it: go run signed-get.go PATH [NAME=VALUE …]")
	}
	params := pairs{}
	for _, pair := range os.Args[2:] {
		name, value, _ := strings.Cut(pair, "=")
		params[name] = value
	}
	if err := setClock(); err != nil {
		fail(err)
	}
	reply, err := signedRequest("GET", os.Args[1], params, nil)
	if err != nil {
		fail(err)
	}
	if reply.status != 200 {
		fail(fmt.Sprintf("HTTP %d: %s", reply.status, reply.text))
	}
	fmt.Println(reply.text)
}

// include parts/server-clock.go

// region shown
// include parts/signed-request.go
// endregion

// include parts/environment.go
