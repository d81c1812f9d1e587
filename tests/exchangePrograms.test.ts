import { execFile, execFileSync } from 'node:child_process'
import { constants, createHash, createHmac, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { isRecord } from '../generator/contract/json.ts'
import type { SampleLanguage } from '../generator/contract/sampleLanguages.ts'
import type { RequestPlan, RequestPlanBody } from '../generator/contract/samples.ts'
import type { NonceForm, Signing, TimeUnit } from '../generator/contract/signing.ts'
import type { SigningStep } from '../generator/contract/signingStep.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import { jsonBody, order, plan } from '../generator/samples/testing.ts'
import { compileGo } from '../scripts/tools/programs/compileGo.ts'
import {
  credentials,
  credentialsOf,
  type ExchangeRequest,
  ownRequest,
  readScheme,
  readSigning,
  vectors,
} from './fixtures/signing/readExchanges.ts'
import { signedText } from './fixtures/signing/schemes.ts'
import { compileJava } from './samples/compileJava.ts'
import { openRecordingServer, type Received, type RecordingServer } from './samples/recordingServer.ts'

const run = promisify(execFile)

/** A program, with the clock, nonce and host of the test; without them it has its own. */
interface Program {
  readonly plan: RequestPlan
  readonly secret: string
  readonly fixed?: Readonly<Record<string, string>>
}

function vectorName({ exchange, request }: ExchangeRequest): string {
  return `${exchange} ${request.method} ${new URL(request.url).pathname}`
}

/** The program for the request of a vector, in a language. */
function vectorProgram(vector: ExchangeRequest, language: SampleLanguage): Program {
  const signing = readScheme(vector)
  const { method } = vector.request
  const { path, query, body, timestamp, nonce = '', host = '', receiveWindow } = ownRequest(signing, vector)
  // Programs set no window: to them it is a parameter of the request, where there is one.
  const window = receiveWindow === undefined ? [] : [['recvWindow', receiveWindow] as const]
  const isForm = method === 'POST' && !body?.startsWith('{')
  const text = isForm ? [body ?? [], window.map((pair) => pair.join('='))].flat(2).join('&') : (body ?? '')
  return {
    plan: plan({
      operation: vectorName(vector),
      method,
      path,
      query: isForm ? query : [...query, ...window],
      ...(text === '' ? {} : { body: bodyOf(text, language) }),
      signing,
    }),
    secret: credentialsOf(vector).secret,
    fixed: { timestamp, nonce, host },
  }
}

/** The shell sends a long JSON text with line breaks: here it has the text itself. */
function bodyOf(text: string, language: SampleLanguage): RequestPlanBody {
  if (!text.startsWith('{')) return { mediaType: 'application/x-www-form-urlencoded', text }
  return language === 'bash' ? { mediaType: 'application/json', text } : jsonBody(JSON.parse(text))
}

const sent: Pick<Signing, 'headers'> = { headers: { 'X-Sign': '{signature}', 'X-Time': '{timestamp}' } }
const text = [{ template: '{timestamp}{method}{path}{query}{body}' }]
const [rsa, curve, edwards] = [
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
  generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  generateKeyPairSync('ed25519'),
]

function pemOf({ privateKey }: { readonly privateKey: KeyObject }): string {
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

function scheme(step: SigningStep, more: Partial<Signing> = {}): Signing {
  return { ...signedText(), ...sent, steps: [step], ...more }
}

const hostileSecret = `s$e'c"r\\e\`t !%s`
const hexSecret = Buffer.from('a secret in hex').toString('hex')

const claims = [
  {
    claims: {
      sub: '{key}',
      iat: '{timestamp}',
      exp: '{timestamp} + 120',
      account: '{account}',
      uri: '{method} {host}{path}',
    },
  },
]

const nestedMembers = readSigning('schemes/nested-members.yaml')
const derivedKeys = readSigning('schemes/signature-v4.yaml')

/** Schemes of our own: the algorithms that no exchange of the vectors has. */
const schemes: Readonly<Record<string, { readonly signing: Signing; readonly secret: string }>> = {
  'a digest of a digest and the secret': {
    signing: {
      ...signedText(),
      ...sent,
      steps: [
        { name: 'digest', kind: 'hash', algorithm: 'SHA-256', canonical: text, encoding: 'hex' },
        { name: 'bytes', kind: 'hash', algorithm: 'SHA-512', canonical: [{ template: '{secret}{digest}' }] },
        {
          ...{ name: 'signature', kind: 'hash', algorithm: 'SHA-256', encoding: 'hex' },
          canonical: [{ template: '{bytes}{digest}{secret}' }],
        },
      ],
    },
    secret: hostileSecret,
  },
  'keys of Signature Version 4': {
    signing: { ...derivedKeys, headers: { ...derivedKeys.headers, ...sent.headers } },
    secret: hostileSecret,
  },
  'RSA with PKCS 1': {
    signing: scheme(
      { name: 'signature', kind: 'sign', algorithm: 'RSA-PKCS1-SHA-256', canonical: text, encoding: 'base64' },
      { secret: 'pem' },
    ),
    secret: pemOf(rsa),
  },
  'RSA with PSS': {
    signing: scheme(
      { name: 'signature', kind: 'sign', algorithm: 'RSA-PSS-SHA-256', canonical: text, encoding: 'hex' },
      { secret: 'base64' },
    ),
    secret: rsa.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  },
  'a token with ES256': {
    signing: scheme(
      { name: 'signature', kind: 'jwt', algorithm: 'ES256', header: { kid: '{key}' }, claims },
      { secret: 'pem' },
    ),
    secret: pemOf(curve),
  },
  'a token with EdDSA': {
    signing: scheme({ name: 'signature', kind: 'jwt', algorithm: 'EdDSA', header: {}, claims }, { secret: 'pem' }),
    secret: pemOf(edwards),
  },
  'a token with HS512': {
    signing: scheme({ name: 'signature', kind: 'jwt', algorithm: 'HS512', header: {}, claims }, { secret: 'hex' }),
    secret: hexSecret,
  },
}

const shape: Signing = {
  ...signedText(
    { when: 'body', template: 'body {body}' },
    { when: 'query', template: 'query {queryString}' },
    { when: 'DELETE', template: 'delete {path}{body}' },
    { template: '{method} {host}{path}{query}' },
  ),
  ...sent,
  nonce: 'ms',
  receiveWindow: { unit: 'ms', default: 5000 },
  headers: { ...sent.headers, 'X-Nonce': '{nonce}', 'X-Window': '{receiveWindow}' },
  leadingParameters: { 'first one': '{nonce}', second: 'a b' },
  parameters: { window: '{receiveWindow}', 'x-account': '{account}', sign: '{signature}' },
}
const inBody: Signing = { ...shape, parametersIn: 'body' }
const textStep = { kind: 'hash', algorithm: 'SHA-384' } as const
const longOrder = { ...order, note: 'a longer text, so that the shell writes each member on a line of its own' }

const typedMembers = 'members of a body that are of any type'
const typedBody = {
  text: 'a "b" \\ é<&>',
  ...{ number: 1.5, large: 12_345_678, small: 1e-7, yes: true, none: null },
  object: { z: ['é<', 2, { y: false, b: 0.25 }], a: {} },
}

/** Signing that no exchange of the vectors describes: conditions, places of parameters, results as bytes, other encodings. */
const shapes: Readonly<Record<string, Partial<RequestPlan> & { readonly signing: Signing }>> = {
  'parameters around a query': { signing: shape, query: [['limit', '5']] },
  'parameters without a query': { signing: shape, method: 'DELETE' },
  'parameters around the members of a JSON body': { signing: inBody, method: 'POST', body: jsonBody(order) },
  'parameters in an empty JSON body': { signing: inBody, method: 'PUT', body: jsonBody({}) },
  'parameters around a form': {
    signing: inBody,
    method: 'POST',
    body: { mediaType: 'application/x-www-form-urlencoded', text: 'a=1&b=x%20y' },
  },
  'parameters as the only body': { signing: inBody, method: 'PATCH' },
  'parameters in the query of a method without body': { signing: inBody, query: [['limit', '5']] },
  'a sorted query, and one as it is': {
    signing: {
      ...shape,
      ...signedText({ template: '{sortedQuery}|{rawQuery}' }),
      ...sent,
      nonce: 'ms',
      timestamp: { unit: 'iso', parameter: 'mtime' },
      headers: { ...sent.headers, 'X-Nonce': '{nonce}', 'X-Signed': '{signature}' },
      leadingParameters: { z: '{timestamp}' },
      parameters: { nonce: '{nonce}', signature: '{signature}' },
    },
    query: [['limit', '5 %']],
  },
  'members of a body as a query, bytes and encodings': {
    signing: {
      ...shape,
      secret: 'hex',
      parametersIn: 'body',
      steps: [
        { ...textStep, name: 'inner', canonical: [{ template: '{bodyQuery}' }] },
        { kind: 'encode', name: 'text', canonical: [{ template: '{inner}{timestamp}' }], encoding: 'base64url' },
        { ...textStep, name: 'class', canonical: [{ template: '{text}{sortedBodyQuery}' }], encoding: 'base64' },
        {
          kind: 'hmac',
          algorithm: 'SHA-512',
          name: 'signature',
          canonical: [{ template: 'é{inner}{class}{inner}' }],
          encoding: 'base64url',
        },
      ],
    },
    method: 'POST',
    body: jsonBody(longOrder),
  },
  'nested members, and those that the scheme adds': {
    signing: { ...nestedMembers, headers: { ...sent.headers, 'X-Nonce': '{nonce}' } },
    method: 'POST',
    body: jsonBody({ method: 'new', params: { a: { e: null }, b: [{ c: 2 }] } }),
  },
  [typedMembers]: {
    signing: {
      ...signedText({ template: '{bodyQuery}|{sortedBodyQuery}|{object}|{item}|{small}|{other}' }),
      ...sent,
      members: { object: '/object', item: '/object/a', small: '/small', text: '/text', other: '/other' },
      headers: { ...sent.headers, 'X-Text': '{signature}' },
    },
    method: 'POST',
    body: jsonBody(typedBody),
  },
}

/** Clocks and nonces of their own. */
const times: readonly (readonly [TimeUnit, NonceForm])[] = [
  ['us', 'us'],
  ['ns', 'ns'],
  ['iso-seconds', 'uuid'],
  ['iso-plain', 'hex'],
]

function ownPrograms(): Program[] {
  const signed = Object.entries(schemes).map(([name, { signing, secret }], index) => ({
    plan: plan({
      operation: name,
      method: 'POST',
      path: `/own/${index}`,
      query: [['a b', 'é']],
      body: jsonBody(order),
      signing,
    }),
    secret,
  }))
  const timed = times.map(([unit, nonce]) => ({
    plan: plan({
      operation: `time in ${unit}`,
      path: `/time/${unit}`,
      signing: {
        ...signedText({ template: '{timestamp}{nonce}{rawQuery}' }),
        ...sent,
        timestamp: { unit, expiresAfter: 60 },
        nonce,
        headers: { ...sent.headers, 'X-Nonce': '{nonce}' },
        secret: 'hex',
      },
    }),
    secret: hexSecret,
  }))
  const shaped = Object.entries(shapes).map(([name, one], index) => ({
    plan: plan({ ...one, operation: name, path: `/shape/${index}` }),
    secret: hexSecret,
  }))
  return [...signed, ...timed, ...shaped]
}

/** Commands that run programs one after the other: to start a language takes longer than to run a program. */
const starts: Readonly<Record<SampleLanguage, readonly string[]>> = {
  bash: ['bash', '-c', 'for file; do bash "$file" > /dev/null || exit; done', 'bash'],
  python: ['python3', '-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file, run_name="__main__")'],
  javascript: [
    process.execPath,
    '--input-type=module',
    '-e',
    'for (const file of process.argv.slice(1)) await import(file)',
  ],
  java: ['java'],
  go: ['go'],
}

const javaRunner = `public class Together {
    public static void main(String[] names) throws Exception {
        for (String name : names) Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
}
`

function works(command: string, ...given: string[]): boolean {
  try {
    execFileSync(command, given, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const present = (Object.keys(starts) as SampleLanguage[]).filter((name) =>
  works('which', name === 'java' ? 'javac' : (starts[name][0] ?? '')),
)
/** Whether the libraries that a language needs for private keys are there. */
const hasKeys: Readonly<Record<SampleLanguage, boolean>> = {
  bash: true,
  python: works('python3', '-c', 'import cryptography'),
  javascript: true,
  java: true,
  go: true,
}

let folder: string
let server: RecordingServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchanges-'))
  server = await openRecordingServer()
  await Promise.all(present.map(runAll))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the programs of a language, each group with a secret of its own. */
async function runAll(language: SampleLanguage): Promise<void> {
  const own = join(folder, language)
  await mkdir(own)
  const programs = [...vectors.map((one) => vectorProgram(one, language)), ...ownPrograms()].filter(
    ({ plan: { signing } }) => hasKeys[language] || !needsKeys(signing),
  )
  const files = await Promise.all(
    programs.map(async ({ plan: one, secret, fixed = {} }) => {
      const { file, program } = sampleOf(language, one)
      await writeFile(join(own, file), withFixed(program, fixed))
      return { file: join(own, file), secret }
    }),
  )
  const commandOf = await commands(
    language,
    own,
    files.map(({ file }) => file),
  )
  for (const secret of new Set(files.map((one) => one.secret))) {
    const group = files.filter((one) => one.secret === secret).map(({ file }) => file)
    for (const [command = '', ...given] of commandOf(group))
      await run(command, given, { env: environment(language, secret), cwd: own, timeout: 60_000 })
  }
}

function environment(language: SampleLanguage, secret: string): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    API_URL: `http://127.0.0.1:${server.port}/${language}`,
    API_KEY: credentials.key,
    API_SECRET: secret,
    API_PASSPHRASE: credentials.passphrase,
    API_ACCOUNT: credentials.account,
  }
}

async function commands(
  language: SampleLanguage,
  own: string,
  files: readonly string[],
): Promise<(group: readonly string[]) => (readonly string[])[]> {
  if (language === 'go') {
    const commandOf = await compileGo(own, files)
    return (group) => group.map(commandOf)
  }
  if (language !== 'java') return (group) => [[...starts[language], ...group]]
  const runner = join(own, 'Together.java')
  await writeFile(runner, javaRunner)
  const commandOf = await compileJava(own, [...files, runner])
  return (group) => [[...commandOf(runner), ...group.map((file) => basename(file, '.java'))]]
}

/** The same program with a given clock, nonce and host: it sets each in lines that start with its name. */
function withFixed(program: string, fixed: Readonly<Record<string, string>>): string {
  return Object.entries(fixed).reduce((code, [name, value]) => {
    const line = new RegExp(`^(\\s*(?:const |String )?${name}(?: :?= |=))(.*?)(;?)$`, 'gm')
    const text = JSON.stringify(value)
    return code.replaceAll(line, (_, start: string, own: string, end: string) =>
      // Go takes a package that is no longer used for an error.
      start.includes(':=') ? `${start}func(string) string { return ${text} }(${own})` : start + text + end,
    )
  }, program)
}

function needsKeys(signing: Signing | undefined): boolean {
  return (signing?.steps ?? []).some(
    ({ kind, ...step }) => kind === 'sign' || ('algorithm' in step && /^E/.test(step.algorithm)),
  )
}

function receivedBy(language: SampleLanguage, path: string, method?: string): Received {
  const found = server.requests.filter(
    ({ url, ...request }) =>
      new RegExp(`^/${language}${path}(\\?|$)`).test(url) && (method === undefined || request.method === method),
  )
  expect(found).toHaveLength(1)
  const [{ url, ...request }] = found as [Received]
  return { ...request, url: url.replace(`/${language}`, '') }
}

describe.each(present)('a program in %s', (language) => {
  it.for(vectors)('sends the request of $exchange: $request.method $request.url', async (vector, context) => {
    const { signing } = vectorProgram(vector, language).plan
    if (needsKeys(signing)) skipWithoutKeys(language, context)
    const { pathname } = new URL(vector.request.url)
    const got = receivedBy(language, pathname, vector.request.method)
    const { headers, url, body } = language === 'go' ? await signedAsSent(vector, got) : vector.request
    const { 'Content-Type': type, ...others } = headers
    for (const [name, value] of Object.entries(others)) expect(got.headers[name.toLowerCase()]).toBe(value)
    // The independent client sends a type also where there is no body.
    if (body && type !== undefined) expect(got.headers['content-type']).toBe(type)
    expect(got.url).toBe(url.replace(/^https:\/\/[^/]+/, ''))
    expect(got.body).toBe(body ?? '')
  })

  it.for(Object.keys(schemes))('signs with %s as Node verifies it', (name, context) => {
    const { signing } = schemes[name] ?? { signing: undefined }
    if (needsKeys(signing)) skipWithoutKeys(language, context)
    const { url, body, headers } = receivedBy(language, `/own/${Object.keys(schemes).indexOf(name)}`)
    expect(url).toContain('?a%20b=%C3%A9')
    const [signature, time] = [String(headers['x-sign']), String(headers['x-time'])]
    if (signing?.steps[0]?.kind === 'jwt')
      checkToken(signature, signing.steps[0].algorithm, time, url.split('?')[0] ?? '')
    else if (name === 'keys of Signature Version 4') checkDerived(time, url, body, signature)
    else if (signing?.steps[0]?.kind === 'hash') checkDigest(`${time}POST${url}${body}`, signature)
    else checkRsa(name, Buffer.from(`${time}POST${url}${body}`), signature)
  })

  it.each(Object.entries(shapes))('sends %s as the interpreter does', async (name, { signing, query = [], body }) => {
    const { method, url, headers, body: text } = receivedBy(language, `/shape/${Object.keys(shapes).indexOf(name)}`)
    // How a language writes this text or number is its own affair.
    const own = name === typedMembers ? text : ownText(body, language)
    if (name === typedMembers) expect(JSON.parse(text)).toEqual(typedBody)
    const request = {
      method,
      path: url.split('?')[0] ?? '',
      query,
      host: `127.0.0.1:${server.port}`,
      timestamp: String(headers['x-time']),
      nonce: String(headers['x-nonce']),
      ...(own === '' ? {} : { body: own }),
    }
    const signed = await signRequest(signing, request, { ...credentials, secret: hexSecret })
    for (const [header, value] of Object.entries(signed.headers)) expect(headers[header.toLowerCase()]).toBe(value)
    expect([url, text]).toEqual([signed.target, signed.body])
    const type = own.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
    if (text !== '') expect(headers['content-type']).toBe(type)
  })

  it.each(times)('has its own clock in %s and nonce in %s', (unit, nonce) => {
    const { headers } = receivedBy(language, `/time/${unit}`)
    const time = String(headers['x-time'])
    const sentNonce = String(headers['x-nonce'])
    expect(time).toMatch(timeForms[unit] ?? /never/)
    expect(sentNonce).toMatch(nonceForms[nonce] ?? /never/)
    const milliseconds = /^\d+$/.test(time) ? Number(time.slice(0, 13)) : Date.parse(time.replace(/Z?$/, 'Z'))
    expect(Math.abs(Date.now() + 60_000 - milliseconds)).toBeLessThan(300_000)
    if (/^\d+$/.test(sentNonce)) expect(Math.abs(Date.now() - Number(sentNonce.slice(0, 13)))).toBeLessThan(300_000)
    const secret = Buffer.from('a secret in hex')
    expect(headers['x-sign']).toBe(
      createHmac('sha256', secret)
        .update(time + sentNonce)
        .digest('base64'),
    )
  })
})

const timeForms: Readonly<Partial<Record<TimeUnit, RegExp>>> = {
  us: /^\d{16}$/,
  ns: /^\d{19}$/,
  'iso-seconds': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  'iso-plain': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
}

const nonceForms: Readonly<Partial<Record<NonceForm, RegExp>>> = {
  us: /^\d{16}$/,
  ns: /^\d{19}$/,
  uuid: /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  hex: /^[\da-f]{32}$/,
}

/** Go sorts parameters and members: the request that it sent as the interpreter signs it, whose results are proved apart. */
async function signedAsSent(vector: ExchangeRequest, { url, body }: Received): Promise<ExchangeRequest['request']> {
  const signing = readScheme(vector)
  const request = { ...vector.request, url: new URL(url, vector.request.url).href, body: body || null }
  const own = ownRequest(signing, { ...vector, request })
  const { headers, target, ...signed } = await signRequest(signing, own, credentialsOf(vector))
  return { ...request, headers, url: target, body: signed.body }
}

function skipWithoutKeys(language: SampleLanguage, { skip }: TestContext): void {
  if (!hasKeys[language]) skip('Python has no package cryptography here')
}

/** The body of a plan as a language writes it, before parameters are added. */
function ownText(body: RequestPlanBody | undefined, language: SampleLanguage): string {
  const { json, text = '' } = body ?? {}
  if (!isRecord(json)) return text
  if (language === 'bash' && text.length > 56) return JSON.stringify(json, undefined, 2)
  // Go sorts members.
  return language === 'go' ? JSON.stringify(Object.fromEntries(Object.entries(json).toSorted())) : text
}

function checkDigest(text: string, signature: string): void {
  const digest = createHash('sha256').update(text).digest('hex')
  const bytes = createHash('sha512').update(hostileSecret).update(digest).digest()
  const last = createHash('sha256').update(bytes).update(digest).update(hostileSecret)
  expect(signature).toBe(last.digest('hex'))
}

function checkDerived(time: string, url: string, body: string, signature: string): void {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const [path = '', query = ''] = url.split('?')
  const scope = `${time.slice(0, 8)}/us-east-1/service/aws4_request`
  const request = `POST\n${path}\n${query}\nhost:127.0.0.1:${server.port}\nx-amz-date:${time}\n\nhost;x-amz-date\n${sha256(body)}`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${hostileSecret}`)
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`
  expect(time).toMatch(/^\d{8}T\d{6}Z$/)
  expect(signature).toBe(hmac(key, text).toString('hex'))
}

function checkRsa(name: string, data: Buffer, signature: string): void {
  const isPss = name === 'RSA with PSS'
  const padding = isPss ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING
  const key = { key: rsa.publicKey, padding, ...(isPss ? { saltLength: 32 } : {}) }
  expect(verify('sha256', data, key, Buffer.from(signature, isPss ? 'hex' : 'base64'))).toBe(true)
}

function checkToken(token: string, algorithm: string, time: string, path: string): void {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toMatchObject({ alg: algorithm, typ: 'JWT' })
  expect(read(payload)).toEqual({
    sub: credentials.key,
    iat: Number(time),
    exp: Number(time) + 120,
    account: credentials.account,
    uri: `POST 127.0.0.1:${server.port}${path}`,
  })
  const [data, bytes] = [Buffer.from(`${header}.${payload}`), Buffer.from(signature, 'base64url')]
  if (algorithm === 'ES256')
    expect(verify('sha256', data, { key: curve.publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
  else if (algorithm === 'EdDSA') expect(verify(null, data, edwards.publicKey, bytes)).toBe(true)
  else expect(createHmac('sha512', 'a secret in hex').update(data).digest('base64url')).toBe(signature)
}
