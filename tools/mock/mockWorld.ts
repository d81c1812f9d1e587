import type { Channel } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import {
  isRefusal,
  type MockContext,
  type MockModule,
  type MockRefusal,
  type MockShapes,
  type MockSubscription,
} from '../../generator/contract/mock.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { thrownText } from '../../generator/load/importError.ts'
import type { Conformance } from '../conformance/createConformance.ts'
import { placeOf } from '../conformance/problems.ts'
import { errorReply, statusOfCode } from './errorReply.ts'
import { MockError } from './mockError.ts'
import type { MockReply } from './reply.ts'
import { seededRandom } from './seededRandom.ts'
import type { Asked } from './successReply.ts'

type AnyApis = Readonly<Record<string, AnyShapes>>

/** A module as the mock loads it: its shapes are checked where it is written. */
export type AnyMockModule = MockModule<unknown, AnyApis>

interface AnyShapes extends MockShapes {
  readonly operations: Readonly<Record<string, unknown>>
  readonly channels: Readonly<Record<string, unknown>>
}

interface WorldOptions {
  readonly module: AnyMockModule
  readonly apis: readonly Api[]
  readonly conformanceOf: (api: Api) => Conformance
  readonly seed: number
  readonly now: () => number
  readonly isInMaintenance: () => boolean
  /** A state that was saved, in place of a new one. */
  readonly saved?: Json
  /** Called with what a handler did wrong, in one line. */
  readonly onFinding: (finding: string) => void
}

/** A frame that the module sends on a channel, to the subscriptions that accept it. */
export interface Emission {
  readonly api: string
  readonly channel: string
  readonly message: Json
  readonly accepts: (subscription: MockSubscription) => boolean
}

/** Who asks, and what the caller finds. */
interface Caller {
  /** Key that signed; empty for a public request. */
  readonly account: string
  readonly isInMaintenance: boolean
}

/** The state of a mock, and the handlers of the project that change it. */
export interface MockWorld {
  /** The reply of the operation's handler; `undefined` where it has none. */
  answer(operation: Operation, api: Api, asked: Asked, caller: Caller): MockReply | undefined
  /** Whether the module has handlers for an API. */
  plays(api: Api): boolean
  /** Frames that follow a subscription; `undefined` where the module does not know the channel. */
  open(channel: Channel, api: Api, subscription: MockSubscription): readonly Json[] | undefined
  /** The reply to a frame; `undefined` where the channel has no handler for it. */
  reply(channel: Channel, api: Api, frame: Json, account: string): Json | undefined
  /** Hears every emission until the returned function is called. */
  listen(listener: (emission: Emission) => void): () => void
  tick(): void
  /** The state as JSON, for a later run. */
  save(): Json
}

/** Starts the state of a module. Throws a MockError where the module throws. */
export function createWorld(options: WorldOptions): MockWorld {
  const { module, apis, conformanceOf, seed, now, isInMaintenance, saved, onFinding } = options
  const random = seededRandom(seed)
  const state = startState()
  const listeners = new Set<(emission: Emission) => void>()

  for (const [id, handlers] of Object.entries(module.apis)) {
    const api = apis.find((own) => own.id === id)
    const ids = new Set([...(api?.operations ?? []), ...(api?.channels ?? [])].map((entry) => entry.id))
    for (const name of [handlers?.operations, handlers?.channels].flatMap((own) => Object.keys(own ?? {})))
      if (!ids.has(name)) onFinding(`The module has a handler of ${id}/${name}, which no spec has.`)
  }

  function startState(): unknown {
    try {
      return saved === undefined ? module.state({ seed, now: now(), random }) : (module.load ?? identity)(saved)
    } catch (error) {
      const what = saved === undefined ? 'make its state' : 'take up the saved state'
      throw new MockError(`The module of the mock cannot ${what}: ${thrownText(error)}`)
    }
  }

  function context(account: string, isDown = isInMaintenance()): MockContext<unknown, AnyApis> {
    return { state, account, now: now(), random, isInMaintenance: isDown, emit }
  }

  function emit(apiId: string, channelId: string, message: unknown, accepts: Emission['accepts'] = () => true): void {
    const api = apis.find(({ id }) => id === apiId)
    const channel = api?.channels.find(({ id }) => id === channelId)
    if (!api || !channel) onFinding(`The module emits on ${apiId}/${channelId}, which no spec has.`)
    const frame = api && channel && framed(channel, api, message)
    if (frame === undefined) return
    for (const listener of listeners) listener({ api: apiId, channel: channelId, message: frame, accepts })
  }

  /** A frame that keeps to a message which the channel pushes, or replies with; anything else is reported and not sent. */
  function framed(channel: Channel, api: Api, message: unknown, isReply = false): Json | undefined {
    const frame = asJson(message)
    const payloads = channel.operations
      .flatMap(({ direction, messages, replies }) => (isReply ? replies : direction === 'receive' ? messages : []))
      .flatMap((wanted) => channel.messages.filter(({ id }) => id === wanted))
      .flatMap(({ payload }) => payload ?? [])
    const tried = payloads.map((payload) => breaches(api, payload, frame)).sort((a, b) => a.length - b.length)
    const [nearest = []] = tried
    if (nearest.length === 0) return frame
    report(`A frame of ${channel.id}`, nearest, channel.source)
    return undefined
  }

  function breaches(api: Api, schema: SchemaNode, value: Json): string[] {
    const found = conformanceOf(api).problems(schema, value, { direction: 'response', isClosed: true })
    return found.map((problem) => `${placeOf(problem) || 'the whole'} ${problem.text}`)
  }

  function report(what: string, found: readonly string[], { file, line }: Operation['source']): string {
    const finding = `${what} is not what ${file}:${line} says: ${found.join('; ')}.`
    onFinding(finding)
    return finding
  }

  /** What a handler gives; a handler that throws is reported, and the mock goes on. Callers learn no place on this machine. */
  function handled<Value>(what: string, handler: () => Value): Value | Failure {
    try {
      return handler()
    } catch (error) {
      onFinding(`The handler of ${what} failed: ${thrownText(error)}`)
      return new Failure(`The handler of ${what} failed: ${String(error)}`)
    }
  }

  function checkedReply(operation: Operation, api: Api, result: unknown): MockReply {
    if (result instanceof Failure) return failed(api, operation, result.message)
    if (isRefusal(result)) return refused(api, operation, result)
    const response = operation.responses.find(({ status }) => /^2/.test(status))
    const content = response?.contents[0]
    const body = asJson(result)
    const found = content?.schema ? breaches(api, content.schema, body) : []
    if (found.length > 0) return failed(api, operation, report(`The reply of ${operation.id}`, found, operation.source))
    const status = /^2\d\d$/.test(response?.status ?? '') ? Number(response?.status) : 200
    return { status, headers: content ? { 'Content-Type': content.mediaType } : {}, body }
  }

  return {
    plays: ({ id }) => ownValue(module.apis, id) !== undefined,
    answer(operation, api, asked, caller) {
      const handler = ownValue(ownValue(module.apis, api.id)?.operations ?? {}, operation.id)
      if (!handler) return undefined
      return checkedReply(
        operation,
        api,
        handled(operation.id, () => handler(asked, context(caller.account, caller.isInMaintenance))),
      )
    },
    open(channel, api, subscription) {
      const handlers = ownValue(ownValue(module.apis, api.id)?.channels ?? {}, channel.id)
      if (!handlers) return undefined
      const frames = handled(channel.id, () => handlers.open?.(subscription, context(subscription.account)) ?? [])
      return frames instanceof Failure ? [] : frames.flatMap((frame) => framed(channel, api, frame) ?? [])
    },
    reply(channel, api, frame, account) {
      const answer = ownValue(ownValue(module.apis, api.id)?.channels ?? {}, channel.id)?.answer
      if (!answer) return undefined
      const given = handled(channel.id, () => answer(frame, context(account)))
      if (given instanceof Failure) return { message: given.message }
      return framed(channel, api, given, true) ?? { message: `The reply of ${channel.id} is not what its spec says.` }
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tick: () => void handled('tick', () => module.tick?.(context(''))),
    save: () => asJson((module.save ?? identity)(state as never)),
  }
}

/** A handler that threw, in one line. */
class Failure {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

function failed(api: Api, operation: Operation, message: string): MockReply {
  return errorReply({ api, operation, status: 500, message, mock: { reasons: [message] } })
}

function refused(api: Api, operation: Operation, { code, message, status: given }: MockRefusal): MockReply {
  const entry = api.errors.find((known) => String(known.code) === String(code))
  const status = given ?? (entry ? statusOfCode(entry, operation) : 400)
  return errorReply({ api, operation, status, code, ...(message === undefined ? {} : { message }) })
}

/** A value as it is sent: without members that are `undefined`. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json
}

function identity(value: unknown): unknown {
  return value
}
