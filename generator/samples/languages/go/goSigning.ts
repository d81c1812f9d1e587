import type { Pair } from '../../../contract/samples.ts'
import type { SigningTime } from '../../../contract/signing.ts'
import { bracedBranches, numberOfTime, type RequestSyntax, type StepSyntax, schemeAdds } from '../../signingLines.ts'
import { quote, writeValue } from '../../writeValue.ts'
import { encoded } from './goStepFunctions.ts'
import { goSyntax, goTemplate } from './goSyntax.ts'

const goSteps: StepSyntax = {
  local: (name) => name,
  template: goTemplate,
  bytes: (text) => `[]byte(${text})`,
  join: (parts) => (parts.length === 1 ? parts.join('') : `bytes.Join([][]byte{${parts.join(', ')}}, nil)`),
  encoded,
  json: (value, names, isNumericTime) => {
    const text = (template: string) =>
      numberOfTime(template, isNumericTime, 'json.Number(timestamp)', 'number(timestamp)') ??
      goTemplate(template, names)
    return writeValue(value, { ...goSyntax, text })
  },
  declare: (name, value) => `${name} := ${value}`,
  or: ' || ',
  choose: (name, choices) => {
    const last = choices.at(-1)
    const others = choices.slice(0, -1).map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))
    return [`${name} := ${last?.value}`, ...bracedBranches(others, 'if ', ' {', '\t')]
  },
  time: timeOf,
  nonce: (form) => (form === 'uuid' || form === 'hex' ? 'randomNonce()' : 'nextNonce()'),
}

/** How Go signs any request in its function `call`. */
export const goRequest: RequestSyntax = {
  ...goSteps,
  names: {
    method: 'r.method',
    path: 'r.path',
    host: 'host',
    query: 'search',
    queryString: 'strings.TrimPrefix(search, "?")',
    sortedQuery: 'sortedQuery',
    rawQuery: 'rawQuery',
    body: 'text',
    bodyQuery: 'membersOf(text)',
    sortedBodyQuery: 'sortQuery(membersOf(text))',
    timestamp: 'timestamp',
    nonce: 'nonce',
    key: 'variable("API_KEY")',
    passphrase: 'variable("API_PASSPHRASE")',
    account: 'variable("API_ACCOUNT")',
  },
  prepare: {
    host: () => ['host := strings.SplitN(server(), "/", 4)[2]'],
    rawQuery: () => ['rawQuery, err := url.PathUnescape(strings.TrimPrefix(search, "?"))', ...returnError],
    sortedQuery: (signing) => {
      const { parameter } = signing.timestamp
      const set = (query: string) => (parameter === undefined ? [] : [`${query}.Set(${quote(parameter)}, timestamp)`])
      if (schemeAdds(signing))
        return [
          'sent, err := url.ParseQuery(strings.TrimPrefix(search, "?"))',
          ...returnError,
          ...set('sent'),
          'sortedQuery := strings.TrimPrefix(encode(sent), "?")',
        ]
      if (parameter === undefined) return ['sortedQuery := strings.TrimPrefix(search, "?")']
      return [...set('query'), 'sortedQuery := encode(query)[1:]']
    },
  },
  hasBody: 'text != ""',
  hasQuery: 'len(query) > 0',
  isMethod: (method) => `r.method == ${quote(method)}`,
  takesBody: 'r.method == "POST" || r.method == "PUT" || r.method == "PATCH"',
  branch: (branches) => bracedBranches(branches, 'if ', ' {', '\t'),
  intoQuery: (first, last) => [
    `search = "?" + join("&", ${around(first, 'strings.TrimPrefix(search, "?")', last, 'pairs')})`,
  ],
  intoBody: (first, last, isJson) => [
    isJson
      ? `text = "{" + join(",", ${around(first, 'text[1:len(text)-1]', last, 'members')}) + "}"`
      : `text = join("&", ${around(first, 'text', last, 'pairs')})`,
  ],
  search: (adding, order) => [...(order === 'again' ? [] : ['search := encode(query)']), ...adding],
  header: (name, value) => `headers[${quote(name)}] = []string{${value}}`,
}

const returnError = ['if err != nil {', '\treturn "", err', '}']

function around(first: readonly Pair[], middle: string, last: readonly Pair[], name: string): string {
  const written = (pairs: readonly Pair[]) =>
    pairs.length === 0 ? [] : [`${name}(${pairs.flatMap(([key, value]) => [quote(key), value]).join(', ')})`]
  return [...written(first), middle, ...written(last)].join(', ')
}

/** The time of signing as a string. */
function timeOf({ unit, expiresAfter = 0 }: SigningTime): string {
  const now = `time.Now()${expiresAfter > 0 ? `.Add(${expiresAfter}*time.Second)` : ''}`
  const number = (method: string) => `strconv.FormatInt(${now}.${method}(), 10)`
  const date = (format: string) => `${now}.UTC().Format("${format}")`
  return {
    s: number('Unix'),
    ms: number('UnixMilli'),
    us: number('UnixMicro'),
    ns: number('UnixNano'),
    iso: date('2006-01-02T15:04:05.000Z'),
    'iso-seconds': date('2006-01-02T15:04:05Z'),
    'iso-plain': date('2006-01-02T15:04:05'),
  }[unit]
}

const packages = [
  'bytes',
  'crypto',
  'crypto/ecdsa',
  'crypto/ed25519',
  'crypto/hmac',
  'crypto/rand',
  'crypto/rsa',
  'crypto/sha256',
  'crypto/sha512',
  'crypto/x509',
  'encoding/base64',
  'encoding/hex',
  'encoding/json',
  'encoding/pem',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'regexp',
  'strconv',
  'strings',
  'time',
]

/** The packages that code names, strings and comments apart: Go takes one that is not used for an error. */
export function goImports(code: string): string[] {
  const bare = code.replaceAll(/"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*/g, '')
  return packages.filter((name) => new RegExp(`(?<![\\w.])${name.replace(/^.*\//, '')}\\.[A-Z]`).test(bare))
}
