import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createConformance } from '../conformance/createConformance.ts'
import type { Json } from '../contract/json.ts'
import type { Reference } from '../contract/reference.ts'
import { type Answer, createAnswers } from './answerRequest.ts'
import type { MockCredentials } from './authorize.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import type { MockReply } from './reply.ts'
import { acceptSockets, type LoggedConnection } from './sockets.ts'
import type { ReceivedRequest } from './verifySignature.ts'

export interface MockOptions {
  readonly reference: Reference
  /** 0, the default, takes any that is free. */
  readonly port?: number
  readonly host?: string
  readonly key?: string
  readonly secret?: string
  readonly passphrase?: string
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** Milliseconds between the pushes of an open channel; 200 when not given. */
  readonly pushEvery?: number
  /** Frames after which each connection is cut. */
  readonly disconnectAfter?: number
  /** What the server does otherwise than its spec says, to prove that it is noticed. */
  readonly drift?: readonly Drift[]
  /** The clock, for requests signed in another time. */
  readonly now?: () => number
  /** Called after each answer, for a log on the terminal. */
  readonly onAnswer?: (request: LoggedRequest) => void
}

/** A change of what an operation answers, or a channel sends. */
export type Drift =
  | { readonly operation: string; readonly change: (reply: MockReply) => MockReply }
  | { readonly channel: string; readonly change: (frame: Json) => Json }

export interface LoggedRequest extends ReceivedRequest {
  readonly status: number
  readonly api?: string
  readonly operation?: string
  readonly reasons: readonly string[]
}

export interface Mock {
  /** `http://127.0.0.1:8080`. */
  readonly origin: string
  /** The same for WebSocket connections. */
  readonly socketOrigin: string
  readonly credentials: MockCredentials
  /** Every request so far. */
  readonly requests: readonly LoggedRequest[]
  readonly connections: readonly LoggedConnection[]
  close(): Promise<void>
}

/** Invented, and the same each time, so that they can stand in a shell's history. */
export const demoCredentials: MockCredentials = {
  key: 'mock-key-for-trying-out',
  secret: 'mock-secret-not-a-real-credential',
  passphrase: 'mock-passphrase',
}

const largestBody = 1_000_000

/** Serves every API of a reference on one port: its examples, to those who ask as it says. */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { reference, port = 0, host = '127.0.0.1', latency = 0, now = Date.now, drift = [], onAnswer } = options
  const { key, secret, passphrase } = { ...demoCredentials, ...given(options) }
  const credentials = { key, secret, passphrase }
  const tokens = createConnectionTokens()
  const answer = createAnswers({ reference, credentials, tokens })
  const requests: LoggedRequest[] = []
  let socketOrigin = ''

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming)
    allowBrowsers(incoming, outgoing)
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
      outgoing.writeHead(204).end()
      return
    }
    const request = receivedRequest(incoming, body ?? '')
    const answered = body === undefined ? tooLarge : drifted(answer(request, { now: now(), socketOrigin }), drift)
    const { reply, ...named } = answered
    const logged = { ...request, ...named, status: reply.status }
    requests.push(logged)
    const delay = Number(request.headers['x-mock-delay'] ?? 0) + latency
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    send(outgoing, reply)
    onAnswer?.(logged)
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // Who went away in the middle of a request gets no answer; anything else is a bug of ours.
      if (incoming.errored || outgoing.headersSent) outgoing.destroy()
      else send(outgoing, { status: 500, headers: {}, body: { message: `The mock failed: ${String(error)}` } })
    })
  })
  const sockets = acceptSockets(server, {
    apis: reference.apis,
    tokens,
    credentials,
    now,
    pushEvery: options.pushEvery ?? 200,
    conformanceOf: (api) => createConformance(api),
    change: (channel, frame) =>
      drift.reduce<Json>((own, one) => ('channel' in one && one.channel === channel ? one.change(own) : own), frame),
    ...(options.disconnectAfter === undefined ? {} : { disconnectAfter: options.disconnectAfter }),
  })
  const origin = await listen(server, port, host)
  socketOrigin = origin.replace(/^http/, 'ws')
  return {
    origin,
    socketOrigin,
    credentials,
    requests,
    connections: sockets.connections,
    async close() {
      sockets.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const tooLarge: Answer = {
  reply: { status: 413, headers: {}, body: { message: `The body is larger than ${largestBody} bytes.` } },
  reasons: ['The body is too large.'],
}

function given({ key, secret, passphrase }: MockOptions): Partial<MockCredentials> {
  return Object.fromEntries(Object.entries({ key, secret, passphrase }).filter(([, value]) => value !== undefined))
}

function drifted(answer: Answer, drift: readonly Drift[]): Answer {
  const own = drift.flatMap((one) => ('operation' in one && one.operation === answer.operation ? one : []))
  return { ...answer, reply: own.reduce((reply, { change }) => change(reply), answer.reply) }
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

/** The whole body; `undefined` when it is too large to be meant. */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString('utf8')
}

function receivedRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): ReceivedRequest {
  const at = url.indexOf('?')
  return {
    method,
    path: at < 0 ? url : url.slice(0, at),
    query: at < 0 ? '' : url.slice(at + 1),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])),
    body,
  }
}

/** Code in a page of any site, also a public one, may try the server. */
function allowBrowsers({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Access-Control-Allow-Origin', '*')
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS')
  outgoing.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
  outgoing.setHeader('Access-Control-Expose-Headers', '*')
  outgoing.setHeader('Access-Control-Max-Age', '600')
  if (headers['access-control-request-private-network'] !== undefined)
    outgoing.setHeader('Access-Control-Allow-Private-Network', 'true')
}

function send(outgoing: ServerResponse, { status, headers, body }: MockReply): void {
  if (body === undefined) {
    outgoing.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
    return
  }
  const type = headers['Content-Type'] ?? 'application/json'
  const text = typeof body === 'string' && !/[/+]json\b/i.test(type) ? body : JSON.stringify(body)
  outgoing.writeHead(status, { 'Content-Type': type, ...headers }).end(text)
}
