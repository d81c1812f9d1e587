import { execFile, execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../tests/fullRun.ts'
import type { Json } from '../contract/json.ts'
import type { RequestPlan, SampleLanguage } from '../contract/samples.ts'
import { sampleOf } from './sampleOf.ts'
import { closedHost, concatenated, inQuery, jsonBody, order, orderQuery, plan, sorted } from './testing.ts'

interface Received {
  readonly method: string
  readonly path: string
  /** Raw, without its question mark. */
  readonly query: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const environment = {
  API_KEY: 'demo key',
  API_SECRET: `s$e'c"r\\e\`t !%s`,
  API_PASSPHRASE: 'open sesame',
  API_TOKEN: 'token',
  API_CREDENTIALS: 'dXNlcjpwYXNz',
}

/** Commands that run a program, by language; a language that is not on the machine is left out. */
const commands: Partial<Record<SampleLanguage, readonly string[]>> = {
  bash: ['bash'],
  python: ['python3'],
  javascript: [process.execPath],
  java: ['java', '-XX:TieredStopAtLevel=1'],
  go: ['go', 'run'],
}
const present = (Object.keys(commands) as SampleLanguage[]).filter((language) => isThere(commands[language]?.[0]))

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
  'a signature in the query': plan({ method: 'POST', signing: inQuery, query: orderQuery, body: jsonBody([hostile]) }),
  'a signature in base64 in the query': plan({ signing: { ...inQuery, encoding: 'base64' } }),
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

/** Java and Go take a second to start: they run what differs most. */
const few = [
  'an id that differs from run to run',
  'parameters sorted by name',
  'a signed body',
  'a text as body',
  'a signature in the query',
]

/** A language that takes seconds to start a program. */
function isSlow(language: SampleLanguage): boolean {
  return language === 'java' || language === 'go'
}

function casesOf(language: SampleLanguage): [string, RequestPlan][] {
  const isWhole = !isSlow(language) || (isFull && language === 'go')
  return Object.entries(cases).filter(([name]) => isWhole || few.includes(name))
}

const success = { member: 'code', value: '200' }

/** Replies that tell their outcome, by run. */
const replies: Readonly<Record<string, Json>> = {
  accepted: { text: '"code":1', code: 200, data: [{ code: '200', message: 'code' }], mode: { codes: 1 } },
  partly: { code: 200, data: [{ code: 200 }, { code: 24_101 }] },
  longer: { code: 2000 },
  other: { id: 1, code: 'failed' },
}

let server: Server
let folder: string
const received = new Map<string, Received>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      // The first segment tells which run this is; the program knows nothing of it.
      const [, run = '', target = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
      const [path = '', query = ''] = target.split('?')
      const { method = '', headers } = request
      received.set(run, { method, path, query, headers, body: Buffer.concat(chunks).toString() })
      reply.writeHead(run === 'refused' ? 418 : 200, { 'Content-Type': 'application/json' })
      reply.end(JSON.stringify(replies[run] ?? { code: 'ok-中' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(present)('a program in %s', { timeout: 120_000 }, (language) => {
  it.concurrent.each(casesOf(language))('sends %s', async (name, own) => {
    const run = `${language}-${Object.keys(cases).indexOf(name)}`
    const { code, output, errors } = await runProgram(language, own, run)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('"code"')
    const got = received.get(run)
    if (!got) throw new Error('nothing was received')
    checkContent(own, got)
    checkSignature(own, got)
  })

  it.concurrent('ends with the status and the body of a refusal', async () => {
    const { code, errors } = await runProgram(language, plan({ signing: sorted }), 'refused')
    expect(code).not.toBe(0)
    expect(errors).toContain('418: {"code":"ok-')
  })

  it.concurrent('takes a reply for a success when each of its codes says so', async () => {
    const { code, errors } = await runProgram(language, plan({ success }), 'accepted')
    expect([code, errors]).toEqual([0, ''])
  })

  const failures = ['partly', 'longer', 'other']

  it.concurrent.each(isSlow(language) ? failures.slice(0, 1) : failures)(
    'ends with a reply whose code is no success: %s',
    async (run) => {
      const { code, output, errors } = await runProgram(language, plan({ success }), run)
      expect(code).not.toBe(0)
      expect(output).toBe('')
      expect(errors).toContain(`200: ${JSON.stringify(replies[run])}`)
    },
  )

  it.concurrent('ends in one line when the host does not answer', async () => {
    const { code, output, errors } = await runProgram(language, plan(), 'closed', {
      API_URL: `http://${await closedHost()}`,
    })
    expect(code).not.toBe(0)
    expect(output).toBe('')
    expect(errors.replace(/exit status 1\n$/, '')).toMatch(
      /^.*(refused|ECONNREFUSED|ConnectException).*\n$|^curl: .*\n$/,
    )
  })

  it.concurrent('acts on an account at a real server only when it is called with --live', async () => {
    const run = `${language}-live`
    const own = plan({ method: 'POST', effect: 'trade', signing: sorted, body: jsonBody(order) })
    // The own machine under a name that is none of the local ones.
    const address = `http://0.0.0.0:${(server.address() as AddressInfo).port}/${run}`
    const stopped = await runProgram(language, own, run, { API_URL: address })
    expect(stopped.code).not.toBe(0)
    expect(stopped.output).toBe('')
    expect(stopped.errors).toContain(
      `Not sent: POST /orders (trade) acts on your account at ${address}. Add --live to send it.\n`,
    )
    expect(received.has(run)).toBe(false)
    const live = await runProgram(language, own, run, { API_URL: address }, ['--live'])
    expect([live.code, live.errors]).toEqual([0, ''])
    expect(JSON.parse(received.get(run)?.body ?? '')).toEqual(order)
  })

  it.concurrent('names a variable that is missing', async () => {
    const { code, errors } = await runProgram(language, plan({ signing: sorted }), 'missing', { API_SECRET: '' })
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
  else expect(body).toBe(own.body?.text ?? '')
}

/** Written without the code under test: what a server would do with what it received. */
function checkSignature({ signing }: RequestPlan, { method, path, query, headers, body }: Received): void {
  if (signing === undefined) return
  if (signing === sorted) {
    const time = String(headers['signtimestamp'])
    expect(Math.abs(Date.now() - Number(time))).toBeLessThan(30_000)
    const pairs = [...(query === '' ? [] : query.split('&')), `signTimestamp=${time}`].sort((a, b) =>
      byName([decodeURIComponent(a.split('=')[0] ?? '')], [decodeURIComponent(b.split('=')[0] ?? '')]),
    )
    const rest = body === '' ? pairs.join('&') : `requestBody=${body}&signTimestamp=${time}`
    expect(headers['signature']).toBe(hmac(`${method}\n${path}\n${rest}`, 'base64'))
    expect(headers['key']).toBe(environment.API_KEY)
  } else if (signing === concatenated) {
    const time = String(headers['x-time'])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(30_000)
    expect(headers['x-sign']).toBe(hmac(time + method + path + (query && `?${query}`) + body, 'base64'))
    expect(headers['x-passphrase']).toBe(environment.API_PASSPHRASE)
  } else {
    const [, signed = '', signature = ''] = /^(.*)&signature=([^&]*)$/.exec(query) ?? []
    const expires = Number(new URLSearchParams(signed).get('expires')) * 1000
    expect(Math.abs(Date.now() + 30_000 - expires)).toBeLessThan(29_000)
    expect(decodeURIComponent(signature)).toBe(hmac(`${signed}\n${body}`, signing.encoding))
  }
}

function hmac(text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', environment.API_SECRET).update(text).digest(encoding)
}

async function runProgram(
  language: SampleLanguage,
  own: RequestPlan,
  run: string,
  more: Record<string, string> = {},
  given: readonly string[] = [],
) {
  const { program, file } = sampleOf(language, { ...own, operation: `call${language}${run}` })
  const path = join(folder, file)
  await writeFile(path, program)
  const [command = '', ...parts] = commands[language] ?? []
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/${run}`
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], API_URL: address, ...environment, ...more }
  return new Promise<{ code: number | string; output: string; errors: string }>((resolve) => {
    execFile(command, [...parts, path, ...given], { env, timeout: 110_000 }, (error, output, errors) =>
      resolve({ code: error?.code ?? (error ? 1 : 0), output, errors }),
    )
  })
}

function byName([a]: readonly string[], [b]: readonly string[]): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}

function isThere(command: string | undefined): boolean {
  if (command === undefined) return false
  try {
    execFileSync('which', [command])
    return true
  } catch {
    return false
  }
}
