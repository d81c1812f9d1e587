import type { ByteEncoding, HashName, SecretForm, Signing } from '../../../contract/signing.ts'
import { addedToTime, isNumericTime } from '../../signing/timestamp.ts'
import { type StepFunction, schemeAdds, stepFunctions } from '../../signingLines.ts'
import { placeholdersOf, stepTemplates } from '../../signingNeeds.ts'

/** The functions that the steps of a scheme call, and those that its placeholders need. */
export function goStepFunctions(signing: Signing): string[] {
  const names = placeholdersOf(signing)
  const isJoined = schemeAdds(signing)
  return [
    ...(isJoined ? [joinFunctions] : []),
    ...(isJoined && signing.parametersIn === 'body' ? [jsonMembersFunction] : []),
    ...(names.has('bodyQuery') || names.has('sortedBodyQuery') ? [membersFunction] : []),
    ...(names.has('sortedBodyQuery') ? [sortFunction] : []),
    ...(signing.nonce !== undefined && names.has('nonce') ? [nonceFunctions[signing.nonce]] : []),
    ...(isNumericTime(signing.timestamp) &&
    signing.steps.flatMap(stepTemplates).some((own) => (addedToTime(own) ?? 0) > 0)
      ? [numberFunction]
      : []),
    ...stepFunctions(signing).map((own) => stepFunction(own, signing.secret)),
  ]
}

const joinFunctions = `// join puts a separator between texts that are not empty.
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
`

const jsonMembersFunction = `// members writes names and values in this order as JSON, without braces.
func members(texts ...string) string {
	list := ""
	for i := 0; i < len(texts); i += 2 {
		list = join(",", list, fmt.Sprintf("%q:%q", texts[i], texts[i+1]))
	}
	return list
}
`

const membersFunction = `// membersOf writes the members of a body, JSON or a form, as a query.
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
			value := string(raw)
			_ = json.Unmarshal(raw, &value) // a text without its quotation marks
			add(fmt.Sprint(name), value)
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
`

const sortFunction = `func sortQuery(query string) string {
	values, err := url.ParseQuery(query)
	if err != nil {
		log.Fatal(err)
	}
	return strings.TrimPrefix(encode(values), "?")
}
`

const numberFunction = `// number reads a time.
func number(text string) int64 {
	value, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		log.Fatal(err)
	}
	return value
}
`

const counted = (method: string) => `var lastNonce int64

// nextNonce gives the time, and more than that when two requests are made at the same.
func nextNonce() string {
	if now := time.Now().${method}(); now > lastNonce {
		lastNonce = now
	} else {
		lastNonce++
	}
	return strconv.FormatInt(lastNonce, 10)
}
`

const random = (written: string) => `func randomNonce() string {
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		log.Fatal(err)
	}
${written}}
`

const nonceFunctions = {
  ms: counted('UnixMilli'),
  us: counted('UnixMicro'),
  ns: counted('UnixNano'),
  hex: random('\treturn hex.EncodeToString(random)\n'),
  uuid: random(`	random[6], random[8] = random[6]&0x0f|0x40, random[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", random[:4], random[4:6], random[6:8], random[8:10], random[10:])
`),
}

function stepFunction({ name, step, note, takesBytes }: StepFunction, secret: SecretForm): string {
  const [input, data] = takesBytes ? ['data []byte', 'data'] : ['text string', '[]byte(text)']
  const written = (type: string, inputs: string, lines: readonly string[]) =>
    `// ${name} gives ${note.charAt(0).toLowerCase()}${note.slice(1)}
func ${name}(${inputs}) ${type} {
${lines.map((line) => `\t${line}\n`).join('')}}
`
  if (step.kind === 'jwt')
    return written('string', 'header, claims map[string]any', [
      'text := ""',
      'for _, part := range []map[string]any{header, claims} {',
      '\tbytes, err := json.Marshal(part)',
      ...fatal.map((line) => `\t${line}`),
      `\ttext += "." + ${encoded('bytes', 'base64url')}`,
      '}',
      'text = text[1:]',
      ...signLines(step.algorithm, secret, '[]byte(text)'),
      `return text + "." + ${encoded('signature', 'base64url')}`,
    ])
  const { encoding } = step
  const result = (bytes: string) => (encoding === undefined ? bytes : encoded(bytes, encoding))
  const type = encoding === undefined ? '[]byte' : 'string'
  if (step.kind === 'sign')
    return written(type, input, [...signLines(step.algorithm, secret, data), `return ${result('signature')}`])
  const hash = hashFunctions[step.algorithm]
  if (step.kind === 'hash') {
    const sum = hash.replace(/New.*/, `Sum${step.algorithm.slice(4)}`)
    return written(type, input, [`digest := ${sum}(${data})`, `return ${result('digest[:]')}`])
  }
  return written(type, input, [...hmacLines(hash, secret, data), `return ${result('digest.Sum(nil)')}`])
}

const fatal = ['if err != nil {', '\tlog.Fatal(err)', '}']

const hashFunctions = { 'SHA-256': 'sha256.New', 'SHA-384': 'sha512.New384', 'SHA-512': 'sha512.New' } as const

function hmacLines(hash: string, secret: SecretForm, data: string): string[] {
  const { lines, value } = secretBytes(secret)
  return [...lines, `digest := hmac.New(${hash}, ${value})`, `digest.Write(${data})`]
}

type KeyAlgorithm = Extract<Signing['steps'][number], { kind: 'jwt' | 'sign' }>['algorithm']

/** Lines that sign bytes with a key: they set `signature`. */
function signLines(algorithm: KeyAlgorithm, secret: SecretForm, data: string): string[] {
  if (algorithm === 'HS256' || algorithm === 'HS384' || algorithm === 'HS512') {
    const hash = hashFunctions[`SHA-${algorithm.slice(2)}` as HashName]
    return [...hmacLines(hash, secret, data), 'signature := digest.Sum(nil)']
  }
  const isSeed = secret === 'base64' || secret === 'hex'
  if (algorithm === 'Ed25519' || algorithm === 'EdDSA') {
    if (!isSeed) return [...pemLines, `signature := ed25519.Sign(key.(ed25519.PrivateKey), ${data})`]
    const { lines, value } = secretBytes(secret)
    return [
      ...lines,
      `// A key in PKCS #8 ends with its seed.`,
      `key := ed25519.NewKeyFromSeed(${value}[len(${value})-ed25519.SeedSize:])`,
      `signature := ed25519.Sign(key, ${data})`,
    ]
  }
  const { lines, value } = secretBytes(secret)
  const key = isSeed ? [...lines, `key, err := x509.ParsePKCS8PrivateKey(${value})`, ...fatal] : pemLines
  const digest = `digest := sha256.Sum256(${data})`
  if (algorithm === 'ES256')
    return [
      ...key,
      digest,
      'r, s, err := ecdsa.Sign(rand.Reader, key.(*ecdsa.PrivateKey), digest[:])',
      ...fatal,
      'signature := append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)',
    ]
  const how =
    algorithm === 'RSA-PSS-SHA-256'
      ? 'rsa.SignPSS(rand.Reader, key.(*rsa.PrivateKey), crypto.SHA256, digest[:], &rsa.PSSOptions{SaltLength: 32})'
      : 'rsa.SignPKCS1v15(rand.Reader, key.(*rsa.PrivateKey), crypto.SHA256, digest[:])'
  return [...key, digest, `signature, err := ${how}`, ...fatal]
}

const pemLines = [
  'block, _ := pem.Decode([]byte(variable("API_SECRET")))',
  'if block == nil {',
  '\tlog.Fatal("API_SECRET is no key in PEM.")',
  '}',
  'key, err := x509.ParsePKCS8PrivateKey(block.Bytes)',
  ...fatal,
]

/** The bytes of the secret, and the lines that make them. */
function secretBytes(secret: SecretForm): { readonly lines: readonly string[]; readonly value: string } {
  if (secret !== 'base64' && secret !== 'hex') return { lines: [], value: '[]byte(variable("API_SECRET"))' }
  const decode = secret === 'hex' ? 'hex.DecodeString' : 'base64.StdEncoding.DecodeString'
  return { lines: [`secret, err := ${decode}(variable("API_SECRET"))`, ...fatal], value: 'secret' }
}

/** Bytes as a text. */
export function encoded(bytes: string, encoding: ByteEncoding): string {
  if (encoding === 'hex') return `hex.EncodeToString(${bytes})`
  return `base64.${encoding === 'base64' ? 'StdEncoding' : 'RawURLEncoding'}.EncodeToString(${bytes})`
}
