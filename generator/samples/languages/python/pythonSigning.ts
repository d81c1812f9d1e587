import type { Branch, NamedExpression, SigningSyntax } from '../../../contract/sampleLanguage.ts'
import { quote, type ValueSyntax, writeValue } from '../../writeValue.ts'

export const values: ValueSyntax = {
  text: quote,
  timed: (text) => `${quote(text)} + str(int(time.time() * 1000))`,
  null: 'None',
  true: 'True',
  false: 'False',
  list: { open: '[', close: ']' },
  object: { open: '{', close: '}', key: quote },
  indent: '    ',
  trailingComma: true,
}

/** A template of several parts is one operand already: it is an f-string. */
function operand(text: string): string {
  return / (\+|if) /.test(text) && !/^f?"/.test(text) ? `(${text})` : text
}

function branches(list: readonly Branch[]): string[] {
  return list.flatMap(({ condition, lines }, index) => [
    condition === undefined ? 'else:' : `${index === 0 ? 'if' : 'elif'} ${condition}:`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
  ])
}

export function pairsOf(pairs: readonly NamedExpression[]): string {
  return `[${pairs.map(([name, value]) => `(${quote(name)}, ${value})`).join(', ')}]`
}

const now = 'datetime.datetime.now(datetime.timezone.utc)'
const later = '«#ahead» + datetime.timedelta(seconds=«ahead»)«/ahead»'
const date = `«#ahead»(«/ahead»${now}${later}«#ahead»)«/ahead»`

/** How Python signs a request. */
export const signing: SigningSyntax = {
  local: (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  joined: (pieces) =>
    `f"${pieces
      .map((piece) =>
        'text' in piece ? quote(piece.text).slice(1, -1).replaceAll(/[{}]/g, '$&$&') : `{${piece.expression}}`,
      )
      .join('')}"`,
  bytes: (text) => `${operand(text)}.encode()`,
  concatenated: (parts) => parts.join(' + '),
  encoded: (bytes, encoding) =>
    ({
      hex: `${operand(bytes)}.hex()`,
      base64: `base64.b64encode(${bytes}).decode()`,
      base64url: `base64.urlsafe_b64encode(${bytes}).decode().rstrip("=")`,
    })[encoding],
  json: (value, filled, indent) =>
    writeValue(value, { ...values, text: (template) => filled(template).expression }, indent),
  numberOfTime: { alone: 'int(timestamp)', summand: 'int(timestamp)' },
  declare: (name, value, type) => `${name} = ${type === 'condition' ? `bool(${value})` : value}`,
  or: ' or ',
  choose: (name, choices) =>
    branches(choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))),
  branch: branches,
  time: {
    s: 'str(int(time.time()«#ahead» + «ahead»«/ahead»))',
    ms: 'str(int(«#ahead»(time.time() + «ahead»)«/ahead»«^ahead»time.time()«/ahead» * 1000))',
    us: 'str(time.time_ns() // 1000«#aheadUs» + «aheadUs»«/aheadUs»)',
    ns: 'str(time.time_ns()«#aheadNs» + «aheadNs»«/aheadNs»)',
    iso: `(${now}${later}).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"`,
    'iso-seconds': `${date}.strftime("%Y-%m-%dT%H:%M:%SZ")`,
    'iso-plain': `${date}.strftime("%Y-%m-%dT%H:%M:%S")`,
    'iso-basic': `${date}.strftime("%Y%m%dT%H%M%SZ")`,
  },
  nonce: {
    ...{ uuid: 'str(uuid.uuid4())', hex: 'os.urandom(16).hex()' },
    ...{ ms: 'next_nonce()', us: 'next_nonce()', ns: 'next_nonce()' },
  },
  secret: {
    text: 'API_SECRET.encode()',
    hex: 'bytes.fromhex(API_SECRET)',
    base64: 'base64.b64decode(API_SECRET)',
  },
  data: { text: 'text.encode()', bytes: 'data' },
  names: {
    ...{ method: 'method', path: 'path', host: 'host', query: 'search', queryString: 'search[1:]', body: 'text' },
    ...{ sortedQuery: 'sorted_query', rawQuery: 'raw_query', bodyQuery: 'encode(members(text))' },
    ...{ sortedBodyQuery: 'encode(sorted(members(text), key=lambda pair: pair[0]))' },
    ...{ timestamp: 'timestamp', nonce: 'nonce', day: 'timestamp.replace("-", "")[:8]' },
    ...{ key: 'API_KEY', passphrase: 'API_PASSPHRASE', account: 'API_ACCOUNT' },
  },
  prepare: {
    host: 'host = urllib.parse.urlsplit(API_URL).netloc',
    rawQuery: 'raw_query = "&".join("=".join(pair) for pair in query)',
    sortedQuery:
      'sorted_query = encode(sorted([*query«#parameter», («"parameter», timestamp)«/parameter»], key=lambda pair: pair[0]))',
  },
  member: (path) => `member_text(text, [${path.map(quote).join(', ')}])`,
  hasBody: 'text',
  hasQuery: 'query',
  isMethod: (method) => `method == ${quote(method)}`,
  takesBody: 'method in ("POST", "PUT", "PATCH")',
  intoQuery: (first, last) => [
    ...(first.length > 0 ? [`query[:0] = ${pairsOf(first)}`] : []),
    ...last.map(([name, value]) => `query.append((${quote(name)}, ${value}))`),
  ],
  form: (pairs) => `encode(${pairsOf(pairs)})`,
  members: (pairs) =>
    `json.dumps({${pairs.map(([name, value]) => `${quote(name)}: ${value}`).join(', ')}}, separators=(",", ":"))[1:-1]`,
  bareBody: 'text[1:-1]',
  intoBody: (parts, isJson) => {
    const joined = `"${isJson ? ',' : '&'}".join(filter(None, [${parts.join(', ')}]))`
    return `text = ${isJson ? `"{" + ${joined} + "}"` : joined}`
  },
  search: (adding) => [...adding, 'search = "?" + encode(query) if query else ""'],
  header: (name, value) => `headers[${quote(name)}] = ${value}`,
  cookie: (start, value) => [
    `headers["Cookie"] = "; ".join(filter(None, [headers.get("Cookie"), ${start} + ${value}]))`,
  ],
  variable: (name) => name,
}
