«:verify»
package main

import (
	«imports»
)

«code»
«:verifyCode»
// arrived is a request to your server. Text is the body as it came: parse it after the check.
type arrived struct {
	method  string
	path    string
	headers http.Header
	text    string
}

// isGenuine tells whether a request is signed with your secret. What is not said here stays yours to check, such as
// whether you had the request before.
func isGenuine(r arrived) bool {
	text := r.text
«#readings»
	«local» := regexp.MustCompile("(?s)" + «"pattern»).FindStringSubmatch(r.headers.Get(«"header»))
	if «local» == nil {
		return false
	}
«#groups»
	«name» := «local»[«group»]
«/groups»
«/readings»
«#oldest»
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Now().UnixMilli()-sent«#isSeconds»*1000«/isSeconds» > «oldest» {
		return false
	}
«/oldest»
	«lines»
«#checks»
	if !hmac.Equal([]byte(r.headers.Get(«"header»)), «bytes») {
		return false
	}
«/checks»
	return true
}

func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
«>signing»
