// Create an order: POST /orders
// Go 1.18 or later; nothing to install. Run: API_KEY=… API_SECRET=… go run create-order-sorted.go
// It acts on your account (trade): a real server needs --live.

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	checkLive(server())
	reply, err := call(request{
		method: "POST",
		path:   "/orders",
		body: map[string]any{
			"symbol":   "BTC_USDT",
			"side":     "BUY",
			"price":    "20000",
			"quantity": "0.001",
			"post":     true,
		},
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(reply)
}

type request struct {
	method  string
	path    string
	query   url.Values
	headers map[string]string
	body    any
}

// call sends a request and gives its reply.
func call(r request) (string, error) {
	query, headers := url.Values{}, http.Header{}
	for name, values := range r.query {
		query[name] = append([]string{}, values...)
	}
	for name, value := range r.headers {
		headers.Set(name, value)
	}
	text := ""
	if r.body != nil {
		bytes, err := json.Marshal(r.body)
		if err != nil {
			return "", err
		}
		text = string(bytes)
	}
	timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)
	search := encode(query)
	query.Set("signTimestamp", timestamp)
	sortedQuery := encode(query)[1:]
	canonical := r.method + "\n" + r.path + "\n" + sortedQuery
	if text != "" {
		canonical = r.method + "\n" + r.path + "\nrequestBody=" + text + "&signTimestamp=" + timestamp
	}
	signature := sign(canonical)
	headers["key"] = []string{variable("API_KEY")}
	headers["signTimestamp"] = []string{timestamp}
	headers["signature"] = []string{signature}
	if text != "" {
		headers.Set("Content-Type", "application/json")
	}
	message, err := http.NewRequest(r.method, server()+r.path+search, strings.NewReader(text))
	if err != nil {
		return "", err
	}
	message.Header = headers
	client := http.Client{Timeout: 10 * time.Second}
	reply, err := client.Do(message)
	if err != nil {
		return "", err
	}
	defer reply.Body.Close()
	content, err := io.ReadAll(reply.Body)
	if err == nil && reply.StatusCode >= 400 {
		err = fmt.Errorf("%d: %s", reply.StatusCode, content)
	}
	return string(content), err
}

func server() string {
	if address := os.Getenv("API_URL"); address != "" {
		return address
	}
	return "https://api.example.com"
}

// encode writes a query with its question mark, sorted by name.
func encode(query url.Values) string {
	if len(query) == 0 {
		return ""
	}
	return "?" + strings.ReplaceAll(query.Encode(), "+", "%20")
}

// checkLive ends the program unless the server is a test server or --live is given.
func checkLive(server string) {
	for _, argument := range os.Args[1:] {
		if argument == "--live" {
			return
		}
	}
	address, err := url.Parse(server)
	if err != nil {
		log.Fatal(err)
	}
	switch address.Hostname() {
	case "localhost", "127.0.0.1", "::1":
	default:
		log.Fatal("Not sent: POST /orders (trade) acts on your account at " + server + ". Add --live to send it.")
	}
}

// sign gives the signature of a text: its HMAC-SHA256 with the API secret.
func sign(text string) string {
	digest := hmac.New(sha256.New, []byte(variable("API_SECRET")))
	digest.Write([]byte(text))
	return base64.StdEncoding.EncodeToString(digest.Sum(nil))
}

func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
