// Get server time: GET /time
// Go 1.18 or later; nothing to install. Run: go run get-time.go

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

func main() {
	reply, err := call(request{
		method: "GET",
		path:   "/time",
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
	search := encode(query)
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
