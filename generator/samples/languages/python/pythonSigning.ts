import type { Pair } from '../../../contract/samples.ts'
import type { HashName, SecretForm, Signing, SigningTime } from '../../../contract/signing.ts'
import {
  type Branch,
  numberOfTime,
  type RequestSyntax,
  type StepFunction,
  type StepSyntax,
  stepFunctions,
} from '../../signingLines.ts'
import { placeholdersOf } from '../../signingNeeds.ts'
import { quote, writeValue } from '../../writeValue.ts'
import { pythonSyntax, pythonTemplate } from './pythonSyntax.ts'

/** How Python writes the steps of a scheme. */
export const pythonSteps: StepSyntax = {
  local: (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  template: pythonTemplate,
  bytes: (text) => `${operand(text)}.encode()`,
  join: (parts) => parts.join(' + '),
  encoded,
  json: (value, names, isNumericTime, indent) => {
    const text = (template: string) =>
      numberOfTime(template, isNumericTime, 'int(timestamp)') ?? pythonTemplate(template, names)
    return writeValue(value, { ...pythonSyntax, text }, indent)
  },
  declare: (name, value, type) => `${name} = ${type === 'condition' ? `bool(${value})` : value}`,
  or: ' or ',
  choose: (name, choices) =>
    branches(choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))),
  time: timeOf,
  nonce: (form) => (form === 'uuid' ? 'str(uuid.uuid4())' : form === 'hex' ? 'os.urandom(16).hex()' : 'next_nonce()'),
}

const searchLine = 'search = "?" + encode(query) if query else ""'

/** How Python signs any request in its function `call`. */
export const pythonRequest: RequestSyntax = {
  ...pythonSteps,
  names: {
    method: 'method',
    path: 'path',
    host: 'host',
    query: 'search',
    queryString: 'search[1:]',
    sortedQuery: 'sorted_query',
    rawQuery: 'raw_query',
    body: 'text',
    bodyQuery: 'encode(members(text))',
    sortedBodyQuery: 'encode(sorted(members(text), key=lambda pair: pair[0]))',
    timestamp: 'timestamp',
    nonce: 'nonce',
    key: 'API_KEY',
    passphrase: 'API_PASSPHRASE',
    account: 'API_ACCOUNT',
  },
  prepare: {
    host: () => ['host = urllib.parse.urlsplit(API_URL).netloc'],
    rawQuery: () => ['raw_query = "&".join("=".join(pair) for pair in query)'],
    sortedQuery: ({ timestamp: { parameter } }) => {
      const time = parameter === undefined ? '' : `, (${quote(parameter)}, timestamp)`
      return [`sorted_query = encode(sorted([*query${time}], key=lambda pair: pair[0]))`]
    },
  },
  hasBody: 'text',
  hasQuery: 'query',
  isMethod: (method) => `method == ${quote(method)}`,
  takesBody: 'method in ("POST", "PUT", "PATCH")',
  branch: branches,
  intoQuery: (first, last) => [
    ...(first.length > 0 ? [`query[:0] = ${listOf(first)}`] : []),
    ...last.map(([name, value]) => `query.append((${quote(name)}, ${value}))`),
  ],
  intoBody: (first, last, isJson) => {
    const some = (pairs: readonly Pair[], text: string) => (pairs.length > 0 ? [text] : [])
    const object = (pairs: readonly Pair[]) =>
      `json.dumps({${pairs.map(([name, value]) => `${quote(name)}: ${value}`).join(', ')}}, separators=(",", ":"))[1:-1]`
    const parts = isJson
      ? [...some(first, object(first)), 'text[1:-1]', ...some(last, object(last))]
      : [...some(first, `encode(${listOf(first)})`), 'text', ...some(last, `encode(${listOf(last)})`)]
    const joined = (separator: string) => `"${separator}".join(filter(None, [${parts.join(', ')}]))`
    return [`text = ${isJson ? `"{" + ${joined(',')} + "}"` : joined('&')}`]
  },
  search: (adding) => [...adding, searchLine],
  header: (name, value) => `headers[${quote(name)}] = ${value}`,
}

export { searchLine as pythonSearchLine }

function listOf(pairs: readonly Pair[]): string {
  return `[${pairs.map(([name, value]) => `(${quote(name)}, ${value})`).join(', ')}]`
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

/** The functions that the steps of a scheme call, and those that its placeholders need. */
export function pythonStepFunctions(signing: Signing): string[] {
  const names = placeholdersOf(signing)
  const isCounted = signing.nonce === 'ms' || signing.nonce === 'us' || signing.nonce === 'ns'
  return [
    ...(names.has('bodyQuery') || names.has('sortedBodyQuery') ? [membersFunction] : []),
    ...(isCounted && names.has('nonce') ? [nonceFunction(signing.nonce)] : []),
    ...stepFunctions(signing).map((own) => stepFunction(own, signing.secret)),
  ]
}

const membersFunction = `def members(text):
    """The members of a body, JSON or a form, as texts."""
    if not text.startswith("{"):
        return urllib.parse.parse_qsl(text, keep_blank_values=True)
    written = lambda value: value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    return [(name, written(value)) for name, value in json.loads(text).items()]
`

const perMillisecond = { ms: 1, us: 1000, ns: 1_000_000 }

function nonceFunction(form: 'ms' | 'us' | 'ns'): string {
  const now = `time.time_ns()${form === 'ns' ? '' : ` // ${1_000_000 / perMillisecond[form]}`}`
  return `last_nonce = 0


def next_nonce():
    """The time, and more than that when two requests are made at the same."""
    global last_nonce
    last_nonce = max(last_nonce + 1, ${now})
    return str(last_nonce)
`
}

function stepFunction({ name, step, takesBytes, note }: StepFunction, secret: SecretForm): string {
  const [input, data] = takesBytes ? ['data', 'data'] : ['text', 'text.encode()']
  const head = (inputs: string) => `def ${pythonSteps.local(name)}(${inputs}):\n    """${note}"""\n`
  if (step.kind === 'jwt')
    return `${head('header, claims')}    parts = [json.dumps(part, separators=(",", ":")).encode() for part in (header, claims)]
    text = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)
${signLines(step.algorithm, secret, 'text.encode()')}    return text + "." + ${encoded('signature', 'base64url')}
`
  const written = (bytes: string) => (step.encoding === undefined ? bytes : encoded(bytes, step.encoding))
  if (step.kind === 'sign')
    return `${head(input)}${signLines(step.algorithm, secret, data)}    return ${written('signature')}\n`
  const digest =
    step.kind === 'hash'
      ? `${hashName(step.algorithm)}(${data})`
      : `hmac.new(${secretBytes(secret)}, ${data}, ${hashName(step.algorithm)})`
  return `${head(input)}    digest = ${digest}
    return ${step.encoding === 'hex' ? 'digest.hexdigest()' : written('digest.digest()')}
`
}

function hashName(algorithm: HashName): string {
  return `hashlib.${algorithm.replace('-', '').toLowerCase()}`
}

type KeyAlgorithm = Extract<Signing['steps'][number], { kind: 'jwt' | 'sign' }>['algorithm']

/** Lines that sign bytes with a key: they set `signature`. */
function signLines(algorithm: KeyAlgorithm, secret: SecretForm, data: string): string {
  if (algorithm === 'HS256' || algorithm === 'HS384' || algorithm === 'HS512') {
    const hash = hashName(`SHA-${algorithm.slice(2)}` as HashName)
    return `    signature = hmac.new(${secretBytes(secret)}, ${data}, ${hash}).digest()\n`
  }
  const key = `    key = ${privateKey(algorithm, secret)}\n`
  if (algorithm === 'ES256')
    return `${key}    r, s = utils.decode_dss_signature(key.sign(${data}, ec.ECDSA(hashes.SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
`
  if (algorithm === 'Ed25519' || algorithm === 'EdDSA') return `${key}    signature = key.sign(${data})\n`
  const pad =
    algorithm === 'RSA-PKCS1-SHA-256'
      ? 'padding.PKCS1v15()'
      : 'padding.PSS(padding.MGF1(hashes.SHA256()), salt_length=32)'
  return `${key}    signature = key.sign(${data}, ${pad}, hashes.SHA256())\n`
}

/** An Ed25519 key ends with its seed, alone or in PKCS #8. */
function privateKey(algorithm: KeyAlgorithm, secret: SecretForm): string {
  if (secret === 'pem' || secret === 'text') return 'serialization.load_pem_private_key(API_SECRET.encode(), None)'
  if (algorithm === 'Ed25519' || algorithm === 'EdDSA')
    return `ed25519.Ed25519PrivateKey.from_private_bytes(${secretBytes(secret)}[-32:])`
  return `serialization.load_der_private_key(${secretBytes(secret)}, None)`
}

function secretBytes(secret: SecretForm): string {
  if (secret === 'hex') return 'bytes.fromhex(API_SECRET)'
  return secret === 'base64' ? 'base64.b64decode(API_SECRET)' : 'API_SECRET.encode()'
}

function encoded(bytes: string, encoding: 'hex' | 'base64' | 'base64url'): string {
  if (encoding === 'hex') return `${operand(bytes)}.hex()`
  return encoding === 'base64'
    ? `base64.b64encode(${bytes}).decode()`
    : `base64.urlsafe_b64encode(${bytes}).decode().rstrip("=")`
}

/** The time of signing as a string. */
function timeOf({ unit, expiresAfter = 0 }: SigningTime): string {
  const ahead = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  if (unit === 's') return `str(int(time.time()${ahead}))`
  if (unit === 'ms') return ahead ? `str(int((time.time()${ahead}) * 1000))` : 'str(int(time.time() * 1000))'
  if (unit === 'us' || unit === 'ns') {
    const now = unit === 'us' ? 'time.time_ns() // 1000' : 'time.time_ns()'
    return `str(${now}${ahead && ` + ${expiresAfter * perMillisecond[unit] * 1000}`})`
  }
  const later = ahead && ` + datetime.timedelta(seconds=${expiresAfter})`
  const now = ahead
    ? `(datetime.datetime.now(datetime.timezone.utc)${later})`
    : 'datetime.datetime.now(datetime.timezone.utc)'
  if (unit === 'iso')
    return `(datetime.datetime.now(datetime.timezone.utc)${later}).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"`
  return `${now}.strftime("%Y-%m-%dT%H:%M:%S${unit === 'iso-seconds' ? 'Z' : ''}")`
}

const modules = [
  'asyncio',
  'base64',
  'datetime',
  'hashlib',
  'hmac',
  'itertools',
  'json',
  'os',
  'random',
  're',
  'signal',
  'sys',
  'time',
  'urllib.error',
  'urllib.parse',
  'urllib.request',
  'uuid',
]

/** What has to be installed, for the head of a program. */
export function pythonNeeds(signing: Signing | undefined): string | undefined {
  return needsKey(signing) ? 'pip install cryptography' : undefined
}

function needsKey(signing: Signing | undefined): boolean {
  return (signing?.steps ?? []).some(
    ({ kind, ...step }) => kind === 'sign' || (kind === 'jwt' && /^E/.test('algorithm' in step ? step.algorithm : '')),
  )
}

/** Lines that import what the code names. */
export function pythonImports(code: string, signing: Signing | undefined): string {
  const names = (list: readonly string[], text = code) =>
    list.filter((name) => new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}\\.`).test(text))
  const own = names(modules).filter((name) => name !== 'hmac' || signing !== undefined)
  const keys = needsKey(signing) ? names(['ec', 'ed25519', 'padding', 'utils']) : []
  const general = needsKey(signing) ? names(['hashes', 'serialization']) : []
  const packageName = 'cryptography.hazmat.primitives'
  return [
    ...own.map((name) => `import ${name}`),
    ...(general.length + keys.length > 0 ? [''] : []),
    ...(general.length > 0 ? [`from ${packageName} import ${general.join(', ')}`] : []),
    ...(keys.length > 0 ? [`from ${packageName}.asymmetric import ${keys.join(', ')}`] : []),
  ].join('\n')
}

/** A credential or setting from the environment; the program ends with a clear message when it is missing. */
export function pythonVariable(name: string, fallback = ''): string {
  if (fallback !== '') return `${name} = os.environ.get("${name}", ${quote(fallback)})`
  return `${name} = os.environ.get("${name}") or sys.exit("Set ${name} in the environment.")`
}
