import type { Channel } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import {
  isRefusal,
  type MockAccountChange,
  type MockContext,
  type MockPriceChange,
  type MockRefusal,
  type MockSubscription,
  type RefusedFrame,
  refuse,
  type SentTexts,
} from '../../generator/contract/mock.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { checkedFrame, checkedReply, Failure, type ModuleCheck } from './checkedMessages.ts'
import { sentJson } from './exactIntegers.ts'
import {
  type AnyApis,
  reportUnknownHandlers,
  type SavedWorld,
  type StartOptions,
  savedState,
  startState,
} from './mockModule.ts'
import { type RequestFault, refusedBy } from './refusedBy.ts'
import type { MockReply } from './reply.ts'
import { seededRandom } from './seededRandom.ts'
import type { RequestValues } from './successReply.ts'

interface WorldOptions extends ModuleCheck, StartOptions {
  readonly apis: readonly Api[]
  readonly isInMaintenance: () => boolean
}

/** A frame that the module sends on a channel, to the subscriptions that accept it. */
export interface Emission {
  readonly api: string
  readonly channel: string
  readonly message: Json
  readonly accepts: (subscription: MockSubscription) => boolean
}

/** The caller of a request, and the maintenance that the call meets. */
interface Caller {
  /** Key that signed; empty for a public request. */
  readonly account: string
  readonly isInMaintenance: boolean
}

/** The state of a mock, and the handlers of the project that change it. */
export interface MockWorld {
  /** The reply of the operation's handler; `undefined` where it has none. */
  answer(operation: Operation, api: Api, asked: RequestValues & SentTexts, caller: Caller): MockReply | undefined
  /** Whether the module plays an API: it refuses operations without a handler. */
  plays(api: Api): boolean
  /** The HTTP status of codes that name none in the catalogue. */
  statusOf(api: Api): number | undefined
  /** Whether it plays the API, but not this channel. */
  leavesOut(channel: Channel, api: Api): boolean
  /** Frames that follow a subscription; `undefined` where the module does not know the channel. */
  open(channel: Channel, api: Api, subscription: MockSubscription): readonly Json[] | MockRefusal | undefined
  /** The reply to a frame; `undefined` where the channel has no handler for it. */
  reply(channel: Channel, api: Api, frame: Json, account: string): Json | undefined
  /** The reply to a frame whose values are wrong; `undefined` where the spec describes the refusal. */
  refuse(channel: Channel, api: Api, frame: Json, fault: RequestFault & RefusedFrame): Json | undefined
  /** Receives every emission until the returned function is called. */
  listen(listener: (emission: Emission) => void): () => void
  /** Result of the module's handler of the control API; `undefined` where it has none. */
  control(
    name: 'price' | 'accounts',
    change: MockPriceChange | MockAccountChange | undefined,
  ): Json | MockRefusal | undefined
  /** View of a key's owner; `undefined` where the module has none. */
  view(key: string): Json | undefined
  tick(): void
  /** A `SavedWorld` as JSON, for a later run. */
  save(): string
  /** Restores a saved state. Throws a MockError where the module throws. */
  restore(saved: SavedWorld): void
}

/** Starts the state of a module. Throws a MockError where the module throws. */
export function createWorld(options: WorldOptions): MockWorld {
  const { module, seed, now, isInMaintenance } = options
  const random = seededRandom(seed)
  let state = startState(options, random)
  reportUnknownHandlers(module, options.apis, options.onFinding)
  const listeners = new Set<(emission: Emission) => void>()
  const emit = createEmit(options, listeners)
  const context = (account: string, isDown = isInMaintenance()): MockContext<unknown, AnyApis> => ({
    ...{ state, account, now: now(), random: random.next, isInMaintenance: isDown, emit, log: options.onFinding },
  })
  const channelHandlers = (channel: Channel, api: Api) =>
    ownValue(ownValue(module.apis, api.id)?.channels ?? {}, channel.id)
  const replied = (channel: Channel, api: Api, handler: () => unknown): Json => {
    const given = handled(channel.id, handler, options)
    if (given instanceof Failure) return { message: given.message }
    const reply = checkedFrame({ channel, api, isReply: true }, given, options)
    return reply ?? { message: `The reply of ${channel.id} is not what its spec says.` }
  }
  const plays = ({ id }: Api) => ownValue(module.apis, id) !== undefined
  return {
    plays,
    statusOf: ({ id }) => ownValue(module.apis, id)?.status,
    leavesOut: (channel, api) => plays(api) && !channelHandlers(channel, api),
    answer(operation, api, asked, { account, isInMaintenance: isDown }) {
      const handler = ownValue(ownValue(module.apis, api.id)?.operations ?? {}, operation.id)
      if (!handler) return undefined
      const result = handled(operation.id, () => handler(asked, context(account, isDown)), options)
      return checkedReply(operation, api, result, { ...options, ownStatus: ownValue(module.apis, api.id)?.status })
    },
    open(channel, api, subscription) {
      const handlers = channelHandlers(channel, api)
      if (!handlers) return undefined
      const opened = () => handlers.open?.(subscription, context(subscription.account)) ?? []
      const frames = handled(channel.id, opened, options)
      if (frames instanceof Failure) return []
      return isRefusal(frames) ? frames : frames.flatMap((own) => checkedFrame({ channel, api }, own, options) ?? [])
    },
    reply(channel, api, frame, account) {
      const answer = channelHandlers(channel, api)?.answer
      return answer && replied(channel, api, () => answer(frame, context(account)))
    },
    refuse(channel, api, frame, fault) {
      const refuseFrame = channelHandlers(channel, api)?.refuse
      const code = fault.code ?? refusedBy(api, fault)?.code
      const refused = { reasons: fault.reasons, ...(code === undefined ? {} : { code }) }
      return refuseFrame && replied(channel, api, () => refuseFrame(frame, refused))
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    control(name, change) {
      const handler = module.control?.[name]
      if (!handler) return undefined
      const result = handled(`control.${name}`, () => handler(change as never, context('')), options)
      if (result instanceof Failure) return refuse(name, result.message, 500)
      return isRefusal(result) ? result : sentJson(result)
    },
    view(key) {
      const { view } = module
      const seen = view && handled('view', () => view(context(key)), options)
      return seen === undefined || seen instanceof Failure ? undefined : sentJson(seen)
    },
    tick: () => void handled('tick', () => module.tick?.(context('')), options),
    save: () => savedState(module, state, random),
    restore(saved) {
      state = startState({ ...options, saved }, random)
    },
  }
}

/** The function by which a module sends a frame to all that listen. */
function createEmit(options: WorldOptions, listeners: ReadonlySet<(emission: Emission) => void>) {
  return (apiId: string, id: string, message: unknown, accepts: Emission['accepts'] = () => true): void => {
    const api = options.apis.find((own) => own.id === apiId)
    const channel = api?.channels.find((own) => own.id === id)
    if (!api || !channel) options.onFinding(`The module emits on ${apiId}/${id}, which no spec has.`)
    const frame = api && channel && checkedFrame({ channel, api }, message, options)
    if (frame === undefined) return
    for (const listener of listeners) listener({ api: apiId, channel: id, message: frame, accepts })
  }
}

/** Result of a handler. The mock reports a handler that throws, and goes on. Callers see no path of this machine. */
function handled<Value>(what: string, handler: () => Value, { onFinding, thrownText }: WorldOptions): Value | Failure {
  try {
    return handler()
  } catch (error) {
    onFinding(`The handler of ${what} failed: ${thrownText(error)}`)
    return new Failure(`The handler of ${what} failed: ${String(error)}`)
  }
}
