// Codes of both APIs after which another request makes sense, by their catalogues of errors. All others are final.
var (
	unknown = []int{250, 415, 500, 503, 603} // it may have been done: look it up before anything else
	later   = []int{429, 1002, 21340, 24201} // it was not done: ask again after a pause
	clock   = []int{400, 408}                // it may be the clock
)

// notNow says that a request was not done: the exchange is busy, in maintenance, or asks for fewer requests.
type notNow struct {
	error
	pause time.Duration // that it asks for
}

// call gives the data of the reply. Its error is refused or notNow; any other leaves the outcome open.
func call(method, path string, params, body pairs) (json.RawMessage, error) {
	for isSecond := false; ; isSecond = true {
		waitForTurn()
		reply, err := signedRequest(method, path, params, body)
		if err != nil {
			return nil, err
		}
		text := []byte(reply.text)
		var members struct {
			Code         any
			Msg, Message string
			Data         json.RawMessage
		}
		isObject := json.Unmarshal(text, &members) == nil
		isReply, data := isObject && members.Code != nil, members.Data // else a gateway answered
		if !strings.HasPrefix(path, "/v3/") {
			isReply, data = json.Valid(text), text
		}
		code := 200
		if members.Code != nil {
			number, _ := members.Code.(float64) // 0 for a name
			code = int(number)
		}
		if reply.status == 200 && code == 200 && isReply {
			return data, nil
		}
		problem := fmt.Errorf("HTTP %d: %s", reply.status, text)
		if reply.status == 200 && code != 200 {
			problem = fmt.Errorf("code %v: %s", members.Code, members.Msg+members.Message)
		}
		switch {
		case reply.status == 429 || contains(later, code):
			asked, _ := strconv.Atoi(reply.headers.Get("Retry-After")) // 0 without the header
			return nil, notNow{problem, time.Duration(asked) * time.Second}
		case contains(clock, code) && !isSecond:
			if err := setClock(); err != nil {
				return nil, err
			}
		case reply.status >= 500 || !isReply || contains(unknown, code):
			return nil, problem
		default:
			return nil, refused{code, problem.Error()}
		}
	}
}

func contains(codes []int, code int) bool {
	for _, each := range codes {
		if each == code {
			return true
		}
	}
	return false
}
