import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { compileGo } from '../../scripts/tools/programs/compileGo.ts'
import { findGorilla } from '../../scripts/tools/programs/findGorilla.ts'
import { findWebsockets } from '../../scripts/tools/programs/findWebsockets.ts'
import { isFull } from '../../tests/fullRun.ts'
import { compileJava } from '../../tests/samples/compileJava.ts'
import type { Json } from '../contract/json.ts'
import { type SessionLanguage, sessionLanguageNames } from '../contract/sampleLanguages.ts'
import type { SessionPlan } from '../contract/samples.ts'
import { sessionSampleOf } from './sessionSampleOf.ts'
import { closedHost, loginConcatenated, loginSorted, privateToken, publicToken, sessionPlan } from './testing.ts'

const environment = { API_KEY: 'demo "key"', API_SECRET: `s$e'c"r\\e\`t !%s`, API_PASSPHRASE: 'open sesame' }

/** One client after the other as the server of a case sees them: the frames it sends, and how it goes. */
interface Connection {
  readonly socket: WebSocket
  readonly url: string
  /** The next frame of the client; rejects when the connection ends before it. */
  frame(): Promise<Json>
  /** Frames without a request. */
  readonly unread: readonly string[]
  readonly closed: Promise<number>
}

interface Case {
  readonly plan: SessionPlan
  /** Serves each connection. The first connection has number 1. */
  readonly serve: (connection: Connection, number: number) => Promise<void>
  /** Status and body of each REST reply. */
  readonly replies?: readonly (readonly [status: number, body: Json])[]
  readonly frames?: number
}

const subscribe = { event: 'subscribe', channel: ['ticker'], symbols: ['BTC_USDT'] }
const request = { id: '1', event: 'createOrder', params: { amount: '250' } }
const quick = { frame: { event: 'ping' }, seconds: 1, isAnswered: true } as const
const push = `{"price":"1.10","note":"${'é中😀 '.repeat(10_000)}"}`

/** More than a pipe keeps before the program has to be rid of it. */
const endless = `{"note":"${'a'.repeat(10_000)}"}`

/** A push in two fragments, as servers may send it. */
function sendInParts(socket: WebSocket, text: string): void {
  const bytes = Buffer.from(text)
  socket.send(bytes.subarray(0, 23), { fin: false, binary: false })
  socket.send(bytes.subarray(23), { fin: true, binary: false })
}

async function subscribed(connection: Connection): Promise<void> {
  expect(await connection.frame()).toEqual(subscribe)
  connection.socket.send('{"event":"subscribe"}')
}

async function patience(connection: Connection): Promise<void> {
  await new Promise((done) => setTimeout(done, 60))
  expect(connection.unread).toEqual([])
}

const cases = {
  'reads, and pings': {
    plan: sessionPlan({ heartbeat: quick }),
    frames: 4,
    serve: async (connection) => {
      await subscribed(connection)
      connection.socket.ping('are you there')
      const [answer] = await once(connection.socket, 'pong')
      expect(String(answer)).toBe('are you there')
      sendInParts(connection.socket, '{"price":"1.00"}')
      connection.socket.send(push)
      expect(await connection.frame()).toEqual({ event: 'ping' })
      connection.socket.send('{"event":"pong"}')
      expect(await connection.closed).toBe(1000)
    },
  },
  'connects again': {
    plan: sessionPlan({ heartbeat: { ...quick, seconds: 3 } }),
    frames: 3,
    serve: async (connection, number) => {
      await subscribed(connection)
      // Java may miss the end of a connection that comes together with the last message, up to its second ping.
      connection.socket.ping()
      await once(connection.socket, 'pong')
      if (number === 1) return connection.socket.terminate()
      connection.socket.send('{"price":"2.00"}')
    },
  },
  'notices silence': {
    plan: sessionPlan({ heartbeat: quick }),
    frames: 2,
    serve: async (connection, number) => {
      await subscribed(connection)
      if (number > 1) return
      expect(await connection.frame()).toEqual({ event: 'ping' })
      await connection.closed
    },
  },
  'needs no answer to a ping that has none': {
    plan: sessionPlan({ heartbeat: { frame: 'ping', seconds: 1 } }),
    frames: 2,
    serve: async (connection) => {
      await subscribed(connection)
      expect(await connection.frame()).toBe('ping')
      expect(await connection.frame()).toBe('ping')
      connection.socket.send('late')
    },
  },
  'logs in': {
    plan: sessionPlan({ login: loginSorted }),
    frames: 2,
    serve: async (connection) => {
      const time = checkSortedLogin(await connection.frame())
      await patience(connection)
      connection.socket.send(`{"channel": "auth", "data": {"success": true, "ts": ${time}}}`)
      await subscribed(connection)
      connection.socket.send('{"order":1}')
    },
  },
  'is refused': {
    plan: sessionPlan({ login: loginSorted }),
    serve: async (connection) => {
      await connection.frame()
      connection.socket.send('{"channel":"auth","data":{"success":false,"message":"no"}}')
    },
  },
  'signs what a query holds': {
    plan: sessionPlan({ login: loginConcatenated, frames: [], ...withoutHeartbeat() }),
    frames: 1,
    serve: async (connection) => {
      checkConcatenatedLogin(await connection.frame())
      connection.socket.send('welcome')
      connection.socket.send('first')
    },
  },
  'takes a token': {
    plan: sessionPlan({ token: publicToken }),
    frames: 2,
    replies: [
      [503, 'busy'],
      [200, tokenReply('wss://elsewhere.example.com/endpoint')],
    ],
    serve: async (connection) => {
      expect(connection.url).toBe('/endpoint?token=2%2Bneu%26%3D')
      await patience(connection)
      connection.socket.send('{"type":"welcome"}')
      await subscribed(connection)
      connection.socket.send('{"price":"3.00"}')
    },
  },
  'takes a private token': {
    plan: sessionPlan({ token: privateToken }),
    frames: 1,
    replies: [[200, tokenReply('wss://elsewhere.example.com/endpoint?a=b')]],
    serve: async (connection) => {
      expect(connection.url).toBe('/endpoint?a=b&user%20messages=true&token=2%2Bneu%26%3D')
      connection.socket.send('{"type":"welcome"}')
      await subscribed(connection)
    },
  },
  'asks once': {
    plan: sessionPlan({ login: loginSorted, frames: [request], isAnsweredOnce: true, effect: 'trade' }),
    serve: async (connection) => {
      await connection.frame()
      connection.socket.send('{"channel":"auth","data":{"success":true}}')
      expect(await connection.frame()).toEqual(request)
      connection.socket.send('{"id":"1","code":200}')
      expect(await connection.closed).toBe(1000)
    },
  },
  'lacks a value': {
    plan: sessionPlan({ frames: [{ ...request, params: { amount: 'YOUR_AMOUNT' } }], isAnsweredOnce: true }),
    serve: async (connection) => {
      await connection.closed
      expect(connection.unread).toEqual([])
    },
  },
  'asks no second time': {
    plan: sessionPlan({ frames: [request], isAnsweredOnce: true }),
    serve: async (connection) => {
      expect(await connection.frame()).toEqual(request)
      connection.socket.close(1011)
    },
  },
  'only logs in': {
    plan: sessionPlan({ login: loginSorted, frames: [], isAnsweredOnce: true }),
    serve: async (connection) => {
      checkSortedLogin(await connection.frame())
      connection.socket.send('{"channel":"auth","data":{"success":true}}')
    },
  },
  'waits for its login': {
    plan: sessionPlan({ login: loginSorted }),
    serve: async (connection) => void (await connection.frame()),
  },
  'waits for the login that is all': {
    plan: sessionPlan({ login: loginSorted, frames: [], isAnsweredOnce: true }),
    serve: async (connection) => void (await connection.frame()),
  },
  'is pushed to without an end': {
    plan: sessionPlan(),
    serve: async (connection) => {
      await subscribed(connection)
      while (connection.socket.readyState === 1) {
        connection.socket.send(endless)
        connection.socket.ping()
        await Promise.race([once(connection.socket, 'pong'), connection.closed])
      }
    },
  },
  'has its token refused': {
    plan: sessionPlan({ token: privateToken }),
    replies: [[401, 'wrong signature']],
    serve: async () => {},
  },
} satisfies Record<string, Case>

type CaseName = keyof typeof cases

function withoutHeartbeat(): Partial<SessionPlan> {
  const { heartbeat: _, ...rest } = sessionPlan()
  return { ...rest, frames: [] }
}

function tokenReply(endpoint: string): Json {
  return { code: '200', data: { servers: [{ endpoint }], token: '2+neu&=' } }
}

/** Written without the code under test, as a server would check the frames. */
function checkSortedLogin(frame: Json): number {
  const { params, ...rest } = frame as { params: Record<string, unknown> }
  expect(rest).toEqual({ event: 'subscribe', channel: ['auth'] })
  const time = Number(params['signTimestamp'])
  expect(Math.abs(Date.now() - time)).toBeLessThan(30_000)
  const signature = hmac(`GET\n/ws\nsignTimestamp=${time}`)
  expect(params).toEqual({ key: environment.API_KEY, signTimestamp: time, signatureVersion: '2', signature })
  return time
}

function checkConcatenatedLogin(frame: Json): void {
  const [, { at = '', ...rest } = {}] = frame as [string, Record<string, string>]
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const query = `?api%20key=demo%20%22key%22&time=${encodeURIComponent(at)}`
  expect(rest).toEqual({ token: 'demo "key":open sesame', '100%': hmac(`${at}GET/verify${query}`) })
}

function hmac(text: string): string {
  return createHmac('sha256', environment.API_SECRET).update(text).digest('base64')
}

interface Run {
  readonly connections: Connection[]
  requests: number
  readonly served: Promise<void>[]
}

const websockets = findWebsockets()
const needs = {
  ...{ python: 'the package websockets', javascript: 'Node', java: 'a compiler' },
  go: 'a compiler with the package gorilla/websocket',
} as const
const isPresent = {
  ...{ python: websockets !== undefined, javascript: true, java: isThere('javac') },
  go: isThere('go') && findGorilla() !== undefined,
} as const
const compilers = { java: compileJava, go: compileGo } as const
const present = sessionLanguageNames.filter((language) => isPresent[language])
const absent = sessionLanguageNames.filter((language) => !isPresent[language])
const runs = new Map<string, Run>()
let folder: string
let server: Server
/** Gives the command of a file. */
const starts: Partial<Record<SessionLanguage, (file: string) => readonly string[]>> = {
  python: (file) => ['python3', file],
  javascript: (file) => [process.execPath, file],
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  server = await startServer()
  const names = Object.keys(cases) as CaseName[]
  const files = present.flatMap((language) => [
    ...names.map((name) => ({ language, ...fileOf(language, name) })),
    { language, ...pageFileOf(language) },
  ])
  await Promise.all(files.map(({ path, program }) => writeFile(path, program)))
  for (const language of ['java', 'go'] as const) {
    if (!present.includes(language)) continue
    const sources = files.filter((file) => file.language === language).map(({ path }) => path)
    starts[language] = await compilers[language](folder, sources)
  }
}, 180_000)

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The first segment of a path names its run; the program does not know it. */
async function startServer(): Promise<Server> {
  const http = createServer((request, reply) => {
    const { own, run } = runAt(request.url)
    const { replies = [] } = own
    const [status, body] = replies[Math.min(run.requests++, replies.length - 1)] ?? [404, null]
    request.resume()
    reply.writeHead(status, { 'Content-Type': 'application/json' })
    reply.end(JSON.stringify(body))
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket, request) => {
    const { own, run, rest } = runAt(request.url)
    const connection = connectionOf(socket, rest)
    run.served.push(own.serve(connection, run.connections.push(connection)))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return http
}

function runAt(url = ''): { own: Case; run: Run; rest: string } {
  const [, id = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(url) ?? []
  const [, name = ''] = decodeURIComponent(id).split(':')
  const run = runs.get(id) ?? { connections: [], requests: 0, served: [] }
  runs.set(id, run)
  return { own: cases[name as CaseName], run, rest }
}

function connectionOf(socket: WebSocket, url: string): Connection {
  const unread: string[] = []
  const waiting: ((text: string) => void)[] = []
  socket.on('message', (data) => {
    const take = waiting.shift()
    if (take) take(String(data))
    else unread.push(String(data))
  })
  const closed = once(socket, 'close').then(([code]) => Number(code))
  const next = () => {
    const text = unread.shift()
    return text === undefined ? new Promise<string>((take) => waiting.push(take)) : Promise.resolve(text)
  }
  const ended = async (): Promise<never> => {
    throw new Error(`the client closed the connection: ${await closed}`)
  }
  return { socket, url, unread, closed, frame: async () => parsed(await Promise.race([next(), ended()])) }
}

function parsed(text: string): Json {
  return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Json) : text
}

describe.each(absent)('a session in %s', (language) => {
  it.skip(`is not run, because this machine has not ${needs[language]}`, () => {})
})

describe.concurrent.each(present)('a session in %s', { timeout: 120_000 }, (language) => {
  // Java takes a second to start: in the usual run it is tried with half of the cases.
  const otherwise = it.runIf(isFull || language !== 'java')

  it('subscribes, answers pings, sends its own, reads what comes in parts, and says goodbye', async () => {
    const { code, lines, errors } = await runProgram(language, 'reads, and pings')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(lines).toEqual(['{"event":"subscribe"}', '{"price":"1.00"}', push, '{"event":"pong"}'])
  })

  it('connects and subscribes again when the connection is dropped', async () => {
    const { code, lines, errors, connections } = await runProgram(language, 'connects again')
    expect(code).toBe(0)
    expect(lines).toEqual(['{"event":"subscribe"}', '{"event":"subscribe"}', '{"price":"2.00"}'])
    expect(errors).toMatch(/^[^\n]+; connecting again in (0\.[5-9]|1\.0) s\n$/)
    expect(connections).toHaveLength(2)
  })

  it('gives up a connection on which nothing comes after a ping', async () => {
    const { code, errors, connections } = await runProgram(language, 'notices silence')
    expect(code).toBe(0)
    expect(errors).toMatch(/^[^\n]+; connecting again in /)
    expect(connections).toHaveLength(2)
  })

  otherwise('keeps a silent connection whose pings are not answered anyway', async () => {
    const { code, errors, lines } = await runProgram(language, 'needs no answer to a ping that has none')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(lines).toEqual(['{"event":"subscribe"}', 'late'])
  })

  it('logs in with a signature, and waits for the answer before it subscribes', async () => {
    const { code, errors, lines } = await runProgram(language, 'logs in')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(lines).toEqual(['{"event":"subscribe"}', '{"order":1}'])
  })

  it('runs as it stands on the page', async () => {
    // Python prints to a terminal line by line, to a pipe late.
    const more = { PYTHONUNBUFFERED: '1' }
    const { program, output, text, closed } = startFile(language, pageFileOf(language), more)
    await output(/"order".*\n/)
    program.kill()
    await closed
    expect(text).toEqual({ out: '{"event":"subscribe"}\n{"order":1}\n', errors: '' })
  })

  it('ends when its login is refused, with what the server said', async () => {
    const { code, errors, connections } = await runProgram(language, 'is refused')
    expect(code).toBe(1)
    expect(errors).toContain('The login was refused: {"channel":"auth","data":{"success":false,"message":"no"}}')
    expect(connections).toHaveLength(1)
  })

  otherwise('signs a query with its values encoded', async () => {
    const { code, errors, lines } = await runProgram(language, 'signs what a query holds')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(lines).toEqual(['first'])
  })

  it('fetches a token, again after a failure that passes, and waits for the welcome', async () => {
    const { code, errors, lines } = await runProgram(language, 'takes a token')
    expect(code).toBe(0)
    expect(errors).toMatch(/503.*; connecting again in /)
    expect(lines).toEqual(['{"event":"subscribe"}', '{"price":"3.00"}'])
  })

  otherwise('adds the token to an address that has a query', async () => {
    const { code, errors } = await runProgram(language, 'takes a private token')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })

  otherwise('ends when its token is refused', async () => {
    const { code, errors, requests } = await runProgram(language, 'has its token refused')
    expect(code).toBe(1)
    expect(errors).toContain('401: "wrong signature"')
    expect(requests).toBe(1)
  })

  it('ends with the answer where nothing else comes', async () => {
    const { code, errors, lines } = await runProgram(language, 'asks once')
    expect({ code, errors, lines }).toEqual({ code: 0, errors: '', lines: ['{"id":"1","code":200}'] })
  })

  it('names what its frame lacks, and sends nothing', async () => {
    const { code, errors, lines, connections } = await runProgram(language, 'lacks a value')
    expect([code, lines, connections.flatMap(({ unread }) => unread)]).toEqual([1, [], []])
    expect(errors).toContain('Put a value in place of YOUR_AMOUNT.')
  })

  otherwise('stops before a real server without --live where it acts on the account', async () => {
    const elsewhere = { WS_URL: 'ws://exchange.invalid' }
    const kept = startProgram(language, 'asks once', 'real', elsewhere)
    expect({ code: await kept.closed, out: kept.text.out }).toEqual({ code: 1, out: '' })
    expect(kept.text.errors).toContain(
      'Not sent: Ticker (trade) acts on your account at ws://exchange.invalid. Add --live to send it.',
    )
    const sent = startProgram(language, 'asks once', 'real', elsewhere, ['--live'])
    expect(await sent.closed).toBe(1)
    expect(sent.text.errors).not.toContain('Not sent')
  })

  it('never sends a request again when the connection is lost before its answer', async () => {
    const { code, lines, errors, connections } = await runProgram(language, 'asks no second time')
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
    expect(errors).toMatch(/^[^\n]+\n$/)
    expect(connections).toHaveLength(1)
  })

  otherwise.each(['asks once', 'only logs in'] as const)(
    'ends in one line when the host does not answer and it %s',
    async (name) => {
      const { closed, text } = startProgram(language, name, 'closed', { WS_URL: `ws://${await closedHost()}` })
      expect({ code: await closed, out: text.out }).toEqual({ code: 1, out: '' })
      expect(text.errors).toMatch(/^.*([Rr]efused|ECONNREFUSED|ConnectException).*\n$/)
    },
  )

  otherwise('shows the answer to a login that is all there is to do', async () => {
    const { code, errors, lines } = await runProgram(language, 'only logs in')
    expect({ code, errors, lines }).toEqual({
      code: 0,
      errors: '',
      lines: ['{"channel":"auth","data":{"success":true}}'],
    })
  })

  it('ends on Ctrl+C without a word', async () => {
    const { program, ended, output, text } = startProgram(language, 'is pushed to without an end', 'interrupted', {})
    await output(/\n/)
    program.kill('SIGINT')
    expect(['130', 'SIGINT']).toContain(await ended)
    expect(text.errors).toBe('')
  })

  otherwise.each(['waits for its login', 'waits for the login that is all'] as const)(
    'ends without a word on Ctrl+C while it %s',
    async (name) => {
      const { program, ended, text } = startProgram(language, name, '', {})
      const id = runId(language, name)
      while (!runs.get(id)?.served[0]) await once(server, 'upgrade')
      await runs.get(id)?.served[0]
      program.kill('SIGINT')
      expect(['130', 'SIGINT']).toContain(await ended)
      expect(text.errors).toBe('')
    },
  )

  it('ends without a word when nobody reads what it prints', async () => {
    const { program, closed, output, text } = startProgram(language, 'is pushed to without an end', '', {})
    await output(/\n/)
    program.stdout.destroy()
    expect({ code: await closed, errors: text.errors }).toEqual({ code: 0, errors: '' })
  })
})

function runId(language: SessionLanguage, name: CaseName, mark = ''): string {
  return encodeURIComponent(`${language}:${name}:${mark}`)
}

async function runProgram(language: SessionLanguage, name: CaseName) {
  const { frames }: Case = cases[name]
  const more = frames === undefined ? {} : { MAX_FRAMES: String(frames) }
  const { closed, text } = startProgram(language, name, '', more)
  const code = await closed
  const { connections, requests, served } = runs.get(runId(language, name)) ?? {
    connections: [],
    requests: 0,
    served: [],
  }
  await Promise.all(served)
  return { code, lines: text.out.split('\n').slice(0, -1), errors: text.errors, connections, requests }
}

function startProgram(
  language: SessionLanguage,
  name: CaseName,
  mark: string,
  more: Readonly<Record<string, string>>,
  values: readonly string[] = [],
) {
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}/${runId(language, name, mark)}`
  const urls = { API_URL: `http://${host}`, WS_URL: `ws://${host}` }
  return startFile(language, fileOf(language, name), { ...urls, ...more }, values)
}

function startFile(
  language: SessionLanguage,
  { path }: { readonly path: string },
  more: Readonly<Record<string, string>>,
  values: readonly string[] = [],
) {
  const env = {
    ...{ PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', PYTHONPATH: websockets ?? '' },
    ...{ ...environment, ...more },
  }
  const [command = '', ...parts] = starts[language]?.(path) ?? []
  const program = spawn(command, [...parts, ...values], { env, timeout: 110_000 })
  const text = { out: '', errors: '' }
  program.stdout.setEncoding('utf8').on('data', (data: string) => {
    text.out += data
  })
  program.stderr.setEncoding('utf8').on('data', (data: string) => {
    text.errors += data
  })
  const closing = once(program, 'close')
  const closed = closing.then(([code]) => code as number | null)
  /** The code, or the signal that ended it. */
  const ended = closing.then(([code, signal]) => String(code ?? signal))
  const output = async (pattern: RegExp) => {
    while (!pattern.test(text.out) && program.exitCode === null)
      await Promise.race([once(program.stdout, 'data'), closed])
  }
  return { program, closed, ended, text, output }
}

function fileOf(language: SessionLanguage, name: CaseName) {
  const { plan } = cases[name]
  const { program, file } = sessionSampleOf(language, { ...plan, channel: `case ${name}` })
  return { program, path: join(folder, file) }
}

/** The code of the page, which has the address of the server in it. */
function pageFileOf(language: SessionLanguage) {
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}/${runId(language, 'logs in', 'page')}`
  const { short, file } = sessionSampleOf(language, {
    ...cases['logs in'].plan,
    ...{ channel: 'on page', server: `ws://${host}` },
  })
  return { program: short, path: join(folder, file) }
}

function isThere(command: string): boolean {
  try {
    execFileSync('which', [command])
    return true
  } catch {
    return false
  }
}
