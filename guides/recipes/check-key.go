// Check a new key before the old one is dropped: time, signature, permissions and account. It changes nothing.
// Go 1.18 or later; nothing to install. Run it with the new key, and the old one beside it:
// API_KEY=… API_SECRET=… OLD_API_KEY=… OLD_API_SECRET=… go run check-key.go
// It prints neither keys nor secrets. API_URL leads to another server than the exchange's.

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
// check is a request that shows a permission. With a code among expected, it is there too.
type check struct {
	name, method, path string
	body               pairs
	expected           []int
}

var noOrder = fmt.Sprintf("check-%d", time.Now().UnixNano()) // an id that no order has: its cancellation shows the permission alone

var checks = []check{
	{"spot read", "GET", "/accounts", nil, nil},
	{"spot trade", "DELETE", "/orders/cid:" + noOrder, nil, []int{21301}},
	{"futures read", "GET", "/v3/account/balance", nil, nil},
	{"futures trade", "DELETE", "/v3/trade/order", pairs{"symbol": "BTC_USDT_PERP", "clOrdId": noOrder}, []int{11004, 11008}},
}

// permissions gives the result of each check, and the ids of the accounts.
func permissions(key, secret string) (results map[string]string, accounts string, err error) {
	apiKey, apiSecret, results = key, secret, map[string]string{}
	for _, own := range checks {
		var data json.RawMessage
		err := patiently(func() (err error) {
			data, err = call(own.method, own.path, nil, own.body)
			return err
		})
		refusal := refused{}
		if errors.As(err, &refusal) && !contains(own.expected, refusal.code) {
			results[own.name] = "no: " + refusal.text
			continue
		} else if err != nil && refusal.text == "" {
			return nil, "", err
		}
		results[own.name] = "yes"
		if own.path == "/accounts" {
			if accounts, err = accountsOf(data); err != nil {
				return nil, "", err
			}
		}
	}
	return results, accounts, nil
}

func accountsOf(data []byte) (string, error) {
	rows, err := rowsOf(data)
	ids := []string{}
	for _, account := range rows {
		ids = append(ids, account.text("accountId"))
	}
	sort.Strings(ids)
	return strings.Join(ids, ","), err
}

func main() {
	if err := patiently(setClock); err != nil {
		fail("Not checked: " + err.Error())
	}
	fmt.Printf("time: this machine is %d ms ahead of the exchange\n", -clockOffset.Milliseconds())
	isGood, err := isGoodKey()
	if err != nil {
		fail("Not checked: " + err.Error())
	}
	if !isGood {
		fmt.Println("Keep the old key.")
		os.Exit(1)
	}
	fmt.Println("The new key is good.")
}

// isGoodKey tells whether the new key does all that the old one does.
func isGoodKey() (bool, error) {
	results, accounts, err := permissions(apiKey, apiSecret)
	if err != nil {
		return false, err
	}
	isOfUse := false
	for _, own := range checks {
		fmt.Printf("%s: %s\n", own.name, results[own.name])
		isOfUse = isOfUse || results[own.name] == "yes"
	}
	fmt.Println("withdraw: not tried; look at the key in the web interface")
	if os.Getenv("OLD_API_KEY") == "" {
		return isOfUse, nil
	}
	old, oldAccounts, err := permissions(os.Getenv("OLD_API_KEY"), os.Getenv("OLD_API_SECRET"))
	lost := []string{}
	for _, own := range checks {
		if old[own.name] == "yes" && results[own.name] != "yes" {
			lost = append(lost, own.name)
		}
	}
	if err == nil && len(lost) > 0 {
		fmt.Println("The old key can do more:", strings.Join(lost, ", "))
	}
	if err == nil && (accounts == "" || oldAccounts == "") {
		fmt.Println("The accounts were not compared: a key cannot read spot.")
	} else if err == nil && accounts != oldAccounts {
		fmt.Println("The keys are of different accounts.")
	}
	return len(lost) == 0 && accounts != "" && accounts == oldAccounts, err
}

// include parts/account.go

// include parts/rows.go

// include parts/patiently.go
