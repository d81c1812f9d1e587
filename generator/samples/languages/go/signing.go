«:signing»
«#addsParameters»

// join puts a separator between texts that are not empty.
func join(separator string, parts ...string) string {
	joined := ""
	for _, part := range parts {
		if joined != "" && part != "" {
			joined += separator
		}
		joined += part
	}
	return joined
}

// pairs writes names and values in this order as a query.
func pairs(texts ...string) string {
	query := ""
	for i := 0; i < len(texts); i += 2 {
		query = join("&", query, encode(url.Values{texts[i]: {texts[i+1]}})[1:])
	}
	return query
}
«#addsToBody»

// members writes names and values in this order as JSON, without braces.
func members(texts ...string) string {
	list := ""
	for i := 0; i < len(texts); i += 2 {
		list = join(",", list, fmt.Sprintf("%q:%q", texts[i], texts[i+1]))
	}
	return list
}
«/addsToBody»
«/addsParameters»
«#needsMembers»

// membersOf writes the members of a body, JSON or a form, as a query.
func membersOf(text string) string {
	query := ""
	add := func(name, value string) {
		query += "&" + encode(url.Values{name: {value}})[1:]
	}
	if strings.HasPrefix(text, "{") {
		decoder := json.NewDecoder(strings.NewReader(text))
		_, err := decoder.Token()
		for err == nil && decoder.More() {
			name, _ := decoder.Token()
			raw := json.RawMessage{}
			err = decoder.Decode(&raw)
			add(fmt.Sprint(name), textOf(raw))
		}
		if err != nil {
			log.Fatal(err)
		}
		return strings.TrimPrefix(query, "&")
	}
	for _, pair := range strings.Split(text, "&") {
		values, err := url.ParseQuery(pair)
		if err != nil {
			log.Fatal(err)
		}
		for name := range values {
			add(name, values.Get(name))
		}
	}
	return strings.TrimPrefix(query, "&")
}

// textOf writes a value of JSON: a text without its quotation marks, others without white space and needless escapes.
func textOf(raw json.RawMessage) string {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil {
		log.Fatal(err)
	}
	if text, isText := value.(string); isText {
		return text
	}
	written := bytes.Buffer{}
	encoder := json.NewEncoder(&written)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		log.Fatal(err)
	}
	return strings.TrimSpace(written.String())
}
«/needsMembers»
«#needsMemberText»

// memberText writes a member of a JSON body as a text: names in their order, each before its value, at every level.
func memberText(text string, path ...string) string {
	var member any
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&member); err != nil {
		return "" // the body is no JSON
	}
	for _, name := range path {
		object, _ := member.(map[string]any)
		value, isThere := object[name]
		if !isThere {
			return ""
		}
		member = value
	}
	return joinedText(member)
}

func joinedText(value any) string {
	text := ""
	switch value := value.(type) {
	case map[string]any:
		names := []string{}
		for name := range value {
			names = append(names, name)
		}
		sort.Strings(names)
		for _, name := range names {
			text += name + joinedText(value[name])
		}
	case []any:
		for _, item := range value {
			text += joinedText(item)
		}
	case nil:
		text = "null"
	default:
		text = fmt.Sprint(value)
	}
	return text
}
«/needsMemberText»
«#needsSorting»

func sortQuery(query string) string {
	values, err := url.ParseQuery(query)
	if err != nil {
		log.Fatal(err)
	}
	return strings.TrimPrefix(encode(values), "?")
}
«/needsSorting»
«#nonceUnit»

var lastNonce int64

// nextNonce gives the time, and more than that when two requests are made at the same.
func nextNonce() string {
	if now := time.Now().«#ms»UnixMilli«/ms»«#us»UnixMicro«/us»«#ns»UnixNano«/ns»(); now > lastNonce {
		lastNonce = now
	} else {
		lastNonce++
	}
	return strconv.FormatInt(lastNonce, 10)
}
«/nonceUnit»
«#nonceRandom»

func randomNonce() string {
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		log.Fatal(err)
	}
«#hex»
	return hex.EncodeToString(random)
«/hex»
«#uuid»
	random[6], random[8] = random[6]&0x0f|0x40, random[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", random[:4], random[4:6], random[6:8], random[8:10], random[10:])
«/uuid»
}
«/nonceRandom»
«#addsToTime»

// number reads a time.
func number(text string) int64 {
	value, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		log.Fatal(err)
	}
	return value
}
«/addsToTime»
«#functions»

// «name» gives «smallNote»
func «name»(«#takesKey»key []byte, «/takesKey»«#jwt»header, claims map[string]any«/jwt»«^jwt»«#takesBytes»data []byte«/takesBytes»«^takesBytes»text string«/takesBytes»«/jwt») «#isBytes»[]byte«/isBytes»«^isBytes»string«/isBytes» {
«#jwt»
	text := ""
	for _, part := range []map[string]any{header, claims} {
		bytes, err := json.Marshal(part)
		if err != nil {
			log.Fatal(err)
		}
		text += "." + «#encoded»bytes«/encoded»
	}
	text = text[1:]
«/jwt»
«#hash»
	digest := «>hash».Sum«bits»(«data»)
	return «#encoded»digest[:]«/encoded»
«/hash»
«#usesHmac»
«^takesKey»
«^secretIsText»
	«>secretBytes»
«/secretIsText»
«/takesKey»
	digest := hmac.New(«>hash».New«#is384»384«/is384», «#takesKey»key«/takesKey»«^takesKey»«>secretValue»«/takesKey»)
	digest.Write(«data»)
«#jwt»
	signature := digest.Sum(nil)
«/jwt»
«#hmac»
	return «#encoded»digest.Sum(nil)«/encoded»
«/hmac»
«/usesHmac»
«#usesKey»
	«>key»
«#isEdwards»
	signature := ed25519.Sign(«#secretIsText»key.(ed25519.PrivateKey)«/secretIsText»«^secretIsText»key«/secretIsText», «data»)
«/isEdwards»
«^isEdwards»
	digest := sha256.Sum256(«data»)
«#isCurve»
	r, s, err := ecdsa.Sign(rand.Reader, key.(*ecdsa.PrivateKey), digest[:])
«/isCurve»
«#isRsa»
	signature, err := rsa.Sign«#isPss»PSS«/isPss»«^isPss»PKCS1v15«/isPss»(rand.Reader, key.(*rsa.PrivateKey), crypto.SHA256, digest[:]«#isPss», &rsa.PSSOptions{SaltLength: 32}«/isPss»)
«/isRsa»
	if err != nil {
		log.Fatal(err)
	}
«#isCurve»
	signature := append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)
«/isCurve»
«/isEdwards»
«/usesKey»
«#jwt»
	return text + "." + «#encoded»signature«/encoded»
«/jwt»
«#sign»
	return «#encoded»signature«/encoded»
«/sign»
}
«/functions»
«:hash»
sha«#is256»256«/is256»«^is256»512«/is256»
«:secretBytes»
secret, err := «secret»
if err != nil {
	log.Fatal(err)
}
«:secretValue»
«#secretIsText»«secret»«/secretIsText»«^secretIsText»secret«/secretIsText»
«:key»
«#secretIsText»
block, _ := pem.Decode(«secret»)
if block == nil {
	log.Fatal("API_SECRET is no key in PEM.")
}
key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
if err != nil {
	log.Fatal(err)
}
«/secretIsText»
«^secretIsText»
«>secretBytes»
«#isEdwards»
// A key in PKCS #8 ends with its seed.
key := ed25519.NewKeyFromSeed(secret[len(secret)-ed25519.SeedSize:])
«/isEdwards»
«^isEdwards»
key, err := x509.ParsePKCS8PrivateKey(secret)
if err != nil {
	log.Fatal(err)
}
«/isEdwards»
«/secretIsText»
