// Keep the kill switch of spot from firing while you trade, and let go of it on purpose.
// Go 1.18 or later; nothing to install. Run it beside your program with the seconds after which all orders are cancelled:
// API_KEY=… API_SECRET=… go run kill-switch.go 60
// It acts on your account (trade): a real server needs --live. Ctrl+C and SIGTERM disarm the switch: your orders stay.
// API_URL leads to another server than the exchange's.

package main

import (
	"context"
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
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func main() {
	values := liveValues("Set the kill switch")
	timeout, err := strconv.Atoi(strings.Join(values, " "))
	if err != nil || timeout < 30 || timeout > 600 {
		fail("How to run it: go run kill-switch.go SECONDS [--live], from 30 to 600 seconds")
	}
	run(timeout)
}

func run(timeout int) {
	signalled, _ := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	if err := keepFromFiring(signalled, timeout); err != nil {
		fail("Not set: " + err.Error() + ". A switch that was set before fires.")
	}
	if !disarm(timeout) {
		fail("The switch may fire: look at your open orders.")
	}
	fmt.Println("Disarmed: your orders stay.")
}

// region shown
// endregion
// keepFromFiring renews the switch each third of its time, so that one lost renewal does no harm, until the program is told to end.
func keepFromFiring(signalled context.Context, timeout int) error {
	for signalled.Err() == nil {
		pause := time.Duration(timeout) * time.Second / 3
		firesAt, err := setSwitch(timeout)
		if errors.As(err, &refused{}) {
			return err
		} else if err != nil {
			fmt.Fprintln(os.Stderr, "Not renewed:", err) // the switch that was set before runs on
			if busy := (notNow{}); !errors.As(err, &busy) || busy.pause < time.Second {
				pause = time.Second
			} else if busy.pause < pause {
				pause = busy.pause
			}
		} else {
			fmt.Println("All orders are cancelled at", firesAt, "unless it is renewed")
		}
		select {
		case <-signalled.Done():
		case <-time.After(pause):
		}
	}
	return nil
}

// setSwitch gives the time at which it fires, in milliseconds.
func setSwitch(timeout int) (firesAt any, err error) {
	data, err := call("POST", "/orders/killSwitch", nil, pairs{"timeout": fmt.Sprint(timeout)})
	var set struct{ CancellationTime json.Number }
	if err == nil {
		err = json.Unmarshal(data, &set)
	}
	if err == nil && set.CancellationTime == "" {
		err = errors.New("the reply has no time")
	}
	return set.CancellationTime, err
}

// disarm tells whether the orders stay. It tries until the switch must have fired.
func disarm(timeout int) bool {
	for deadline := time.Now().Add(time.Duration(timeout) * time.Second); time.Now().Before(deadline); time.Sleep(time.Second) {
		_, err := setSwitch(-1)
		refusal := refused{}
		isRefused := errors.As(err, &refusal)
		if err == nil || refusal.code == 25020 { // none is armed
			return true
		}
		fmt.Fprintln(os.Stderr, "Not disarmed:", err)
		if isRefused {
			return false
		}
	}
	return false
}

// include parts/stop-before-live.go

// include parts/account.go
