import { execFile, execFileSync } from 'node:child_process'
import { constants, createHmac, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import type { RequestPlan, SampleLanguage } from '../generator/contract/samples.ts'
import type { NonceForm, Signing, SigningStep, TimeUnit } from '../generator/contract/signing.ts'
import { planRequest } from '../generator/samples/planRequest.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import { jsonBody, order, plan } from '../generator/samples/testing.ts'
import { compileGo } from '../scripts/tools/programs/compileGo.ts'
import { credentials, ownRequest, readExchange, type SignedVector, vectors } from './fixtures/signing/readExchange.ts'
import { signedText } from './fixtures/signing/schemes.ts'
import { compileJava } from './samples/compileJava.ts'
import { openRecordingServer, type Received, type RecordingServer } from './samples/recordingServer.ts'

const run = promisify(execFile)

/** A program, with what its clock, nonce and host are in the test; without them it has its own. */
interface Program {
  readonly plan: RequestPlan
  readonly secret: string
  readonly fixed?: Readonly<Record<string, string>>
}

function vectorName({ exchange, request }: SignedVector): string {
  return `${exchange} ${request.method} ${new URL(request.url).pathname}`
}

const form = 'application/x-www-form-urlencoded'

/** The program of the operation with the request of a vector, in a language. */
function vectorProgram(vector: SignedVector, language: SampleLanguage): Program {
  const { api, operation } = readExchange(vector)
  const planned = planRequest({ operation, api })
  if (!planned.signing) throw new Error(`${vector.exchange} has no x-signing`)
  const { query, body, timestamp, nonce = '', host = '', receiveWindow } = ownRequest(planned.signing, vector.request)
  // Programs set no window: to them it is a parameter of the request, where there is one.
  const window = receiveWindow === undefined ? [] : [['recvWindow', receiveWindow] as const]
  const isForm = vector.request.method === 'POST' && !body?.startsWith('{')
  const text = isForm ? [body ?? [], window.map((pair) => pair.join('='))].flat(2).join('&') : body
  // The shell sends a long JSON text with line breaks: here it has the text itself.
  const json = text === undefined || isForm || language === 'bash' ? {} : { json: JSON.parse(text) }
  return {
    plan: {
      ...planned,
      operation: vectorName(vector),
      query: isForm ? query : [...query, ...window],
      ...(text ? { body: { mediaType: isForm ? form : 'application/json', text, ...json } } : {}),
      effect: 'read',
    },
    secret: vector.secret ?? credentials.secret,
    fixed: { timestamp, nonce, host },
  }
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

const claims = [{ claims: { sub: '{key}', iat: '{timestamp}', account: '{account}', uri: '{method} {host}{path}' } }]

/** Schemes of our own: the algorithms that no exchange of the vectors has. */
const schemes: Readonly<Record<string, { readonly signing: Signing; readonly secret: string }>> = {
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
    secret: Buffer.from('a secret in hex').toString('hex'),
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
    secret: Buffer.from('a secret in hex').toString('hex'),
  }))
  return [...signed, ...timed]
}

/** Commands that run programs one after the other, since to start a language takes longer than what a program does. */
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
/** Whether what a language needs for private keys is there. */
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
}, 120_000)

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
    const { headers, url, body } = language === 'go' ? await signedAsSent(vector, signing, got) : vector.request
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
    else checkRsa(name, Buffer.from(`${time}POST${url}${body}`), signature)
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
async function signedAsSent(
  vector: SignedVector,
  signing: Signing | undefined,
  { url, body }: Received,
): Promise<SignedVector['request']> {
  if (!signing) throw new Error('no signing')
  const sorted = { ...vector.request, url: new URL(url, vector.request.url).href, body: body || null }
  const secret = vector.secret ?? credentials.secret
  const { headers, target, ...signed } = await signRequest(signing, ownRequest(signing, sorted), {
    ...credentials,
    secret,
  })
  return { ...sorted, headers, url: target, body: signed.body }
}

function skipWithoutKeys(language: SampleLanguage, { skip }: TestContext): void {
  if (!hasKeys[language]) skip('Python has no package cryptography here')
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
    account: credentials.account,
    uri: `POST 127.0.0.1:${server.port}${path}`,
  })
  const [data, bytes] = [Buffer.from(`${header}.${payload}`), Buffer.from(signature, 'base64url')]
  if (algorithm === 'ES256')
    expect(verify('sha256', data, { key: curve.publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
  else if (algorithm === 'EdDSA') expect(verify(null, data, edwards.publicKey, bytes)).toBe(true)
  else expect(createHmac('sha512', 'a secret in hex').update(data).digest('base64url')).toBe(signature)
}
