«:short»
reply, err := call(request{
«call»
})
if err != nil {
	log.Fatal(err)
}
fmt.Println(reply)
«:program»
// «headline»
// Go 1.18 or later; nothing to install. «run»
«#notes»
// «.»
«/notes»

package main

import (
	«imports»
)

«code»
«:code»
func main() {
«#guard»
	checkLive(server())
«/guard»
	«short»
}

«>call»
«#guard»

«>guarded»
«/guard»
«>signing»
«#neededText»
«>variable»
«/neededText»
«:call»
type request struct {
	method  string
	path    string
	query   url.Values
	headers map[string]string
«#isFile»
	file    string
«/isFile»
«#isParts»
	parts   []part
«/isParts»
«#isText»
	body    «#isJson»any«/isJson»«^isJson»string«/isJson»
«/isText»
}

// call sends a request and gives its reply.
func call(r request) (string, error) {
	query, headers := url.Values{}, http.Header{}
	for name, values := range r.query {
		query[name] = append([]string{}, values...)
	}
	for name, value := range r.headers {
		headers.Set(name, value)
	}
	«>text»
	«lines»
«#contentType»
«^isFile»
	if text != "" {
		headers.Set("Content-Type", «"contentType»)
	}
«/isFile»
«#isFile»
	headers.Set("Content-Type", «"contentType»)
«/isFile»
«/contentType»
«#missing»
	if strings.Contains(r.path+search+fmt.Sprint(headers)«#asksInBody»+«#isParts»string(payload)«/isParts»«^isParts»text«/isParts»«/asksInBody», «"text») {
		return "", fmt.Errorf("%s", «"message»)
	}
«/missing»
	message, err := http.NewRequest(r.method, server()+r.path+search, «#isFiles»bytes.NewReader(payload)«/isFiles»«^isFiles»strings.NewReader(text)«/isFiles»)
	if err != nil {
		return "", err
	}
	message.Header = headers
	client := http.Client{Timeout: 10 * time.Second}
	reply, err := client.Do(message)
	if err != nil {
		return "", err
	}
	defer reply.Body.Close()
	content, err := io.ReadAll(reply.Body)
«#isTriedAgain»
	mayPass := reply.StatusCode >= 500 || reply.StatusCode == 429
	if err == nil && !mayPass && (reply.StatusCode >= 400«#success» || isRefusal(content)«/success») {
		log.Fatalf("%d: %s", reply.StatusCode, content)
	}
«/isTriedAgain»
	if err == nil && «#success»(reply.StatusCode >= 400 || isRefusal(content))«/success»«^success»reply.StatusCode >= 400«/success» {
		err = fmt.Errorf("%d: %s", reply.StatusCode, content)
	}
	return string(content), err
}

func server() string {
«#server»
	if address := os.Getenv("API_URL"); address != "" {
		return address
	}
	return «"server»
«/server»
«^server»
	return variable("API_URL")
«/server»
}

«#success»
// isRefusal tells whether a «member» in a reply is not that of success.
func isRefusal(content []byte) bool {
	found := regexp.MustCompile(`"«member»"\s*:\s*"?([^",}\s]+)`)
	for _, match := range found.FindAllSubmatch(content, -1) {
		if string(match[1]) != «"value» {
			return true
		}
	}
	return false
}

«/success»
// encode writes a query with its question mark, sorted by name.
func encode(query url.Values) string {
	if len(query) == 0 {
		return ""
	}
	return "?" + strings.ReplaceAll(query.Encode(), "+", "%20")
}
«#isParts»
«>form»
«/isParts»
«:guarded»
// checkLive ends the program unless the server is a test server or --live is given.
func checkLive(server string) {
	for _, argument := range os.Args[1:] {
		if argument == "--live" {
			return
		}
	}
	address, err := url.Parse(server)
	if err != nil {
		log.Fatal(err)
	}
	switch address.Hostname() {
	case «"hosts»:
	default:
		log.Fatal(«"before» + server + «"after»)
	}
}
«:variable»

func variable(name string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("Set %s in the environment.", name)
	}
	return value
}
«:text»
«#isFile»
const text = ""
payload, err := os.ReadFile(r.file)
if err != nil {
	return "", err
}
«/isFile»
«#isParts»
const text = ""
payload, kind, err := form(r.parts)
if err != nil {
	return "", err
}
headers.Set("Content-Type", kind)
«/isParts»
«#isText»
«#isJson»
text := ""
if r.body != nil {
	bytes, err := json.Marshal(r.body)
	if err != nil {
		return "", err
	}
	text = string(bytes)
}
«/isJson»
«^isJson»
text := r.body
«/isJson»
«/isText»
«:form»

type part struct {
	name, text, file, kind string
}

// form writes the parts of a form, and tells its media type.
func form(parts []part) ([]byte, string, error) {
	body := bytes.Buffer{}
	writer := multipart.NewWriter(&body)
	for _, p := range parts {
		content, disposition := []byte(p.text), fmt.Sprintf("form-data; name=%q", p.name)
		if p.file != "" {
			bytes, err := os.ReadFile(p.file)
			if err != nil {
				return nil, "", err
			}
			content, disposition = bytes, disposition+fmt.Sprintf("; filename=%q", p.file)
		}
		header := textproto.MIMEHeader{"Content-Disposition": {disposition}}
		if p.kind != "" {
			header.Set("Content-Type", p.kind)
		}
		target, err := writer.CreatePart(header)
		if err == nil {
			_, err = target.Write(content)
		}
		if err != nil {
			return nil, "", err
		}
	}
	err := writer.Close()
	return body.Bytes(), writer.FormDataContentType(), err
}
