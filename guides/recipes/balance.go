// Read the balance of the futures account: the first signed request.
// Go 1.18 or later; nothing to install. Run it with: API_KEY=… API_SECRET=… go run balance.go
// API_URL leads to another server than the exchange's.

// region shown
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"time"
)

func main() {
	path := "/v3/account/balance"
	timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)

	digest := hmac.New(sha256.New, []byte(os.Getenv("API_SECRET")))
	digest.Write([]byte("GET\n" + path + "\nsignTimestamp=" + timestamp))

	server := os.Getenv("API_URL")
	if server == "" {
		server = "https://api.poloniex.com"
	}
	request, err := http.NewRequest("GET", server+path, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("key", os.Getenv("API_KEY"))
	request.Header.Set("signTimestamp", timestamp)
	request.Header.Set("signature", base64.StdEncoding.EncodeToString(digest.Sum(nil)))
	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(content))
}
// endregion
