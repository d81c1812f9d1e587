// Login: wss://stream.example.com/v1/public
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
// Run: API_KEY=… API_SECRET=… API_PASSPHRASE=… go run login-session.go
// It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"log"
	"net/url"
	"os"
	"os/signal"
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
	socket, _, err := websocket.DefaultDialer.Dial(origin()+"/v1/public", nil)
	if err != nil {
		return err
	}
	defer socket.Close()
	if err := socket.WriteJSON(loginFrame()); err != nil {
		return err
	}
	_, err = next(socket, 10*time.Second)
	if err != nil {
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

func origin() string {
	if own := os.Getenv("WS_URL"); own != "" {
		return own
	}
	return "wss://stream.example.com"
}

func loginFrame() any {
	timestamp := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	canonical := timestamp + "GET/verify?api%20key=" + strings.ReplaceAll(url.QueryEscape(variable("API_KEY")), "+", "%20") + "&time=" + strings.ReplaceAll(url.QueryEscape(timestamp), "+", "%20")
	signature := sign(canonical)
	return []any{
		"login",
		map[string]any{
			"token": variable("API_KEY") + ":" + variable("API_PASSPHRASE"),
			"100%":  signature,
			"at":    timestamp,
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
