import type { NamedExpression, SigningSyntax } from '../../../contract/sampleLanguage.ts'
import { bracedBranches } from '../../program/bracedBranches.ts'
import { javaJsonTemplate, javaQuote } from './javaSyntax.ts'

const types = { text: 'String', bytes: 'byte[]', json: 'String', condition: 'boolean' } as const
const now = (unit: 'MICROS' | 'NANOS') =>
  `String.valueOf(ChronoUnit.${unit}.between(Instant.EPOCH, Instant.now()${later}))`
const later = '«#ahead».plusSeconds(«ahead»)«/ahead»'
const seconds = `Instant.now()${later}.truncatedTo(ChronoUnit.SECONDS).toString()`

function operand(text: string): string {
  return text.includes(' + ') ? `(${text})` : text
}

function pairOf([name, value]: NamedExpression): string {
  return `new String[] {${javaQuote(name)}, ${value}}`
}

/** How Java signs a request. */
export const signing: SigningSyntax = {
  bytes: (text) => `${operand(text)}.getBytes(StandardCharsets.UTF_8)`,
  concatenated: (parts) => (parts.length === 1 ? parts.join('') : `concat(${parts.join(', ')})`),
  encoded: (bytes, encoding) =>
    ({
      hex: `HexFormat.of().formatHex(${bytes})`,
      base64: `Base64.getEncoder().encodeToString(${bytes})`,
      base64url: `Base64.getUrlEncoder().withoutPadding().encodeToString(${bytes})`,
    })[encoding],
  json: javaJsonTemplate,
  numberOfTime: { alone: 'timestamp', summand: 'Long.parseLong(timestamp)' },
  declare: (name, value, type) => `${types[type]} ${name} = ${value};`,
  or: ' || ',
  choose: (name, choices, type) => {
    const [first, last, ...others] = choices
    if (first && last && others.length === 0 && type !== 'json')
      return [`${types[type]} ${name} = ${first.condition}`, `    ? ${first.value}`, `    : ${last.value};`]
    const branches = choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value};`] }))
    return [`${types[type]} ${name};`, ...bracedBranches(branches, 'if (', ') {', '    ')]
  },
  branch: (branches) => bracedBranches(branches, 'if (', ') {', '    '),
  time: {
    s: `String.valueOf(Instant.now()${later}.getEpochSecond())`,
    ms: 'String.valueOf(System.currentTimeMillis()«#aheadMs» + «aheadMs»L«/aheadMs»)',
    us: now('MICROS'),
    ns: now('NANOS'),
    iso: `DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now()${later})`,
    'iso-seconds': seconds,
    'iso-plain': `${seconds}.replace("Z", "")`,
    'iso-basic': `${seconds}.replaceAll("[-:]", "")`,
  },
  nonce: {
    ...{ uuid: 'UUID.randomUUID().toString()', hex: 'UUID.randomUUID().toString().replace("-", "")' },
    ...{ ms: 'nextNonce()', us: 'nextNonce()', ns: 'nextNonce()' },
  },
  secret: {
    text: 'variable("API_SECRET").getBytes(StandardCharsets.UTF_8)',
    hex: 'HexFormat.of().parseHex(variable("API_SECRET"))',
    base64: 'Base64.getDecoder().decode(variable("API_SECRET"))',
  },
  data: { text: 'text.getBytes(StandardCharsets.UTF_8)', bytes: 'data' },
  names: {
    ...{ method: 'method', path: 'path', host: 'host', query: 'search', queryString: 'encode(query)', body: 'text' },
    ...{ sortedQuery: 'encode(sorted)', rawQuery: 'rawQuery', bodyQuery: 'encode(members(text))' },
    ...{ sortedBodyQuery: 'encode(sortedMembers)', timestamp: 'timestamp', nonce: 'nonce' },
    day: 'timestamp.replace("-", "").substring(0, 8)',
    key: 'variable("API_KEY")',
    passphrase: 'variable("API_PASSPHRASE")',
    account: 'variable("API_ACCOUNT")',
  },
  prepare: {
    host: 'String host = URI.create(address).getAuthority();',
    rawQuery: 'String rawQuery = query.stream().map(pair -> String.join("=", pair)).collect(Collectors.joining("&"));',
    sortedQuery: `List<String[]> sorted = new ArrayList<>(query);
«#parameter»
sorted.add(new String[] {«"parameter», timestamp});
«/parameter»
sorted.sort(Comparator.comparing(pair -> pair[0]));`,
    sortedBodyQuery: `List<String[]> sortedMembers = members(text);
sortedMembers.sort(Comparator.comparing(pair -> pair[0]));`,
  },
  member: (path) => `memberText(text, ${path.map(javaQuote).join(', ')})`,
  hasBody: '!text.isEmpty()',
  hasQuery: '!query.isEmpty()',
  isMethod: (method) => `method.equals(${javaQuote(method)})`,
  takesBody: 'List.of("POST", "PUT", "PATCH").contains(method)',
  intoQuery: (first, last) => [
    ...first.map((pair, index) => `query.add(${index}, ${pairOf(pair)});`),
    ...last.map(([name, value]) => `query(${javaQuote(name)}, ${value});`),
  ],
  form: (pairs) => `encode(List.<String[]>of(${pairs.map(pairOf).join(', ')}))`,
  members: (pairs) =>
    pairs.map(([name, value]) => `${javaQuote(`${JSON.stringify(name)}:`)} + json(${value})`).join(' + "," + '),
  bareBody: 'text.substring(1, text.length() - 1)',
  intoBody: (parts, isJson) => {
    const joined = `join("${isJson ? ',' : '&'}", ${parts.join(', ')})`
    return `text = ${isJson ? `"{" + ${joined} + "}"` : joined};`
  },
  search: (adding, order) => [
    ...adding,
    `${order === 'again' ? '' : 'String '}search = query.isEmpty() ? "" : "?" + encode(query);`,
  ],
  header: (name, value) => `header(${javaQuote(name)}, ${value});`,
  cookie: (start, value) => [`headers.merge("Cookie", ${start} + ${value}, (given, own) -> given + "; " + own);`],
  variable: (name) => `variable("${name}")`,
}
