// Wallet
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… go run wallet-session.go
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

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
	"os/signal"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/gorilla/websocket"
)

var count = 0

func main() {
	signal.Ignore(syscall.SIGPIPE) // a closed output ends the program in show
	// When a connection is lost, another one begins after 1 s, 2 s, 4 s ... at most 30 s.
	for pause := time.Second; ; pause *= 2 {
		begun := time.Now()
		err := session()
		if err == nil {
			return
		}
		if time.Since(begun) > time.Minute {
			pause = time.Second
		} else if pause > 30*time.Second {
			pause = 30 * time.Second
		}
		wait := pause/2 + time.Duration(time.Now().UnixNano())%(pause/2)
		fmt.Fprintf(os.Stderr, "%v; connecting again in %.1f s\n", err, wait.Seconds())
		time.Sleep(wait)
	}
}

func session() error {
	address, err := address()
	if err != nil {
		return err
	}
	socket, _, err := websocket.DefaultDialer.Dial(address, nil)
	if err != nil {
		return err
	}
	defer socket.Close()
	if _, err := next(socket, 10*time.Second); err != nil { // the server greets first
		return err
	}
	if err := socket.WriteJSON(map[string]any{
		"event":   "subscribe",
		"channel": []any{"ticker"},
		"symbols": []any{"BTC_USDT"},
	}); err != nil {
		return err
	}
	go sendPings(socket)
	for {
		if err := show(socket, 40*time.Second); err != nil {
			return err
		}
		if count++; strconv.Itoa(count) == os.Getenv("MAX_FRAMES") {
			return leave(socket)
		}
	}
}

func sendPings(socket *websocket.Conn) {
	for range time.Tick(20 * time.Second) {
		if err := socket.WriteJSON(map[string]any{"event": "ping"}); err != nil {
			return // the next read fails too
		}
	}
}

func show(socket *websocket.Conn, within time.Duration) error {
	message, err := next(socket, within)
	if err != nil {
		return err
	}
	if _, err := fmt.Println(message); err != nil {
		os.Exit(0) // the output is closed
	}
	return nil
}

// next gives the next message, which must come within a time unless that is 0.
func next(socket *websocket.Conn, within time.Duration) (string, error) {
	deadline := time.Time{}
	if within > 0 {
		deadline = time.Now().Add(within)
	}
	if err := socket.SetReadDeadline(deadline); err != nil {
		return "", err
	}
	_, message, err := socket.ReadMessage()
	return string(message), err
}

// address gives the address of the socket, with a fresh token in it.
func address() (string, error) {
	reply, err := call(request{
		method: "POST",
		path:   "/token",
	})
	if err != nil {
		return "", err
	}
	endpoint := textAt(reply, "data", "servers", 0, "endpoint")
	if own := os.Getenv("WS_URL"); own != "" {
		endpoint = regexp.MustCompile(`^\w+://[^/?]+`).ReplaceAllLiteralString(endpoint, own)
	}
	token := textAt(reply, "data", "token")
	mark := "?"
	if strings.Contains(endpoint, mark) {
		mark = "&"
	}
	return endpoint + mark + "user%20messages=true&token=" + strings.ReplaceAll(url.QueryEscape(token), "+", "%20"), nil
}

// textAt gives a text of a JSON text.
func textAt(document string, path ...any) string {
	text := ""
	if err := json.Unmarshal([]byte(jsonAt(document, path...)), &text); err != nil {
		log.Fatalf("no %v in %s", path, document)
	}
	return text
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
	timestamp := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	search := encode(query)
	canonical := timestamp + r.method + r.path + search + text
	signature := sign(canonical)
	headers["X-KEY"] = []string{variable("API_KEY")}
	headers["X-SIGN"] = []string{signature}
	headers["X-TIME"] = []string{timestamp}
	headers["X-PASSPHRASE"] = []string{variable("API_PASSPHRASE")}
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
	mayPass := reply.StatusCode >= 500 || reply.StatusCode == 429
	if err == nil && !mayPass && (reply.StatusCode >= 400) {
		log.Fatalf("%d: %s", reply.StatusCode, content)
	}
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

// leave ends the connection, and waits until the server has heard of it.
func leave(socket *websocket.Conn) error {
	goodbye := websocket.FormatCloseMessage(websocket.CloseNormalClosure, "")
	if err := socket.WriteControl(websocket.CloseMessage, goodbye, time.Now().Add(time.Second)); err != nil {
		return err
	}
	for {
		if _, err := next(socket, time.Second); err != nil {
			return nil
		}
	}
}

// jsonAt gives a part of a JSON text; the path leads to it by names and positions.
func jsonAt(text string, path ...any) string {
	part := json.RawMessage(text)
	for _, step := range path {
		object, list := map[string]json.RawMessage{}, []json.RawMessage{}
		if name, isName := step.(string); isName && json.Unmarshal(part, &object) == nil {
			part = object[name]
		} else if at, isPosition := step.(int); isPosition && json.Unmarshal(part, &list) == nil && at < len(list) {
			part = list[at]
		} else {
			return ""
		}
	}
	return string(part)
}
