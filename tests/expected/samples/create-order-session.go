// Create an order: wss://stream.example.com/v1/public
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run: API_KEY=… API_SECRET=… go run create-order-session.go
// It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.
// It acts on your account (trade): a real server needs --live.

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log"
	"net/url"
	"os"
	"strconv"
	"time"

	"github.com/gorilla/websocket"
)

func main() {
	checkLive(origin())
	if err := session(); err != nil {
		log.Fatal(err)
	}
}

func session() error {
	socket, _, err := websocket.DefaultDialer.Dial(origin()+"/v1/public", nil)
	if err != nil {
		return err
	}
	defer socket.Close()
	if err := socket.WriteJSON(loginFrame()); err != nil {
		return err
	}
	answer, err := next(socket, 10*time.Second)
	if err != nil {
		return err
	}
	if jsonAt(answer, "channel") != "\"auth\"" || jsonAt(answer, "data", "success") != "true" {
		log.Fatal("The login was refused: " + answer)
	}
	if err := socket.WriteJSON(map[string]any{
		"id":     "1",
		"event":  "createOrder",
		"params": map[string]any{"symbol": "BTC_USDT", "amount": "250"},
	}); err != nil {
		return err
	}
	if err := show(socket, 10*time.Second); err != nil {
		return err
	}
	return leave(socket)
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
		log.Fatal("Not sent: Create an order (trade) acts on your account at " + server + ". Add --live to send it.")
	}
}

func origin() string {
	if own := os.Getenv("WS_URL"); own != "" {
		return own
	}
	return "wss://stream.example.com"
}

func loginFrame() any {
	timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)
	canonical := "GET\n/ws\nsignTimestamp=" + timestamp
	signature := sign(canonical)
	return map[string]any{
		"event":   "subscribe",
		"channel": []any{"auth"},
		"params": map[string]any{
			"key":              variable("API_KEY"),
			"signTimestamp":    json.Number(timestamp),
			"signatureVersion": "2",
			"signature":        signature,
		},
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
