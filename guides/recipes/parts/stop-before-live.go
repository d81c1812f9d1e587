// liveValues gives the arguments but for --live, without which it stops before a real server.
func liveValues(action string) []string {
	values := []string{}
	for _, value := range os.Args[1:] {
		if value != "--live" {
			values = append(values, value)
		}
	}
	server, err := url.Parse(apiURL)
	if err != nil {
		fail(err)
	}
	isTest := map[string]bool{"localhost": true, "127.0.0.1": true, "::1": true}[server.Hostname()]
	if !isTest && len(values) == len(os.Args)-1 {
		fail("Not sent: " + action + " (trade) acts on your account at " + apiURL + ". Add --live to send it.")
	}
	return values
}
