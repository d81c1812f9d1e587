// connection is a socket that pings, because the server closes a silent one.
type connection struct {
	*websocket.Conn
	sending sync.Mutex
}

type frame struct {
	Event, Channel, Message string
	Data                    json.RawMessage
}

func connect(path string) (*connection, error) {
	dialer := websocket.Dialer{HandshakeTimeout: 10 * time.Second, Proxy: http.ProxyFromEnvironment}
	socket, _, err := dialer.Dial(wsURL+path, nil)
	if err != nil {
		return nil, err
	}
	own := &connection{Conn: socket}
	go own.ping()
	return own, nil
}

// ping goes on until the connection is closed.
func (own *connection) ping() {
	timer := time.NewTicker(20 * time.Second)
	defer timer.Stop()
	for range timer.C {
		if own.send(map[string]string{"event": "ping"}) != nil {
			return
		}
	}
}

func (own *connection) send(message any) error {
	own.sending.Lock() // a socket takes one message at a time
	defer own.sending.Unlock()
	if err := own.SetWriteDeadline(time.Now().Add(10 * time.Second)); err != nil {
		return err
	}
	return own.WriteJSON(message)
}

// receive gives the next frame, and its text. After 40 s without one, the connection is lost.
func (own *connection) receive() (frame, []byte, error) {
	var received frame
	if err := own.SetReadDeadline(time.Now().Add(40 * time.Second)); err != nil {
		return received, nil, err
	}
	_, text, err := own.ReadMessage()
	if err == nil {
		err = json.Unmarshal(text, &received)
	}
	return received, text, err
}

// subscribe asks for a channel, or leaves it with the event unsubscribe.
func (own *connection) subscribe(event, channel string) error {
	return own.send(map[string]any{"event": event, "channel": []string{channel}, "symbols": []string{symbol}})
}

// keepConnected holds a session. When its connection is lost, another one begins after a pause.
func keepConnected(session func() error) error {
	for attempt := 0; ; attempt++ {
		begun := time.Now()
		err := session()
		if err == nil || errors.As(err, &refused{}) {
			return err
		}
		if time.Since(begun) > time.Minute {
			attempt = 0
		}
		pause := backOff(attempt)
		fmt.Fprintf(os.Stderr, "%v; connecting again in %.1f s\n", err, pause.Seconds())
		time.Sleep(pause)
	}
}
