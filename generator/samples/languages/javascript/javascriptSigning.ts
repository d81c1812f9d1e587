import type { Pair } from '../../../contract/samples.ts'
import type { SecretForm, Signing, SigningTime } from '../../../contract/signing.ts'
import {
  bracedBranches,
  numberOfTime,
  type RequestSyntax,
  type StepFunction,
  type StepSyntax,
  stepFunctions,
} from '../../signingLines.ts'
import { placeholdersOf } from '../../signingNeeds.ts'
import { writeValue } from '../../writeValue.ts'
import { javascriptQuote, javascriptSyntax, javascriptTemplate } from './javascriptSyntax.ts'

/** How JavaScript writes the steps of a scheme. */
export const javascriptSteps: StepSyntax = {
  local: (name) => name,
  template: javascriptTemplate,
  bytes: (text) => `Buffer.from(${text})`,
  join: (parts) => `Buffer.concat([${parts.join(', ')}])`,
  encoded: (bytes, encoding) => `${bytes}.toString('${encoding}')`,
  json: (value, names, isNumericTime, indent) => {
    const text = (template: string) =>
      numberOfTime(template, isNumericTime, 'Number(timestamp)') ?? javascriptTemplate(template, names)
    return writeValue(value, { ...javascriptSyntax, text }, indent)
  },
  declare: (name, value) => `const ${name} = ${value}`,
  or: ' || ',
  choose: (name, choices) => {
    const [first, last, ...others] = choices
    if (first && last && others.length === 0 && !`${first.value}${last.value}`.includes('\n'))
      return [`const ${name} = ${first.condition}`, `  ? ${first.value}`, `  : ${last.value}`]
    const branches = choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value}`] }))
    return [`let ${name}`, ...bracedBranches(branches)]
  },
  time: timeOf,
  nonce: (form) =>
    form === 'uuid' ? 'crypto.randomUUID()' : form === 'hex' ? `crypto.randomBytes(16).toString('hex')` : 'nextNonce()',
}

/** How JavaScript signs any request in its function `call`. */
export const javascriptRequest: RequestSyntax = {
  ...javascriptSteps,
  names: {
    method: 'method',
    path: 'path',
    host: 'host',
    query: 'search',
    queryString: 'search.slice(1)',
    sortedQuery: 'encode(sorted)',
    rawQuery: 'rawQuery',
    body: 'text',
    bodyQuery: 'encode(members(text))',
    sortedBodyQuery: 'encode(members(text).sort(byName))',
    timestamp: 'timestamp',
    nonce: 'nonce',
    key: 'API_KEY',
    passphrase: 'API_PASSPHRASE',
    account: 'API_ACCOUNT',
  },
  prepare: {
    host: () => ['const host = new URL(API_URL).host'],
    rawQuery: () => [`const rawQuery = pairs.map((pair) => pair.join('=')).join('&')`],
    sortedQuery: ({ timestamp: { parameter } }) => {
      const time = parameter === undefined ? '' : `, [${javascriptQuote(parameter)}, timestamp]`
      return [`const sorted = [...pairs${time}].sort(${byName})`]
    },
    sortedBodyQuery: () => [`const byName = ${byName}`],
  },
  hasBody: 'text',
  hasQuery: 'pairs.length > 0',
  isMethod: (method) => `method === ${javascriptQuote(method)}`,
  takesBody: `['POST', 'PUT', 'PATCH'].includes(method)`,
  branch: (branches) => bracedBranches(branches),
  intoQuery: (first, last) => [
    ...(first.length > 0 ? [`pairs.unshift(${first.map(pairOf).join(', ')})`] : []),
    ...last.map((pair) => `pairs.push(${pairOf(pair)})`),
  ],
  intoBody: (first, last, isJson) => {
    const some = (pairs: readonly Pair[], text: string) => (pairs.length > 0 ? [text] : [])
    const object = (pairs: readonly Pair[]) =>
      `JSON.stringify({ ${pairs.map(([name, value]) => `${javascriptQuote(name)}: ${value}`).join(', ')} }).slice(1, -1)`
    const form = (pairs: readonly Pair[]) => `encode([${pairs.map(pairOf).join(', ')}])`
    const parts = isJson
      ? [...some(first, object(first)), 'text.slice(1, -1)', ...some(last, object(last))]
      : [...some(first, form(first)), 'text', ...some(last, form(last))]
    const joined = (separator: string) => `[${parts.join(', ')}].filter(Boolean).join('${separator}')`
    return [`text = ${isJson ? `'{' + ${joined(',')} + '}'` : joined('&')}`]
  },
  search: (adding, order) => {
    const declared = { first: 'let ', only: 'const ', again: '' }[order]
    return [...adding, `${declared}search = pairs.length > 0 ? '?' + encode(pairs) : ''`]
  },
  header: (name, value) => `headers.set(${javascriptQuote(name)}, ${value})`,
}

const byName = '([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)'

function pairOf([name, value]: Pair): string {
  return `[${javascriptQuote(name)}, ${value}]`
}

/** Apart from the word, because a reader of our imports would take the program's for one of them. */
export const from = 'from'

/** The line that imports what signing needs. */
export const javascriptCryptoImport = `import crypto ${from} 'node:crypto'`

/** The functions that the steps of a scheme call, and those that its placeholders need. */
export function javascriptStepFunctions(signing: Signing): string[] {
  const names = placeholdersOf(signing)
  const isCounted = signing.nonce === 'ms' || signing.nonce === 'us' || signing.nonce === 'ns'
  return [
    ...(names.has('bodyQuery') || names.has('sortedBodyQuery') ? [membersFunction] : []),
    ...(isCounted && names.has('nonce') ? [nonceFunction(signing.nonce)] : []),
    ...stepFunctions(signing).map((own) => stepFunction(own, signing.secret)),
  ]
}

const membersFunction = `/** The members of a body, JSON or a form, as texts. */
function members(text) {
  if (!text.startsWith('{')) return [...new URLSearchParams(text)]
  const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(JSON.parse(text)).map(([name, value]) => [name, written(value)])
}
`

/** As a property of the function, the last one is there before a module has run to its end. */
function nonceFunction(form: 'ms' | 'us' | 'ns'): string {
  const now = { ms: 'Date.now()', us: 'Date.now() * 1000', ns: 'Date.now() * 1000' }[form]
  return `/** The time, and more than that when two requests are made at the same. */
function nextNonce() {
  nextNonce.last = Math.max((nextNonce.last ?? 0) + 1, ${now})
  return ${form === 'ns' ? `nextNonce.last + '000'` : 'String(nextNonce.last)'}
}
`
}

function stepFunction({ name, step, note, takesBytes }: StepFunction, secret: SecretForm): string {
  const input = takesBytes ? 'bytes' : 'text'
  const head = (inputs: string) => `/** ${note} */\nfunction ${name}(${inputs}) {\n`
  if (step.kind === 'hash' || step.kind === 'hmac') {
    const hash = step.algorithm.replace('-', '').toLowerCase()
    const made = step.kind === 'hash' ? `createHash('${hash}'` : `createHmac('${hash}', ${secretBytes(secret)}`
    const encoding = step.encoding === undefined ? '' : `'${step.encoding}'`
    return `${head(input)}  return crypto.${made}).update(${input}).digest(${encoding})\n}\n`
  }
  if (step.kind === 'sign') {
    const { lines, value } = signed(step.algorithm, secret, takesBytes ? input : 'Buffer.from(text)')
    const written = step.encoding === undefined ? value : `${value}.toString('${step.encoding}')`
    return `${head(input)}${lines}  return ${written}\n}\n`
  }
  const { lines, value } = signed(step.algorithm, secret, 'Buffer.from(text)')
  return `${head('header, claims')}  const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = encoded(header) + '.' + encoded(claims)
${lines}  return text + '.' + ${value}.toString('base64url')
}
`
}

type KeyAlgorithm = Extract<Signing['steps'][number], { kind: 'jwt' | 'sign' }>['algorithm']

/** The bytes of a signature with a key, and the lines before it. */
function signed(algorithm: KeyAlgorithm, secret: SecretForm, data: string): { lines: string; value: string } {
  if (algorithm === 'HS256' || algorithm === 'HS384' || algorithm === 'HS512')
    return {
      lines: '',
      value: `crypto.createHmac('sha${algorithm.slice(2)}', ${secretBytes(secret)}).update(${data}).digest()`,
    }
  const lines = keyLines(algorithm, secret)
  if (algorithm === 'Ed25519' || algorithm === 'EdDSA') return { lines, value: `crypto.sign(null, ${data}, key)` }
  const key = {
    ES256: `{ key, dsaEncoding: 'ieee-p1363' }`,
    'RSA-PKCS1-SHA-256': 'key',
    'RSA-PSS-SHA-256': '{ key, padding: crypto.constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }',
  }[algorithm]
  return { lines, value: `crypto.sign('sha256', ${data}, ${key})` }
}

/** An Ed25519 key ends with its seed, alone or in PKCS #8. */
function keyLines(algorithm: KeyAlgorithm, secret: SecretForm): string {
  if (secret === 'pem' || secret === 'text') return '  const key = crypto.createPrivateKey(API_SECRET)\n'
  const options = `format: 'der', type: 'pkcs8' })`
  if (algorithm !== 'Ed25519' && algorithm !== 'EdDSA')
    return `  const key = crypto.createPrivateKey({ key: ${secretBytes(secret)}, ${options}\n`
  return `  const start = Buffer.from('302e020100300506032b657004220420', 'hex') // of a key in PKCS #8, before its seed
  const der = Buffer.concat([start, ${secretBytes(secret)}.subarray(-32)])
  const key = crypto.createPrivateKey({ key: der, ${options}
`
}

function secretBytes(secret: SecretForm): string {
  return secret === 'base64' || secret === 'hex' ? `Buffer.from(API_SECRET, '${secret}')` : 'API_SECRET'
}

/** The time of signing as a string. */
function timeOf({ unit, expiresAfter = 0 }: SigningTime): string {
  const ahead = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  const now = ahead && `Date.now() + ${expiresAfter * 1000}`
  const iso = `new Date(${now}).toISOString()`
  const written: Readonly<Record<SigningTime['unit'], string>> = {
    s: `String(Math.floor(Date.now() / 1000)${ahead})`,
    ms: `String(${now || 'Date.now()'})`,
    us: `\`\${${now || 'Date.now()'}}000\``,
    ns: `\`\${${now || 'Date.now()'}}000000\``,
    iso,
    'iso-seconds': `${iso}.replace(/\\.\\d+/, '')`,
    'iso-plain': `${iso}.slice(0, 19)`,
  }
  return written[unit]
}

/** Ends a program in one line instead of a stack, which nobody who runs it needs. */
export const javascriptEnding = `process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})`

/** Reads the environment; the program ends with a clear message when a variable is missing. */
export function javascriptVariables(names: readonly string[], addresses: Readonly<Record<string, string>>): string {
  const given = Object.entries(addresses).map(([name, value]) =>
    value === '' ? name : `${name} = ${javascriptQuote(value)}`,
  )
  const needed = [...Object.keys(addresses).filter((name) => addresses[name] === ''), ...names]
  const line = `const { ${[...given, ...names].join(', ')} } = process.env`
  if (needed.length === 0) return line
  const missing = needed.map((name) => `!${name}`).join(' || ')
  return `${line}\nif (${missing}) throw new Error('Set ${listOf(needed)} in the environment.')`
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
