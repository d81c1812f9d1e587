// logIn logs the connection in, and waits for the answer.
func (own *connection) logIn() error {
	timestamp := serverTime()
	params := map[string]any{
		"key": apiKey, "signTimestamp": timestamp, "signature": sign(fmt.Sprintf("GET\n/ws\nsignTimestamp=%d", timestamp)),
		"signatureMethod": "HmacSHA256", "signatureVersion": "2",
	}
	if err := own.send(map[string]any{"event": "subscribe", "channel": []string{"auth"}, "params": params}); err != nil {
		return err
	}
	answer, text, err := own.receive()
	var login struct{ Success bool }
	if err == nil && (json.Unmarshal(answer.Data, &login) != nil || !login.Success) {
		return refused{text: "The login was refused: " + string(text)}
	}
	return err
}

// follow subscribes to a channel, and waits for the answer.
func (own *connection) follow(channel string) error {
	if err := own.subscribe("subscribe", channel); err != nil {
		return err
	}
	for {
		answer, _, err := own.receive()
		if err == nil && answer.Event == "error" {
			return refused{text: "The subscription was refused: " + answer.Message}
		}
		if err != nil || answer.Event == "subscribe" {
			return err
		}
	}
}
