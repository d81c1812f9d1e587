// Read a list of your account to its end, on spot and futures: each row once, as a line of JSON.
// Go 1.18 or later; nothing to install. Run it with the path of the list and its parameters:
// API_KEY=… API_SECRET=… go run whole-list.go /v3/trade/order/trades symbol=BTC_USDT_PERP
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
	"sort"
	"strconv"
	"strings"
	"time"
)

// region shown
// endregion
func main() {
	path, params := "", pairs{}
	for at, value := range os.Args[1:] {
		name, content, isPair := strings.Cut(value, "=")
		_, problem := strconv.ParseInt(content, 10, 64)
		if at == 0 {
			path = value
		} else if params[name] = content; !isPair || strings.HasSuffix(name, "Time") && problem != nil {
			path = ""
		}
	}
	if lists[path].limit == 0 {
		paths := []string{}
		for each := range lists {
			paths = append(paths, each)
		}
		sort.Strings(paths)
		fail("How to run it: go run whole-list.go PATH [NAME=VALUE]…, times in milliseconds\nPaths: " + strings.Join(paths, ", "))
	}
	err := patiently(setClock)
	if err == nil {
		err = allPages(path, params, printRow)
	}
	if err != nil {
		fail("The list is not whole: " + err.Error())
	}
}

func printRow(own row) error {
	line, err := json.Marshal(own)
	fmt.Println(string(line))
	return err
}

// include parts/account.go

// include parts/pages.go
