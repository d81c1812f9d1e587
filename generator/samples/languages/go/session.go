«:session»
// «headline»
// Go 1.18 or later. Once: go mod init example && go get github.com/gorilla/websocket
«#notes»
// «.»
«/notes»

«>sessionShort»
«:sessionShort»
package main

import (
	«imports»

	"github.com/gorilla/websocket"
)

«code»
«#leaves»

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
«/leaves»
«#readsJson»

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
«/readsJson»
«:sessionCode»
«#isShort»
«#note»
// «note»
«/note»
«#address»
const address = «"address»
«/address»
«^address»
var address = variable("WS_URL")
«/address»

«/isShort»
«#keepsConnected»
var count = 0

«/keepsConnected»
func main() {
«#guard»
	checkLive(«#isShort»address«/isShort»«^isShort»«#token»server()«/token»«^token»origin()«/token»«/isShort»)
«/guard»
«#keepsConnected»
	«>keepConnected»
«/keepsConnected»
«^keepsConnected»
	if err := session(); err != nil {
		log.Fatal(err)
	}
«/keepsConnected»
}

«>conversation»
«#guard»

«>guarded»
«/guard»
«^isShort»
«>tokens»
«/isShort»
«#login»

func loginFrame() any {
	«lines»
	return «frame»
}
«/login»
«#token»
«^isShort»
«>signing»
«/isShort»
«/token»
«#signsAlone»
«#login»
«>signing»
«/login»
«/signsAlone»
«#neededText»
«>variable»
«/neededText»
«:keepConnected»
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
«:base»
«#isShort»address«/isShort»«^isShort»«#addressToken»address«/addressToken»«^addressToken»origin()«#path»«#search» + «/search»«^search»+«/search»«"path»«/path»«/addressToken»«/isShort»
«:conversation»
func session() error {
«#hasTokenInFrames»
	token, err := freshToken()
	if err != nil {
		return err
	}
«/hasTokenInFrames»
«^isShort»
«#addressToken»
	address, err := address()
	if err != nil {
		return err
	}
«/addressToken»
«/isShort»
«#search»
	target := «>base»«search»
«/search»
«#hasHeaders»
	headers := http.Header{}
«#headers»
	headers[«"name»] = []string{«value»}
«/headers»
«/hasHeaders»
	socket, _, err := websocket.DefaultDialer.Dial(«#search»target«/search»«^search»«>base»«/search», «#hasHeaders»headers«/hasHeaders»«^hasHeaders»nil«/hasHeaders»)
	if err != nil {
		return err
	}
	defer socket.Close()
«#welcome»
	if _, err := next(socket, 10*time.Second); err != nil { // the server greets first
		return err
	}
«/welcome»
«#login»
	if err := socket.WriteJSON(loginFrame()); err != nil {
		return err
	}
	«#isRefused»answer, err :=«/isRefused»«^isRefused»«#isLoginAll»answer, err :=«/isLoginAll»«^isLoginAll»_, err =«/isLoginAll»«/isRefused» next(socket, 10*time.Second)
	if err != nil {
		return err
	}
«#isRefused»
	if «isRefused» {
		log.Fatal("The login was refused: " + answer)
	}
«/isRefused»
«/login»
«#isLoginAll»
	fmt.Println(answer)
«/isLoginAll»
«#frames»
«#isAsking»
	frame := «value»
«#asked»
	if strings.Contains(fmt.Sprint(frame), «"text») {
		log.Fatal(«"message»)
	}
«/asked»
	if err := «sending»; err != nil {
		return err
	}
«/isAsking»
«^isAsking»
	if err := «message»; err != nil {
		return err
	}
«/isAsking»
«#isAnsweredOnce»
	if err := show(socket, 10*time.Second); err != nil {
		return err
	}
«/isAnsweredOnce»
«/frames»
«#isKept»
«#pings»
	go sendPings(socket)
«/pings»
	for {
		if err := show(socket, «#silence»«silence»*time.Second«/silence»«^silence»0«/silence»); err != nil {
			return err
		}
«^isShort»
		if count++; strconv.Itoa(count) == os.Getenv("MAX_FRAMES") {
			return leave(socket)
		}
«/isShort»
	}
«/isKept»
«^isKept»
	return leave(socket)
«/isKept»
}
«#pings»

func sendPings(socket *websocket.Conn) {
	for range time.Tick(«seconds» * time.Second) {
		if err := «message»; err != nil {
			return // the next read fails too
		}
	}
}
«/pings»
«^isLoginAll»

func show(socket *websocket.Conn, within time.Duration) error {
	message, err := next(socket, within)
	if err != nil {
		return err
	}
«#isShort»
	fmt.Println(message)
«/isShort»
«^isShort»
	if _, err := fmt.Println(message); err != nil {
		os.Exit(0) // the output is closed
	}
«/isShort»
	return nil
}
«/isLoginAll»

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
«:tokens»
«#addressToken»

// address gives the address of the socket, with a fresh token in it.
func address() (string, error) {
	«>tokenCall»
	endpoint := «endpoint»
	if own := os.Getenv("WS_URL"); own != "" {
		endpoint = regexp.MustCompile(`^\w+://[^/?]+`).ReplaceAllLiteralString(endpoint, own)
	}
	token := «value»
«#place»
	return strings.ReplaceAll(endpoint, «"place», url.PathEscape(token)), nil
«/place»
«^place»
	mark := "?"
	if strings.Contains(endpoint, mark) {
		mark = "&"
	}
	return endpoint + mark + «"query» + strings.ReplaceAll(url.QueryEscape(token), "+", "%20"), nil
«/place»
}
«/addressToken»
«^addressToken»

func origin() string {
«#origin»
	if own := os.Getenv("WS_URL"); own != "" {
		return own
	}
	return «"origin»
«/origin»
«^origin»
	return variable("WS_URL")
«/origin»
}
«/addressToken»
«#messageToken»

// freshToken gives the token of the messages.
func freshToken() (string, error) {
	«>tokenCall»
	return «value», nil
}
«/messageToken»
«#token»

// textAt gives a text of a JSON text.
func textAt(document string, path ...any) string {
	text := ""
	if err := json.Unmarshal([]byte(jsonAt(document, path...)), &text); err != nil {
		log.Fatalf("no %v in %s", path, document)
	}
	return text
}

«>call»
«/token»
«:tokenCall»
reply, err := call(request{
«call»
})
if err != nil {
	return "", err
}
