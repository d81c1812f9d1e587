import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { credentialIn } from '../../generator/contract/demoCredentials.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import { type Conformance, createConformance } from '../conformance/createConformance.ts'
import { requestLimits } from '../serve/limits.ts'
import { listen } from '../serve/listen.ts'
import { largestBody, readBody } from '../serve/readBody.ts'
import { allowBrowser, foreignCaller } from './allowCaller.ts'
import { createAnswers, type MockAnswer } from './answerRequest.ts'
import { variablesOf } from './authorize.ts'
import { createCallLimits } from './callLimits.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { controlFaults, faultsPath } from './controlFaults.ts'
import { demoCredentials, type MockCredentials, secretOf } from './demoCredentials.ts'
import { createFaults, type Faults } from './faults.ts'
import { keepLast } from './keepLast.ts'
import { MockError } from './mockError.ts'
import { type AnyMockModule, createWorld, type MockWorld } from './mockWorld.ts'
import type { MockReply } from './reply.ts'
import type { ReceivedRequest } from './sentValues.ts'
import { acceptSockets, type LoggedConnection, type SocketEvent } from './sockets.ts'

export interface MockOptions {
  readonly reference: Reference
  /** 0, the default, takes any that is free. */
  readonly port?: number
  readonly host?: string
  readonly key?: string
  readonly secret?: string
  readonly passphrase?: string
  readonly account?: string
  /** Refuses every deviation from the spec, even if the request can be understood. */
  readonly strict?: boolean
  /** Milliseconds between the pushes of an open channel; 200 when not given. */
  readonly pushEvery?: number
  /** Faults that stand at the start, each such as `drop=5&times=3`. */
  readonly faults?: readonly string[]
  /** Deliberate deviations of the server from its spec, for tests of `drift`. */
  readonly drift?: readonly Drift[]
  /** The clock, for requests signed in another time. */
  readonly now?: () => number
  /** The module of the project that gives it a state. */
  readonly module?: AnyMockModule
  /** Of all randomness of the module (default: 1). */
  readonly seed?: number
  /** The clock of the module and of rate limits, in milliseconds since 1970; that of this machine when not given. */
  readonly clock?: () => number
  /** A state that `save` gave. */
  readonly saved?: Json
  /** Called with what the module did wrong, in one line. */
  readonly onFinding?: (finding: string) => void
  /** Called after each answer, for a log on the terminal. */
  readonly onAnswer?: (request: LoggedRequest) => void
  /** Called with what happens on WebSocket connections, for the same log. */
  readonly onEvent?: (event: SocketEvent) => void
}

/** Changes a reply of an operation, or a frame of a channel. */
export type Drift =
  | { readonly operation: string; readonly change: (reply: MockReply) => MockReply }
  | { readonly channel: string; readonly change: (frame: Json) => Json }

export interface LoggedRequest extends ReceivedRequest {
  readonly status: number
  readonly api?: string
  readonly operation?: string
  readonly reasons: readonly string[]
  readonly warnings?: readonly string[]
}

export interface Mock {
  /** `http://127.0.0.1:8080`. */
  readonly origin: string
  /** The same for WebSocket connections. */
  readonly socketOrigin: string
  readonly credentials: MockCredentials
  /** What it takes, by the environment variable that samples read it from. */
  readonly environment: Readonly<Record<string, string>>
  /** What it does wrong. */
  readonly faults: Faults
  /** The last requests. */
  readonly requests: readonly LoggedRequest[]
  /** The last connections. */
  readonly connections: readonly LoggedConnection[]
  /** The state of the module as JSON; `null` without a module. */
  save(): Json
  close(): Promise<void>
}

/** Serves every API of a reference on one port, with the examples of the spec. Rejects with a MockError where it cannot start. */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { reference, port = 0, host = '127.0.0.1', now = Date.now, drift = [], onAnswer } = options
  const credentials: MockCredentials = { ...demoCredentials, ...given(options) }
  const nonces = createUsedNonces()
  const tokens = createConnectionTokens()
  const conformances = new Map<Api, Conformance>()
  const conformanceOf = (api: Api): Conformance => {
    const known = conformances.get(api) ?? createConformance(api)
    conformances.set(api, known)
    return known
  }
  const operations = new Set(reference.apis.flatMap((api) => api.operations.map(({ id }) => id)))
  const faults = createFaults({ now, operations, onMaintenance: () => sockets.end() })
  const world = worldOf(options, { conformanceOf, now, faults })
  const answer = createAnswers({
    ...{ reference, credentials, nonces, tokens, conformanceOf, world, faults },
    isStrict: options.strict ?? false,
    countCall: createCallLimits(options.clock ?? now),
  })
  const pushEvery = options.pushEvery ?? 200
  const requests = keepLast<LoggedRequest>({ entries: 10_000, characters: 10_000_000, sizeOf })
  let socketOrigin = ''

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const foreign = foreignCaller(incoming, host)
    if (foreign !== undefined) {
      send(outgoing, { status: 403, headers: { Connection: 'close' }, body: { message: foreign } })
      return
    }
    const body = await readBody(incoming)
    allowBrowser(incoming, outgoing)
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
      outgoing.writeHead(204).end()
      return
    }
    const request = receivedRequest(incoming, body ?? '')
    const peer = incoming.socket.remoteAddress ?? ''
    if (request.path === faultsPath) {
      const reply = controlFaults({ ...request, peer }, faults, now())
      send(outgoing, reply)
      onAnswer?.({ ...request, status: reply.status, reasons: [] })
      return
    }
    const answered = body === undefined ? tooLarge : drifted(answer(request, { now: now(), peer, socketOrigin }), drift)
    const { reply, delay = 0, ...named } = answered
    const logged = { ...request, ...named, status: reply.status }
    requests.add(logged)
    await delayed(incoming, delay)
    send(outgoing, reply)
    onAnswer?.(logged)
  }

  const server = createServer(requestLimits, (incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // Who went away in the middle of a request gets no answer; anything else is a bug of ours.
      if (incoming.errored || outgoing.headersSent) outgoing.destroy()
      else send(outgoing, { status: 500, headers: {}, body: { message: `The mock failed: ${String(error)}` } })
    })
  })
  const sockets = acceptSockets(server, {
    apis: reference.apis,
    host,
    tokens,
    credentials,
    nonces,
    now,
    pushEvery,
    world,
    faults,
    onEvent: options.onEvent ?? (() => {}),
    conformanceOf,
    change: (channel, frame) =>
      drift.reduce<Json>((own, one) => ('channel' in one && one.channel === channel ? one.change(own) : own), frame),
  })
  const wrong = options.faults?.flatMap((text) => faults.add(new URLSearchParams(text))) ?? []
  if (wrong.length > 0) throw new MockError(wrong.join(' '))
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${await listen(server, { host, port })}`
  socketOrigin = origin.replace(/^http/, 'ws')
  // Not before it listens: a mock whose port is taken has to end.
  const ticking = world && setInterval(() => world.tick(), pushEvery)
  return {
    origin,
    socketOrigin,
    credentials,
    environment: Object.fromEntries(
      reference.apis.flatMap((api) =>
        variablesOf(api).map((variable) => [variable, credentialIn(variable, credentialsOf(api, credentials))]),
      ),
    ),
    faults,
    requests: requests.entries,
    connections: sockets.connections,
    save: () => world?.save() ?? null,
    async close() {
      clearInterval(ticking)
      sockets.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The state of a project's module, if it has one. */
function worldOf(
  { module, reference, seed = 1, clock, saved, onFinding = () => {} }: MockOptions,
  {
    conformanceOf,
    now,
    faults,
  }: { readonly conformanceOf: (api: Api) => Conformance; readonly now: () => number; readonly faults: Faults },
): MockWorld | undefined {
  if (!module) return undefined
  return createWorld({
    ...{ module, apis: reference.apis, conformanceOf, seed, now: clock ?? now, onFinding },
    isInMaintenance: () => faults.find('maintenance') !== undefined,
    ...(saved === undefined ? {} : { saved }),
  })
}

const tooLarge: MockAnswer = {
  reply: { status: 413, headers: {}, body: { message: `The body is larger than ${largestBody} bytes.` } },
  reasons: ['The body is too large.'],
}

/** The secret of an API is in the form that its scheme takes. */
function credentialsOf({ securitySchemes }: Api, credentials: MockCredentials): MockCredentials {
  const [signing] = securitySchemes.flatMap((scheme) => scheme.signing ?? [])
  return signing ? { ...credentials, secret: secretOf(signing, credentials.secret) } : credentials
}

function given({ key, secret, passphrase, account }: MockOptions): Partial<MockCredentials> {
  return Object.fromEntries(
    Object.entries({ key, secret, passphrase, account }).filter(([, value]) => value !== undefined),
  )
}

function drifted(answer: MockAnswer, drift: readonly Drift[]): MockAnswer {
  const own = drift.flatMap((one) => ('operation' in one && one.operation === answer.operation ? one : []))
  return { ...answer, reply: own.reduce((reply, { change }) => change(reply), answer.reply) }
}

/** Waits. The connection may be silent meanwhile. */
async function delayed({ socket }: IncomingMessage, delay: number): Promise<void> {
  if (delay === 0) return
  socket.setTimeout(2 * delay + 600_000)
  await new Promise((resolve) => setTimeout(resolve, delay))
}

function sizeOf({ path, query, body, headers, reasons }: LoggedRequest): number {
  return [path, query, body, ...Object.values(headers), ...reasons].join().length
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

function send(outgoing: ServerResponse, { status, headers, body }: MockReply): void {
  if (body === undefined) {
    outgoing.writeHead(status, { ...headers, 'Content-Length': 0 }).end()
    return
  }
  const type = headers['Content-Type'] ?? 'application/json'
  const text = typeof body === 'string' && !/[/+]json\b/i.test(type) ? body : JSON.stringify(body)
  outgoing.writeHead(status, { 'Content-Type': type, ...headers }).end(text)
}
