var apiKey, apiSecret = variable("API_KEY", ""), variable("API_SECRET", "")

type pairs map[string]string

type reply struct {
	status  int
	headers http.Header
	text    string
}

// signedRequest signs a request with the time of this moment and sends it. It has parameters or a body.
func signedRequest(method, path string, params, body pairs) (reply, error) {
	// Serialised once: the text that is signed is the text that is sent.
	text, timestamp := "", fmt.Sprint(serverTime())
	signed := encode(params, pairs{"signTimestamp": timestamp})
	if body != nil {
		content, err := json.Marshal(body)
		if err != nil {
			return reply{}, err
		}
		text = string(content)
		signed = "requestBody=" + text + "&signTimestamp=" + timestamp
	}
	address := strings.TrimSuffix(apiURL+path+"?"+encode(params), "?")
	request, err := http.NewRequest(method, address, strings.NewReader(text))
	if err != nil {
		return reply{}, err
	}
	request.Header.Set("key", apiKey)
	request.Header.Set("signTimestamp", timestamp)
	request.Header.Set("signature", sign(method+"\n"+path+"\n"+signed))
	if text != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	client := http.Client{Timeout: 10 * time.Second}
	answer, err := client.Do(request)
	if err != nil {
		return reply{}, err
	}
	defer answer.Body.Close()
	content, err := io.ReadAll(answer.Body)
	return reply{answer.StatusCode, answer.Header, string(content)}, err
}

// encode writes a query, sorted by name.
func encode(parts ...pairs) string {
	values := url.Values{}
	for _, part := range parts {
		for name, value := range part {
			values.Set(name, value)
		}
	}
	return strings.ReplaceAll(values.Encode(), "+", "%20")
}

func sign(canonical string) string {
	digest := hmac.New(sha256.New, []byte(apiSecret))
	digest.Write([]byte(canonical))
	return base64.StdEncoding.EncodeToString(digest.Sum(nil))
}
