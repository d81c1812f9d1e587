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
		var members struct {
			Code int
			Msg  string
			Data json.RawMessage
		}
		isParsed := json.Unmarshal([]byte(reply.text), &members) == nil && members.Code != 0 // else a gateway answered
		if reply.status == 200 && members.Code == 200 {
			return members.Data, nil
		}
		problem := fmt.Errorf("HTTP %d: %s", reply.status, reply.text)
		if reply.status == 200 && isParsed {
			problem = fmt.Errorf("code %d: %s", members.Code, members.Msg)
		}
		switch {
		case reply.status == 429 || contains(later, members.Code):
			asked, _ := strconv.Atoi(reply.headers.Get("Retry-After")) // 0 without the header
			return nil, notNow{problem, time.Duration(asked) * time.Second}
		case contains(clock, members.Code) && !isSecond:
			if err := setClock(); err != nil {
				return nil, err
			}
		case reply.status >= 500 || !isParsed || contains(unknown, members.Code):
			return nil, problem
		default:
			return nil, refused{problem.Error()}
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
