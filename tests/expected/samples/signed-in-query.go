// List orders: GET /orders
// Go 1.18 or later; nothing to install. Run: API_KEY=… API_SECRET=… go run signed-in-query.go

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
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
	reply, err := call(request{
		method: "GET",
		path:   "/orders",
		query:  url.Values{"symbol": {"BTC_USDT"}, "limit": {"5"}},
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
	timestamp := strconv.FormatInt(time.Now().Add(30*time.Second).Unix(), 10)
	search := encode(query)
	search = "?" + join("&", strings.TrimPrefix(search, "?"), pairs("expires", timestamp))
	canonical := strings.TrimPrefix(search, "?") + "\n" + text
	signature := sign(canonical)
	search = "?" + join("&", strings.TrimPrefix(search, "?"), pairs("signature", signature))
	headers["X-KEY"] = []string{variable("API_KEY")}
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

// join puts a separator between texts that are not empty.
func join(separator string, parts ...string) string {
	joined := ""
	for _, part := range parts {
		if joined != "" && part != "" {
			joined += separator
		}
		joined += part
	}
	return joined
}

// pairs writes names and values in this order as a query.
func pairs(texts ...string) string {
	query := ""
	for i := 0; i < len(texts); i += 2 {
		query = join("&", query, encode(url.Values{texts[i]: {texts[i+1]}})[1:])
	}
	return query
}

// sign gives the signature of a text: its HMAC-SHA256 with the API secret.
func sign(text string) string {
	digest := hmac.New(sha256.New, []byte(variable("API_SECRET")))
	digest.Write([]byte(text))
	return hex.EncodeToString(digest.Sum(nil))
}

func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
