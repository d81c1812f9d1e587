import { createServer } from 'node:http'
import { credentialIn } from '../../generator/contract/demoCredentials.ts'
import type { Json } from '../../generator/contract/json.ts'
import { memoizeByObject } from '../../generator/contract/memoize.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { type Conformance, createConformance } from '../conformance/createConformance.ts'
import { requestLimits } from '../serve/limits.ts'
import { listen } from '../serve/listen.ts'
import { createAnswers } from './answerRequest.ts'
import { variablesOf } from './authorize.ts'
import { createCallLimits } from './callLimits.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { demoCredentials, type MockCredentials, secretOf } from './demoCredentials.ts'
import { createFaults, type Faults } from './faults.ts'
import { keepLast } from './keepLast.ts'
import { MockError } from './mockError.ts'
import type { Drift, LoggedRequest, Mock, MockOptions } from './mockOptions.ts'
import { createWorld, type MockWorld } from './mockWorld.ts'
import type { MockAnswer } from './reply.ts'
import { serveRequests } from './serveRequests.ts'
import { acceptSockets } from './sockets.ts'

/** Serves every API of a reference on one port, with the examples of the spec. Rejects with a MockError where it cannot start. */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { reference, port = 0, host = '127.0.0.1', now = Date.now, pushEvery = 200, drift = [] } = options
  const pace = clientPace(now, options.machine ?? Date.now)
  const credentials: MockCredentials = { ...demoCredentials, ...given(options) }
  const shared = {
    ...{ credentials, nonces: createUsedNonces(), tokens: createConnectionTokens() },
    conformanceOf: memoizeByObject(createConformance),
  }
  const operations = new Set(reference.apis.flatMap((api) => api.operations.map(({ id }) => id)))
  const faults = createFaults({ now, operations, onMaintenance: () => sockets.end() })
  const world = worldOf(options, shared.conformanceOf, faults)
  const isStrict = options.strict ?? false
  const answer = createAnswers({
    ...{ reference, ...shared, world, faults, isStrict },
    countCall: createCallLimits(now),
  })
  const requests = keepLast<LoggedRequest>({ entries: 10_000, characters: 10_000_000, sizeOf })
  let socketOrigin = ''
  const server = createServer(
    requestLimits,
    serveRequests({
      ...{ host, now, faults, keep: requests.add, onAnswer: options.onAnswer ?? (() => {}) },
      answer: (request, peer) => drifted(answer(request, { now: now(), pace: pace(), peer, socketOrigin }), drift),
    }),
  )
  const sockets = acceptSockets(server, {
    ...{ apis: reference.apis, host, now, pace, pushEvery, ...shared, world, faults },
    onEvent: options.onEvent ?? (() => {}),
    change: (channel, frame) => driftedFrame(channel, frame, drift),
  })
  const wrong = options.faults?.flatMap((text) => faults.add(new URLSearchParams(text))) ?? []
  if (wrong.length > 0) throw new MockError(wrong.join(' '))
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${await listen(server, { host, port })}`
  socketOrigin = origin.replace(/^http/, 'ws')
  // Not before it listens: a mock whose port is taken has to end.
  const ticking = world && setInterval(() => world.tick(), pushEvery)
  return {
    ...{ origin, socketOrigin, credentials, faults },
    environment: environmentOf(reference.apis, credentials),
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

/** The time of a client that sets its clock by the mock now, and lets it run as the clock of the machine does. */
function clientPace(now: () => number, machine: () => number): () => number {
  const ahead = now() - machine()
  return () => machine() + ahead
}

/** The state of a project's module, if it has one. */
function worldOf(
  { module, reference, seed = 1, now = Date.now, saved, onFinding = () => {} }: MockOptions,
  conformanceOf: (api: Api) => Conformance,
  faults: Faults,
): MockWorld | undefined {
  if (!module) return undefined
  return createWorld({
    ...{ module, apis: reference.apis, conformanceOf, seed, now, onFinding },
    isInMaintenance: () => faults.find('maintenance') !== undefined,
    ...(saved === undefined ? {} : { saved }),
  })
}

function environmentOf(apis: readonly Api[], credentials: MockCredentials): Mock['environment'] {
  return Object.fromEntries(
    apis.flatMap((api) =>
      variablesOf(api).map((variable) => [variable, credentialIn(variable, credentialsOf(api, credentials))]),
    ),
  )
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

function driftedFrame(channel: string, frame: Json, drift: readonly Drift[]): Json {
  return drift.reduce<Json>((own, one) => ('channel' in one && one.channel === channel ? one.change(own) : own), frame)
}

function sizeOf({ path, query, body, headers, reasons }: LoggedRequest): number {
  return [path, query, body, ...Object.values(headers), ...reasons].join().length
}
