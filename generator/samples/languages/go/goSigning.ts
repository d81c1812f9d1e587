import type { NamedExpression, SigningSyntax } from '../../../contract/sampleLanguage.ts'
import { bracedBranches } from '../../program/bracedBranches.ts'
import { quote, type ValueSyntax, writeValue } from '../../writeValue.ts'

export const values: ValueSyntax = {
  text: quote,
  timed: (text) => `${quote(text)} + fmt.Sprint(time.Now().UnixMilli())`,
  null: 'nil',
  true: 'true',
  false: 'false',
  list: { open: '[]any{', close: '}' },
  object: { open: 'map[string]any{', close: '}', key: quote },
  indent: '\t',
  trailingComma: true,
  isAligned: true,
}

const now = 'time.Now()«#ahead».Add(«ahead»*time.Second)«/ahead»'
const bareSearch = 'strings.TrimPrefix(search, "?")'
const returnError = 'if err != nil {\n\treturn "", err\n}'

function listed(name: string, pairs: readonly NamedExpression[]): string {
  return `${name}(${pairs.flatMap(([key, value]) => [quote(key), value]).join(', ')})`
}

/** How Go signs a request. */
export const signing: SigningSyntax = {
  bytes: (text) => `[]byte(${text})`,
  concatenated: (parts) => (parts.length === 1 ? parts.join('') : `bytes.Join([][]byte{${parts.join(', ')}}, nil)`),
  encoded: (bytes, encoding) =>
    ({
      hex: `hex.EncodeToString(${bytes})`,
      base64: `base64.StdEncoding.EncodeToString(${bytes})`,
      base64url: `base64.RawURLEncoding.EncodeToString(${bytes})`,
    })[encoding],
  json: (value, filled, indent) =>
    writeValue(value, { ...values, text: (template) => filled(template).expression }, indent),
  numberOfTime: { alone: 'json.Number(timestamp)', summand: 'number(timestamp)' },
  declare: (name, value) => `${name} := ${value}`,
  or: ' || ',
  choose: (name, choices) => {
    const others = choices.slice(0, -1).map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))
    return [`${name} := ${choices.at(-1)?.value}`, ...bracedBranches(others, 'if ', ' {', '\t')]
  },
  branch: (branches) => bracedBranches(branches, 'if ', ' {', '\t'),
  time: {
    s: `strconv.FormatInt(${now}.Unix(), 10)`,
    ms: `strconv.FormatInt(${now}.UnixMilli(), 10)`,
    us: `strconv.FormatInt(${now}.UnixMicro(), 10)`,
    ns: `strconv.FormatInt(${now}.UnixNano(), 10)`,
    iso: `${now}.UTC().Format("2006-01-02T15:04:05.000Z")`,
    'iso-seconds': `${now}.UTC().Format("2006-01-02T15:04:05Z")`,
    'iso-plain': `${now}.UTC().Format("2006-01-02T15:04:05")`,
    'iso-basic': `${now}.UTC().Format("20060102T150405Z")`,
  },
  nonce: {
    ...{ uuid: 'randomNonce()', hex: 'randomNonce()' },
    ...{ ms: 'nextNonce()', us: 'nextNonce()', ns: 'nextNonce()' },
  },
  secret: {
    text: '[]byte(variable("API_SECRET"))',
    hex: 'hex.DecodeString(variable("API_SECRET"))',
    base64: 'base64.StdEncoding.DecodeString(variable("API_SECRET"))',
  },
  data: { text: '[]byte(text)', bytes: 'data' },
  names: {
    ...{ method: 'r.method', path: 'r.path', host: 'host', query: 'search', queryString: bareSearch, body: 'text' },
    ...{ sortedQuery: 'sortedQuery', rawQuery: 'rawQuery', bodyQuery: 'membersOf(text)' },
    ...{ sortedBodyQuery: 'sortQuery(membersOf(text))', timestamp: 'timestamp', nonce: 'nonce' },
    day: 'strings.ReplaceAll(timestamp, "-", "")[:8]',
    key: 'variable("API_KEY")',
    passphrase: 'variable("API_PASSPHRASE")',
    account: 'variable("API_ACCOUNT")',
  },
  prepare: {
    host: 'host := strings.SplitN(server(), "/", 4)[2]',
    rawQuery: `rawQuery, err := url.PathUnescape(${bareSearch})\n${returnError}`,
    sortedQuery: `«#isAdded»
sent, err := url.ParseQuery(${bareSearch})
${returnError}
«#parameter»
sent.Set(«"parameter», timestamp)
«/parameter»
sortedQuery := strings.TrimPrefix(encode(sent), "?")
«/isAdded»
«^isAdded»
«#parameter»
query.Set(«"parameter», timestamp)
sortedQuery := encode(query)[1:]
«/parameter»
«^parameter»
sortedQuery := ${bareSearch}
«/parameter»
«/isAdded»
`,
  },
  member: (path) => `memberText(text, ${path.map(quote).join(', ')})`,
  hasBody: 'text != ""',
  hasQuery: 'len(query) > 0',
  isMethod: (method) => `r.method == ${quote(method)}`,
  takesBody: 'r.method == "POST" || r.method == "PUT" || r.method == "PATCH"',
  intoQuery: (first, last) => {
    const around = (pairs: readonly NamedExpression[]) => (pairs.length === 0 ? [] : [listed('pairs', pairs)])
    return [`search = "?" + join("&", ${[...around(first), bareSearch, ...around(last)].join(', ')})`]
  },
  credential: (_, last) => last.map(([name, value]) => `query.Add(${quote(name)}, ${value})`),
  form: (pairs) => listed('pairs', pairs),
  members: (pairs) => listed('members', pairs),
  bareBody: 'text[1:len(text)-1]',
  intoBody: (parts, isJson) => {
    const joined = `join("${isJson ? ',' : '&'}", ${parts.join(', ')})`
    return `text = ${isJson ? `"{" + ${joined} + "}"` : joined}`
  },
  search: (adding, order) => [...(order === 'again' ? [] : ['search := encode(query)']), ...adding],
  // A name as the spec writes it: Set would change its capitals.
  header: (name, value) => `headers[${quote(name)}] = []string{${value}}`,
  cookie: (start, value) => [
    `cookie := ${start} + ${value}`,
    'if given := headers.Get("Cookie"); given != "" {',
    '\tcookie = given + "; " + cookie',
    '}',
    'headers.Set("Cookie", cookie)',
  ],
  variable: (name) => `variable("${name}")`,
}
