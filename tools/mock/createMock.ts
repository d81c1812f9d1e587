import { credentialIn } from '../../generator/contract/demoCredentials.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { createAnswers } from './answerRequest.ts'
import { variablesOf } from './authorize.ts'
import { createCallLimits } from './callLimits.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { demoCredentials, type MockCredentials, secretOf } from './demoCredentials.ts'
import { createFaults, type Faults, faultsOfAddress } from './faults.ts'
import { refusedByFault } from './faultsOfSockets.ts'
import { findSocketServer } from './findSocketServer.ts'
import { createKeys, type Keys, nearestKey } from './keys.ts'
import { createClock, type MockClock } from './mockClock.ts'
import { MockError } from './mockError.ts'
import type { StartOptions } from './mockModule.ts'
import type { Drift, Mock, MockOptions } from './mockOptions.ts'
import { createWorld, type MockWorld } from './mockWorld.ts'
import type { Handshake, Refusal, VerifyKeys } from './refusedHandshake.ts'
import type { MockAnswer } from './reply.ts'
import type { ReceivedRequest } from './sentValues.ts'
import { type LoggedConnection, serveSocket } from './serveSocket.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { socketServers } from './socketExchanges.ts'
import type { MockSocket } from './speakFrames.ts'

/** Functions of the surroundings of a mock: a process that listens, or a page. */
interface MockSurroundings extends Pick<StartOptions, 'thrownText'> {
  readonly conformanceOf: (api: Api) => Conformance
}

/** Where a request comes from. */
interface RequestOrigin {
  /** Address that it came from. */
  readonly peer: string
  /** Scheme and host of the WebSocket side. */
  readonly socketOrigin: string
  /** When it was sent, where that is known: it may have waited. */
  readonly pace?: number
}

/** A mock without a server: it answers requests and serves connections, wherever they come from. */
export interface MockCore extends Pick<Mock, 'credentials' | 'environment' | 'faults' | 'save'> {
  readonly clock: MockClock
  readonly keys: Keys
  readonly snapshots: Snapshots
  /** The world of the project's module. */
  readonly world: MockWorld | undefined
  answer(request: ReceivedRequest, from: RequestOrigin): MockAnswer
  /** Takes a connection, or gives the reason to refuse it. */
  connect(handshake: Handshake): ((socket: MockSocket) => LoggedConnection) | Refusal
  /** Ends every connection; others may come. */
  endConnections(): void
  tick(): void
}

/** Makes a mock of every API of a reference. Throws a MockError where its module or a fault is wrong. */
export function createMock(options: MockOptions & MockSurroundings): MockCore {
  const { reference, pushEvery = 200, drift = [], onEvent = () => {} } = options
  const clock = options.clock ?? createClock({ machine: options.now ?? Date.now })
  const { now } = clock
  const { version = 1 } = options.module ?? {}
  const pace = clientPace(now, options.machine ?? Date.now)
  const credentials: MockCredentials = { ...demoCredentials, ...given(options) }
  const sockets = new Set<MockSocket>()
  const endConnections = () => {
    for (const socket of sockets) socket.terminate()
  }
  const entries = reference.apis.flatMap((api) => [...api.operations, ...api.channels])
  const operations = new Set(entries.map(({ id }) => id))
  const catalogues = reference.apis.flatMap(({ errors, streaming }) => [...errors, ...(streaming?.errors ?? [])])
  const codes = new Set(catalogues.map(({ code }) => String(code)))
  const faults = createFaults({ now, operations, codes, onMaintenance: endConnections })
  const wrong = options.faults?.flatMap((text) => faults.add(new URLSearchParams(text))) ?? []
  if (wrong.length > 0) throw new MockError(wrong.join(' '))
  const { conformanceOf } = options
  const world = worldOf({ ...options, now }, faults)
  const keys = createKeys(credentials, new Set(entries.flatMap(({ permission }) => permission ?? [])))
  const shared = { credentials, keys, nonces: createUsedNonces(), tokens: createConnectionTokens(), world, faults }
  const snapshots = createSnapshots({ clock, world, version, onRestore: endConnections })
  const answer = createAnswers({
    ...{ reference, ...shared, conformanceOf, isStrict: options.strict ?? false },
    countCall: createCallLimits(now),
  })
  const servers = socketServers(reference.apis)
  const change = (channel: string, frame: Json) => driftedFrame(channel, frame, drift)
  return {
    ...{ credentials, clock, faults, keys, snapshots, world, endConnections, save: snapshots.save },
    environment: environmentOf(reference.apis, credentials),
    answer: (request, from) => drifted(answer(request, { now: now(), pace: pace(), ...from }), drift),
    connect(handshake) {
      const verify: VerifyKeys = (check) =>
        nearestKey(keys, (own) => check({ ...own, now: now(), nonces: shared.nonces })).verification
      const found = findSocketServer(handshake, servers, { tokens: shared.tokens, verify, conformanceOf })
      const { faults: asked, reasons } = faultsOfAddress(handshake.address)
      if ('reason' in found) return found
      if (reasons.length > 0) return { status: '400 Bad Request', reason: reasons.join(' ') }
      const refused = refusedByFault(found.server, faults, asked)
      if (refused) return refused
      const conformance = conformanceOf(found.server.api)
      return (socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        return serveSocket(socket, {
          ...{ ...shared, ...found, asked, conformance },
          ...{ clock, now, pace, pushEvery, onEvent, change },
        })
      }
    },
    tick: () => world?.tick(),
  }
}

/** The time of a client that sets its clock by the mock now, and lets it run as the clock of the machine does. */
function clientPace(now: () => number, machine: () => number): () => number {
  const ahead = now() - machine()
  return () => machine() + ahead
}

/** The state of a project's module, if it has one. */
function worldOf(options: MockOptions & MockSurroundings, faults: Faults): MockWorld | undefined {
  const { module, reference, seed = 1, now = Date.now, saved, onFinding = () => {} } = options
  if (!module) return undefined
  const { conformanceOf, thrownText } = options
  return createWorld({
    ...{ module, apis: reference.apis, conformanceOf, thrownText, seed, now, onFinding },
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
