import type { Pair } from '../../../contract/samples.ts'
import type { ByteEncoding, SecretForm, Signing, SigningTime } from '../../../contract/signing.ts'
import {
  bracedBranches,
  bytesNames,
  numberOfTime,
  type RequestSyntax,
  type StepFunction,
  type StepSyntax,
  stepFunctions,
} from '../../signingLines.ts'
import { placeholdersOf } from '../../signingNeeds.ts'
import { javaJsonTemplate, javaQuote, javaTemplate } from './javaSyntax.ts'

const types = { text: 'String', bytes: 'byte[]', json: 'String', condition: 'boolean' } as const

/** How Java writes the steps of a scheme. */
export const javaSteps: StepSyntax = {
  local: (name) => name,
  template: javaTemplate,
  bytes: (text) => `${operand(text)}.getBytes(StandardCharsets.UTF_8)`,
  join: (parts) => (parts.length === 1 ? parts.join('') : `concat(${parts.join(', ')})`),
  encoded,
  json: (value, names, isNumericTime, indent = '') =>
    javaJsonTemplate(
      value,
      indent,
      (text) =>
        numberOfTime(text, isNumericTime, 'timestamp', 'Long.parseLong(timestamp)') ??
        `json(${javaTemplate(text, names)})`,
    ),
  declare: (name, value, type) => `${types[type]} ${name} = ${value};`,
  or: ' || ',
  choose: (name, choices, type) => {
    const [first, last, ...others] = choices
    if (first && last && others.length === 0 && type !== 'json')
      return [`${types[type]} ${name} = ${first.condition}`, `    ? ${first.value}`, `    : ${last.value};`]
    const branches = choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value};`] }))
    return [`${types[type]} ${name};`, ...bracedBranches(branches, 'if (', ') {', '    ')]
  },
  time: timeOf,
  nonce: (form) => {
    if (form === 'uuid') return 'UUID.randomUUID().toString()'
    return form === 'hex' ? 'UUID.randomUUID().toString().replace("-", "")' : 'nextNonce()'
  },
}

const searchLine = 'search = query.isEmpty() ? "" : "?" + encode(query);'

/** How Java signs any request in its method `send`. */
export const javaRequest: RequestSyntax = {
  ...javaSteps,
  names: {
    method: 'method',
    path: 'path',
    host: 'host',
    query: 'search',
    queryString: 'encode(query)',
    sortedQuery: 'encode(sorted)',
    rawQuery: 'rawQuery',
    body: 'text',
    bodyQuery: 'encode(members(text))',
    sortedBodyQuery: 'encode(sortedMembers)',
    timestamp: 'timestamp',
    nonce: 'nonce',
    key: 'variable("API_KEY")',
    passphrase: 'variable("API_PASSPHRASE")',
    account: 'variable("API_ACCOUNT")',
  },
  prepare: {
    host: () => ['String host = URI.create(address).getAuthority();'],
    rawQuery: () => [
      'String rawQuery = query.stream().map(pair -> String.join("=", pair)).collect(Collectors.joining("&"));',
    ],
    sortedQuery: ({ timestamp: { parameter } }) => [
      'List<String[]> sorted = new ArrayList<>(query);',
      ...(parameter === undefined ? [] : [`sorted.add(new String[] {${javaQuote(parameter)}, timestamp});`]),
      'sorted.sort(Comparator.comparing(pair -> pair[0]));',
    ],
    sortedBodyQuery: () => [
      'List<String[]> sortedMembers = members(text);',
      'sortedMembers.sort(Comparator.comparing(pair -> pair[0]));',
    ],
  },
  hasBody: '!text.isEmpty()',
  hasQuery: '!query.isEmpty()',
  isMethod: (method) => `method.equals(${javaQuote(method)})`,
  takesBody: 'List.of("POST", "PUT", "PATCH").contains(method)',
  branch: (branches) => bracedBranches(branches, 'if (', ') {', '    '),
  intoQuery: (first, last) => [
    ...first.map((pair, index) => `query.add(${index}, ${pairOf(pair)});`),
    ...last.map(([name, value]) => `query(${javaQuote(name)}, ${value});`),
  ],
  intoBody: (first, last, isJson) => {
    const some = (pairs: readonly Pair[], text: string) => (pairs.length > 0 ? [text] : [])
    const members = (pairs: readonly Pair[]) =>
      pairs.map(([name, value]) => `${javaQuote(`${JSON.stringify(name)}:`)} + json(${value})`).join(' + "," + ')
    const form = (pairs: readonly Pair[]) => `encode(List.<String[]>of(${pairs.map(pairOf).join(', ')}))`
    const parts = isJson
      ? [...some(first, members(first)), 'text.substring(1, text.length() - 1)', ...some(last, members(last))]
      : [...some(first, form(first)), 'text', ...some(last, form(last))]
    const joined = (separator: string) => `join("${separator}", ${parts.join(', ')})`
    return [`text = ${isJson ? `"{" + ${joined(',')} + "}"` : joined('&')};`]
  },
  search: (adding, order) => [...adding, `${order === 'again' ? '' : 'String '}${searchLine}`],
  header: (name, value) => `header(${javaQuote(name)}, ${value});`,
}

function pairOf([name, value]: Pair): string {
  return `new String[] {${javaQuote(name)}, ${value}}`
}

function operand(text: string): string {
  return text.includes(' + ') ? `(${text})` : text
}

/** The methods that the steps of a scheme call, and those that its placeholders need. */
export function javaStepMethods(signing: Signing): string[] {
  const names = placeholdersOf(signing)
  const isCounted = signing.nonce === 'ms' || signing.nonce === 'us' || signing.nonce === 'ns'
  return [
    ...(names.has('bodyQuery') || names.has('sortedBodyQuery') ? [membersMethod] : []),
    ...(isCounted && names.has('nonce') ? [nonceMethod(signing.nonce)] : []),
    ...(signing.parametersIn === 'body' ? [joinMethod] : []),
    ...(bytesNames(signing.steps).size > 0 ? [concatMethod] : []),
    ...stepFunctions(signing).map((own) => stepMethod(own, signing.secret)),
  ]
}

const membersMethod = `    /** The members of a body, flat JSON or a form, as texts. */
    static List<String[]> members(String text) {
        List<String[]> pairs = new ArrayList<>();
        if (!text.startsWith("{")) {
            for (String pair : text.split("&")) {
                String[] parts = (pair + "=").split("=", -1);
                if (!pair.isEmpty()) pairs.add(new String[] {decode(parts[0]), decode(parts[1])});
            }
            return pairs;
        }
        Matcher member = Pattern.compile("\\\\G[{,]\\\\s*\\"([^\\"\\\\\\\\]*)\\"\\\\s*:\\\\s*(?:\\"([^\\"\\\\\\\\]*)\\"|([^\\\\s\\"{}\\\\[\\\\],]+))\\\\s*").matcher(text);
        int end = 0;
        while (member.find()) {
            pairs.add(new String[] {member.group(1), member.group(2) == null ? member.group(3) : member.group(2)});
            end = member.end();
        }
        if (!text.substring(end).matches("\\\\{?\\\\s*}")) throw new IllegalStateException("no flat JSON: " + text);
        return pairs;
    }

    static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
`

const joinMethod = `    /** Texts with a separator between those that are not empty. */
    static String join(String separator, String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(separator));
    }
`

const concatMethod = `    static byte[] concat(byte[]... parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) bytes.writeBytes(part);
        return bytes.toByteArray();
    }
`

/** A text as JSON. */
export const javaJsonMethod = `    /** A text as JSON. */
    static String json(String text) {
        return '"' + text.replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"") + '"';
    }
`

const now = (unit: 'MICROS' | 'NANOS', later = '') => `ChronoUnit.${unit}.between(Instant.EPOCH, Instant.now()${later})`

function nonceMethod(form: 'ms' | 'us' | 'ns'): string {
  const time = { ms: 'System.currentTimeMillis()', us: now('MICROS'), ns: now('NANOS') }[form]
  return `    static long lastNonce = 0;

    /** The time, and more than that when two requests are made at the same. */
    static synchronized String nextNonce() {
        lastNonce = Math.max(lastNonce + 1, ${time});
        return String.valueOf(lastNonce);
    }
`
}

function stepMethod({ name, step, note, takesBytes }: StepFunction, secret: SecretForm): string {
  const [input, data] = takesBytes ? ['byte[] data', 'data'] : ['String text', 'text.getBytes(StandardCharsets.UTF_8)']
  const method = (type: string, inputs: string, lines: readonly string[]) => `    /** ${note} */
    static ${type} ${name}(${inputs}) throws Exception {
${lines.map((line) => `        ${line}\n`).join('')}    }
`
  if (step.kind === 'jwt') {
    const part = (text: string) => encoded(`${text}.getBytes(StandardCharsets.UTF_8)`, 'base64url')
    return method('String', 'String header, String claims', [
      `String text = ${part('header')} + "." + ${part('claims')};`,
      ...signLines(step.algorithm, secret, 'text.getBytes(StandardCharsets.UTF_8)'),
      `return text + "." + ${encoded('signature', 'base64url')};`,
    ])
  }
  const { encoding } = step
  const [type, result] = encoding ? ['String', (bytes: string) => encoded(bytes, encoding)] : ['byte[]', String]
  if (step.kind === 'sign')
    return method(type, input, [...signLines(step.algorithm, secret, data), `return ${result('signature')};`])
  const lines =
    step.kind === 'hash'
      ? [`byte[] digest = MessageDigest.getInstance("${step.algorithm}").digest(${data});`]
      : hmacLines('digest', step.algorithm.replace('SHA-', 'HmacSHA'), secret, data)
  return method(type, input, [...lines, `return ${result('digest')};`])
}

function hmacLines(result: string, name: string, secret: SecretForm, data: string): string[] {
  return [
    `Mac mac = Mac.getInstance("${name}");`,
    `mac.init(new SecretKeySpec(${secretBytes(secret)}, "${name}"));`,
    `byte[] ${result} = mac.doFinal(${data});`,
  ]
}

type KeyAlgorithm = Extract<Signing['steps'][number], { kind: 'jwt' | 'sign' }>['algorithm']

/** Lines that sign bytes with a key: they set `signature`. */
function signLines(algorithm: KeyAlgorithm, secret: SecretForm, data: string): string[] {
  if (algorithm === 'HS256' || algorithm === 'HS384' || algorithm === 'HS512')
    return hmacLines('signature', `HmacSHA${algorithm.slice(2)}`, secret, data)
  const [name, kind] = {
    Ed25519: ['Ed25519', 'Ed25519'],
    EdDSA: ['Ed25519', 'Ed25519'],
    ES256: ['SHA256withECDSAinP1363Format', 'EC'],
    'RSA-PKCS1-SHA-256': ['SHA256withRSA', 'RSA'],
    'RSA-PSS-SHA-256': ['RSASSA-PSS', 'RSA'],
  }[algorithm]
  const pss = 'new PSSParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, 32, 1)'
  return [
    ...keyLines(kind === 'Ed25519', secret),
    `Signature signing = Signature.getInstance("${name}");`,
    ...(name === 'RSASSA-PSS' ? [`signing.setParameter(${pss});`] : []),
    `signing.initSign(KeyFactory.getInstance("${kind}").generatePrivate(new PKCS8EncodedKeySpec(der)));`,
    `signing.update(${data});`,
    'byte[] signature = signing.sign();',
  ]
}

/** Lines that set `der` to a key in PKCS #8. An Ed25519 key ends with its seed, alone or in PKCS #8. */
function keyLines(isEd25519: boolean, secret: SecretForm): string[] {
  if (secret === 'pem' || secret === 'text')
    return [
      'String pem = variable("API_SECRET").replaceAll("-----[^-]+-----", "");',
      'byte[] der = Base64.getMimeDecoder().decode(pem);',
    ]
  if (!isEd25519) return [`byte[] der = ${secretBytes(secret)};`]
  return [
    `byte[] seed = ${secretBytes(secret)};`,
    'String start = "302e020100300506032b657004220420"; // of a key in PKCS #8, before its seed',
    'byte[] der = HexFormat.of().parseHex(start + HexFormat.of().formatHex(seed, seed.length - 32, seed.length));',
  ]
}

function secretBytes(secret: SecretForm): string {
  if (secret === 'hex') return 'HexFormat.of().parseHex(variable("API_SECRET"))'
  if (secret === 'base64') return 'Base64.getDecoder().decode(variable("API_SECRET"))'
  return 'variable("API_SECRET").getBytes(StandardCharsets.UTF_8)'
}

function encoded(bytes: string, encoding: ByteEncoding): string {
  if (encoding === 'hex') return `HexFormat.of().formatHex(${bytes})`
  const encoder = encoding === 'base64' ? 'getEncoder()' : 'getUrlEncoder().withoutPadding()'
  return `Base64.${encoder}.encodeToString(${bytes})`
}

/** Ends a program in one line instead of a stack, which nobody who runs it needs. */
export const javaEnding =
  '        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> System.err.println(problem));\n'

/** The method `variable(name)`: a setting from the environment, with a clear message when it is missing. */
export const javaVariableMethod = `    static String variable(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) throw new IllegalStateException("Set " + name + " in the environment.");
        return value;
    }
`

/** The time of signing as a string. */
function timeOf({ unit, expiresAfter = 0 }: SigningTime): string {
  const later = expiresAfter > 0 ? `.plusSeconds(${expiresAfter})` : ''
  const seconds = `Instant.now()${later}.truncatedTo(ChronoUnit.SECONDS).toString()`
  const written: Readonly<Record<SigningTime['unit'], string>> = {
    s: `String.valueOf(Instant.now()${later}.getEpochSecond())`,
    ms: `String.valueOf(System.currentTimeMillis()${expiresAfter > 0 ? ` + ${expiresAfter * 1000}L` : ''})`,
    us: `String.valueOf(${now('MICROS', later)})`,
    ns: `String.valueOf(${now('NANOS', later)})`,
    iso: `DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC).format(Instant.now()${later})`,
    'iso-seconds': seconds,
    'iso-plain': `${seconds}.replace("Z", "")`,
  }
  return written[unit]
}
