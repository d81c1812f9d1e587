import { execFile, execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Compile, compileGo } from '../../scripts/tools/programs/compileGo.ts'
import { signedText } from '../../tests/fixtures/signing/schemes.ts'
import { isFull } from '../../tests/fullRun.ts'
import { compileJava } from '../../tests/samples/compileJava.ts'
import type { Json } from '../contract/json.ts'
import type { SampleLanguage } from '../contract/sampleLanguages.ts'
import type { BodyPart, RequestPlan } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import { sampleOf } from './sampleOf.ts'
import { closedHost, concatenated, inQuery, jsonBody, order, orderQuery, plan, sorted } from './testing.ts'

interface Received {
  readonly method: string
  readonly path: string
  /** Raw, without its question mark. */
  readonly query: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

const inQueryAsBase64: Signing = { ...inQuery, steps: signedText({ template: '{queryString}\n{body}' }).steps }

const environment = {
  API_KEY: 'demo key',
  API_SECRET: `s$e'c"r\\e\`t !%s`,
  API_PASSPHRASE: 'open sesame',
  API_TOKEN: 'token',
  API_CREDENTIALS: 'dXNlcjpwYXNz',
}

/** Command that runs the programs of a language, or function that compiles them all. Missing languages are left out. */
const starts: Readonly<Record<SampleLanguage, string | Compile>> = {
  bash: 'bash',
  python: 'python3',
  javascript: process.execPath,
  java: compileJava,
  go: compileGo,
}
const present = (Object.keys(starts) as SampleLanguage[]).filter((language) => {
  const start = starts[language]
  return isThere(typeof start === 'string' ? start : language === 'java' ? 'javac' : language)
})

const hostile = `a'b"c$HOME\`id\`\\n!%s &=+#?*()~ é中😀{x}`

const cases: Record<string, RequestPlan> = {
  'a public request': plan({ query: orderQuery }),
  'parameters sorted by name': plan({ signing: sorted, query: [['symbol', hostile], ...orderQuery, ['a b', '']] }),
  'a signed body': plan({
    method: 'POST',
    effect: 'trade',
    signing: sorted,
    body: jsonBody({ ...order, note: hostile, deep: [{ a: null }] }),
  }),
  'an id that differs from run to run': plan({
    method: 'POST',
    effect: 'trade',
    signing: sorted,
    body: { ...jsonBody({ ids: [hostile, 'own'], plain: 'own{time}' }), unique: ['/ids/0', '/ids/1'] },
  }),
  'no parameters at all': plan({ method: 'DELETE', signing: sorted }),
  'parts joined as they are sent': plan({
    signing: concatenated,
    query: [
      ['symbol', hostile],
      ['limit', '5'],
    ],
  }),
  'a text as body': plan({
    method: 'PUT',
    signing: concatenated,
    body: { mediaType: 'text/plain', text: `${hostile}\n"""\n''' \\` },
  }),
  'a form with files': plan({
    method: 'POST',
    signing: concatenated,
    body: {
      mediaType: 'multipart/form-data',
      text: '',
      parts: [
        { name: 'note', text: hostile },
        { name: 'meta', text: `{"a":"${hostile.replaceAll(/["\\]/g, '')}"}`, mediaType: 'application/json' },
        { name: 'photo', file: 'photo.png', mediaType: 'image/png' },
      ],
    },
  }),
  'a file': plan({ method: 'PUT', body: { mediaType: 'application/octet-stream', text: '', file: 'body.bin' } }),
  'a signature in the query': plan({ method: 'POST', signing: inQuery, query: orderQuery, body: jsonBody([hostile]) }),
  'a signature in base64 in the query': plan({ signing: inQueryAsBase64 }),
  'credentials sent as they are': plan({
    headers: [
      ['X-Note', `it's "$HOME" \`id\` \\n!`],
      ['Cookie', 'a=b'],
    ],
    credentials: [
      { in: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'API_TOKEN' },
      { in: 'query', name: 'api key', prefix: '', variable: 'API_TOKEN' },
      { in: 'cookie', name: 'session', prefix: '', variable: 'API_TOKEN' },
    ],
  }),
}

/** Java takes a second to start: it runs the most different cases. */
const few = ['an id that differs from run to run', 'a signed body', 'a form with files', 'a signature in the query']

function casesOf(language: SampleLanguage): [string, RequestPlan][] {
  return Object.entries(cases).filter(([name]) => language !== 'java' || isFull || few.includes(name))
}

const success = { member: 'code', value: '200' }

/** Replies that hold their outcome, by run. */
const replies: Readonly<Record<string, Json>> = {
  accepted: { text: '"code":1', code: 200, data: [{ code: '200', message: 'code' }], mode: { codes: 1 } },
  partly: { code: 200, data: [{ code: 200 }, { code: 24_101 }] },
  longer: { code: 2000 },
  other: { id: 1, code: 'failed' },
}

/** Plans besides the cases, by run. */
const others: Readonly<Record<string, RequestPlan>> = {
  refused: plan({ signing: sorted }),
  missing: plan({ signing: sorted }),
  accepted: plan({ success }),
  partly: plan({ success }),
  longer: plan({ success }),
  other: plan({ success }),
  closed: plan(),
  'without an id': plan({ path: '/orders/YOUR_ORDER_ID', missing: ['YOUR_ORDER_ID'] }),
  'without a market': plan({ signing: sorted, query: [['market', 'YOUR_MARKET']], missing: ['YOUR_MARKET'] }),
  'without a header': plan({ headers: [['X-Trace', 'YOUR_X_TRACE']], missing: ['YOUR_X_TRACE'] }),
  'without a member': plan({ method: 'POST', body: jsonBody({ size: 'YOUR_SIZE' }), missing: ['YOUR_SIZE'] }),
  'without a signed member': plan({
    method: 'POST',
    signing: sorted,
    body: jsonBody({ size: 'YOUR_SIZE' }),
    missing: ['YOUR_SIZE'],
  }),
  'without a part': plan({
    method: 'POST',
    body: { mediaType: 'multipart/form-data', text: '', parts: [{ name: 'size', text: 'YOUR_SIZE' }] },
    missing: ['YOUR_SIZE'],
  }),
  live: plan({ method: 'POST', effect: 'trade', signing: sorted, body: jsonBody(order) }),
}
const plans: Readonly<Record<string, RequestPlan>> = { ...cases, ...others }

let server: Server
let folder: string
/** The command of each run, by language. */
const commands = new Map<string, readonly string[]>()
const received = new Map<string, Received>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  await Promise.all(['photo.png', 'body.bin'].map((name) => writeFile(join(folder, name), `bytes of ${name}`)))
  server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      // The first segment names the run; the program does not know it.
      const [, run = '', target = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
      const [path = '', query = ''] = target.split('?')
      const { method = '', headers } = request
      received.set(run, { method, path, query, headers, body: Buffer.concat(chunks).toString(), at: Date.now() })
      const [, name = ''] = /^[a-z]+-(.*)$/.exec(run) ?? []
      reply.writeHead(name === 'refused' ? 418 : 200, { 'Content-Type': 'application/json' })
      reply.end(JSON.stringify(replies[name] ?? { code: 'ok-中' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await Promise.all(present.map(writePrograms))
}, 120_000)

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(present)('a program in %s', { timeout: 120_000 }, (language) => {
  it.concurrent.each(casesOf(language))('sends %s', async (name, own) => {
    const { code, output, errors } = await runProgram(language, name)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('"code"')
    const got = received.get(runId(language, name))
    if (!got) throw new Error('nothing was received')
    checkContent(own, got)
    checkSignature(own, got)
  })

  it.concurrent('ends with the status and the body of a refusal', async () => {
    const { code, errors } = await runProgram(language, 'refused')
    expect(code).not.toBe(0)
    expect(errors).toContain('418: {"code":"ok-')
  })

  it.concurrent('takes a reply for a success when each of its codes says so', async () => {
    const { code, errors } = await runProgram(language, 'accepted')
    expect([code, errors]).toEqual([0, ''])
  })

  it.concurrent.each(language === 'java' ? ['partly'] : ['partly', 'longer', 'other'])(
    'ends with a reply whose code is no success: %s',
    async (run) => {
      const { code, output, errors } = await runProgram(language, run)
      expect(code).not.toBe(0)
      expect(output).toBe('')
      expect(errors).toContain(`200: ${JSON.stringify(replies[run])}`)
    },
  )

  it.concurrent('ends in one line when the host does not answer', async () => {
    const { code, output, errors } = await runProgram(language, 'closed', { API_URL: `http://${await closedHost()}` })
    expect(code).not.toBe(0)
    expect(output).toBe('')
    expect(errors).toMatch(/^.*(refused|ECONNREFUSED|ConnectException).*\n$|^curl: .*\n$/)
  })

  it.concurrent('acts on an account at a real server only when it is called with --live', async () => {
    const run = runId(language, 'live')
    // The own machine under a name that is none of the local ones.
    const address = `http://0.0.0.0:${(server.address() as AddressInfo).port}/${run}`
    const stopped = await runProgram(language, 'live', { API_URL: address })
    expect(stopped.code).not.toBe(0)
    expect(stopped.output).toBe('')
    expect(stopped.errors).toContain(
      `Not sent: POST /orders (trade) acts on your account at ${address}. Add --live to send it.\n`,
    )
    expect(received.has(run)).toBe(false)
    const live = await runProgram(language, 'live', { API_URL: address }, ['--live'])
    expect([live.code, live.errors]).toEqual([0, ''])
    expect(JSON.parse(received.get(run)?.body ?? '')).toEqual(order)
  })

  it.concurrent.each([
    ['without an id', 'YOUR_ORDER_ID'],
    ['without a market', 'YOUR_MARKET'],
    ['without a header', 'YOUR_X_TRACE'],
    ['without a member', 'YOUR_SIZE'],
    ['without a signed member', 'YOUR_SIZE'],
    ['without a part', 'YOUR_SIZE'],
  ])('sends nothing %s', async (name, placeholder) => {
    const { code, output, errors } = await runProgram(language, name)
    expect([code === 0, output]).toEqual([false, ''])
    expect(errors).toContain(`Put a value in place of ${placeholder}.`)
    expect(received.has(runId(language, name))).toBe(false)
  })

  it.concurrent('names a variable that is missing', async () => {
    const { code, errors } = await runProgram(language, 'missing', { API_SECRET: '' })
    expect(code).not.toBe(0)
    expect(errors).toMatch(/Set (API_KEY and )?API_SECRET in the environment/)
  })
})

function checkContent(own: RequestPlan, { method, path, query, headers, body }: Received): void {
  expect([method, path]).toEqual([own.method, own.path])
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !['expires', 'signature', 'api key'].includes(name))
  expect(pairs.toSorted(byName)).toEqual(own.query.toSorted(byName))
  for (const [name, value] of own.headers) expect(headers[name.toLowerCase()]).toContain(value)
  for (const { in: place, prefix } of own.credentials) {
    if (place === 'header') expect(headers.authorization).toBe(`${prefix}token`)
    if (place === 'query') expect(query).toBe('api%20key=token')
    if (place === 'cookie') expect(headers.cookie).toBe('a=b; session=token')
  }
  if (own.body) expect(headers['content-type']).toMatch(own.body.mediaType)
  if (own.body?.unique)
    expect(JSON.parse(body)).toEqual({
      ids: [expect.stringMatching(/x\}-\d{10,}$/), expect.stringMatching(/^own-\d{10,}$/)],
      plain: 'own{time}',
    })
  else if (own.body?.json !== undefined) expect(JSON.parse(body)).toEqual(own.body.json)
  else if (own.body?.parts) checkParts(own.body.parts, headers['content-type'] ?? '', body)
  else expect(body).toBe(own.body?.file === undefined ? (own.body?.text ?? '') : `bytes of ${own.body.file}`)
}

function checkParts(parts: readonly BodyPart[], type: string, body: string): void {
  const [, boundary = 'none'] = /boundary=(.+)$/.exec(type) ?? []
  const got = body.split(`--${boundary}`).slice(1, -1)
  expect(got.map((part) => part.split('\r\n\r\n')[1]?.replace(/\r\n$/, ''))).toEqual(
    parts.map(({ text, file }) => text ?? `bytes of ${file}`),
  )
  for (const [index, { name, file, mediaType }] of parts.entries()) {
    expect(got[index]).toMatch(`name="${name}"`)
    if (file !== undefined) expect(got[index]).toMatch(`filename="${file}"`)
    if (mediaType !== undefined) expect(got[index]).toMatch(new RegExp(`content-type: ${mediaType}`, 'i'))
  }
}

/** Written without the code under test, as a server would check the request. */
function checkSignature({ signing }: RequestPlan, { method, path, query, headers, body, at }: Received): void {
  if (signing === undefined) return
  if (signing === sorted) {
    const time = String(headers['signtimestamp'])
    expect(Math.abs(at - Number(time))).toBeLessThan(30_000)
    const pairs = [...(query === '' ? [] : query.split('&')), `signTimestamp=${time}`].sort((a, b) =>
      byName([decodeURIComponent(a.split('=')[0] ?? '')], [decodeURIComponent(b.split('=')[0] ?? '')]),
    )
    const rest = body === '' ? pairs.join('&') : `requestBody=${body}&signTimestamp=${time}`
    expect(headers['signature']).toBe(hmac(`${method}\n${path}\n${rest}`, 'base64'))
    expect(headers['key']).toBe(environment.API_KEY)
  } else if (signing === concatenated) {
    const time = String(headers['x-time'])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Math.abs(at - Date.parse(time))).toBeLessThan(30_000)
    // A form is made when it is sent: its scheme signs no body.
    const signed = headers['content-type']?.startsWith('multipart/') ? '' : body
    expect(headers['x-sign']).toBe(hmac(time + method + path + (query && `?${query}`) + signed, 'base64'))
    expect(headers['x-passphrase']).toBe(environment.API_PASSPHRASE)
  } else {
    const [, signed = '', signature = ''] = /^(.*)&signature=([^&]*)$/.exec(query) ?? []
    const expires = Number(new URLSearchParams(signed).get('expires')) * 1000
    expect(Math.abs(at + 30_000 - expires)).toBeLessThan(29_000)
    expect(decodeURIComponent(signature)).toBe(hmac(`${signed}\n${body}`, signing === inQuery ? 'hex' : 'base64'))
  }
}

function hmac(text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', environment.API_SECRET).update(text).digest(encoding)
}

/** Names the run at the server: it stands first in the path. */
function runId(language: SampleLanguage, name: string): string {
  return `${language}-${name in cases ? Object.keys(cases).indexOf(name) : name}`
}

/** Writes the programs of a language, and compiles them at once. */
async function writePrograms(language: SampleLanguage): Promise<void> {
  const own = join(folder, language)
  await mkdir(own)
  const files = await Promise.all(
    Object.entries(plans).map(async ([name, one]) => {
      const { program, file } = sampleOf(language, { ...one, operation: `call ${runId(language, name)}` })
      await writeFile(join(own, file), program)
      return [name, join(own, file)] as const
    }),
  )
  const start = starts[language]
  const compiled =
    typeof start === 'string'
      ? undefined
      : await start(
          own,
          files.map(([, file]) => file),
        )
  for (const [name, file] of files) commands.set(runId(language, name), compiled?.(file) ?? [start as string, file])
}

async function runProgram(
  language: SampleLanguage,
  name: string,
  more: Record<string, string> = {},
  given: readonly string[] = [],
) {
  const id = runId(language, name)
  const [command = '', ...parts] = commands.get(id) ?? []
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/${id}`
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], API_URL: address, ...environment, ...more }
  return new Promise<{ code: number | string; output: string; errors: string }>((resolve) => {
    execFile(command, [...parts, ...given], { env, cwd: folder, timeout: 110_000 }, (error, output, errors) =>
      resolve({ code: error?.code ?? (error ? 1 : 0), output, errors }),
    )
  })
}

function byName([a]: readonly string[], [b]: readonly string[]): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}

function isThere(command: string): boolean {
  try {
    execFileSync('which', [command])
    return true
  } catch {
    return false
  }
}
