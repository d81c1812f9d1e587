import type { Json } from './json.ts'
import type { MockView } from './mockView.ts'

/** Below it lies the control API of a mock, and nothing of the APIs. */
export const controlPath = '/_mock'

/** Shapes of an API, as `exchange-docs new mock` writes them from its specs. */
export interface MockShapes {
  /** By operation: `{ request: MockRequest, reply }`. */
  readonly operations: object
  /** By channel: `{ sent, received, reply }`, the frames of the client and of the server, and the replies to the client. */
  readonly channels: object
}

/** The result of a handler: a bigint may replace an integer that a number cannot hold. It is sent as a number. */
export type Given<Value> = Value extends number
  ? Value | bigint
  : Value extends object
    ? { readonly [Name in keyof Value]: Given<Value[Name]> }
    : Value

type Member<Shape, Name extends string> = Shape extends { readonly [Key in Name]: infer Type } ? Type : unknown

/** A module of a project that gives the mock a state: `mock` in the configuration names its file. */
export interface MockModule<State, Apis> {
  /** The state at the start. */
  readonly state: (start: MockStart) => State
  /** Handlers by API. Operations and channels without a handler answer with the examples of the specs. */
  readonly apis: {
    readonly [Id in keyof Apis]?: MockApi<MockContext<State, Apis>, Apis[Id]>
  }
  /** Advances the state by itself: the mock calls it after each `--push` interval. */
  readonly tick?: (context: MockContext<State, Apis>) => void
  /** Handlers of the control API. A path without a handler answers 501. */
  readonly control?: MockControl<MockContext<State, Apis>>
  /** Account and markets of the owner of the context's key. */
  readonly view?: (context: MockContext<State, Apis>) => MockView
  /** The state as JSON, and back, for `--state`. Without them the state itself is written. */
  readonly save?: (state: State) => Json
  readonly load?: (saved: Json) => State
  /** Version of the saved state. The mock refuses a state of another version. */
  readonly version?: number
}

/** Handlers for tests, which change a market or an account. Each returns its state; without a change, the present state. */
export interface MockControl<Context> {
  /** `/_mock/price`. */
  readonly price?: (change: MockPriceChange | undefined, context: Context) => unknown
  /** `/_mock/accounts`. */
  readonly accounts?: (change: MockAccountChange | undefined, context: Context) => unknown
}

export interface MockPriceChange {
  readonly symbol: string
  /** A price from the next move on: it stays until `release`, or until a shock. */
  readonly set?: string
  /** A fraction by which the price moves, and seconds that this takes; within 0 seconds it leaves a gap. */
  readonly shock?: { readonly by: string; readonly seconds: number }
  /** The price moves by itself again, from its set value. */
  readonly release?: true
  /** Fraction of the quantities that the book usually has. */
  readonly thin?: number
  /** Whether the market takes no orders. */
  readonly halt?: boolean
}

export interface MockAccountChange {
  /** Key of the account. */
  readonly key: string
  /** The account is as a new one, before anything else is done. */
  readonly reset?: true
  /** An amount to deposit; without a currency, the module takes its settlement currency. */
  readonly deposit?: { readonly amount: string; readonly currency?: string }
}

export interface MockApi<Context, Shapes> {
  /** HTTP status of a refusal whose code names none in the catalogue. */
  readonly status?: number
  readonly operations?: {
    readonly [Id in keyof Member<Shapes, 'operations'>]?: (
      request: Member<Member<Shapes, 'operations'>[Id], 'request'> & SentTexts,
      context: Context,
    ) => Given<Member<Member<Shapes, 'operations'>[Id], 'reply'>> | MockRefusal
  }
  readonly channels?: {
    readonly [Id in keyof Member<Shapes, 'channels'>]?: MockChannel<Context, Member<Shapes, 'channels'>[Id]>
  }
}

export interface MockChannel<Context, Shape> {
  /** The frames that follow the reply to a subscription, such as a snapshot. */
  readonly open?: (
    subscription: MockSubscription<Member<Shape, 'sent'>>,
    context: Context,
  ) => readonly Given<Member<Shape, 'received'>>[] | MockRefusal
  /** The reply to a frame that only asks. */
  readonly answer?: (frame: Member<Shape, 'sent'>, context: Context) => Given<Member<Shape, 'reply'>>
  /** The reply to a frame with wrong values; without it, the mock refuses the frame as the spec describes. */
  readonly refuse?: (frame: unknown, refused: RefusedFrame) => Given<Member<Shape, 'reply'>>
}

/** Code and reasons of a refused frame. */
export interface RefusedFrame {
  /** Code of the catalogue for the wrong value, if it has one. */
  readonly code?: string | number
  readonly reasons: readonly string[]
}

export interface MockStart {
  /** Seed of all randomness: the same seed gives the same day. */
  readonly seed: number
  /** Milliseconds since 1970. */
  readonly now: number
  /** A number from 0 to 1 that follows from the seed. */
  random(): number
}

/** Parameters of path and query as they were sent: the number of a long id has lost digits, its text has all of them. */
export interface SentTexts {
  readonly texts?: Readonly<Record<string, string>>
}

/** A request that keeps to the specs: parameters by name, and the body. */
export interface MockRequest {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface MockSubscription<Sent = unknown> {
  readonly frame: Sent
  /** Key that the connection logged in with; empty for a public one. */
  readonly account: string
}

export interface MockContext<State, Apis> {
  readonly state: State
  /** Key that signed the request, or that the connection logged in with; empty for a public one. */
  readonly account: string
  /** Milliseconds since 1970 on the clock of the mock. */
  readonly now: number
  /** A number from 0 to 1 that follows from the seed. */
  random(): number
  /** Prints a line in the log of the mock; the same line is printed once. */
  log(line: string): void
  /** Whether the exchange is down for maintenance: a fault that the user of the mock asked for. */
  readonly isInMaintenance: boolean
  /** Sends a frame on a channel to every subscription that accepts it. */
  emit<Id extends keyof Apis & string, Channel extends keyof Member<Apis[Id], 'channels'> & string>(
    api: Id,
    channel: Channel,
    message: Given<Member<Member<Apis[Id], 'channels'>[Channel], 'received'>>,
    accepts?: (subscription: MockSubscription<Member<Member<Apis[Id], 'channels'>[Channel], 'sent'>>) => boolean,
  ): void
}

/** A refusal with a code of the error catalogue. It has the member `isRefusal`, which no reply has. */
export interface MockRefusal {
  readonly isRefusal: typeof refusalMark
  readonly code: string | number
  readonly message?: string
  readonly status?: number
}

/** A module has a copy of this file of its own, so a class would not be known again. */
const refusalMark = 'mock refusal'

/** Refuses a request with a code of the error catalogue, in its words and with its HTTP status unless others are given. */
export function refuse(code: string | number, message?: string, status?: number): MockRefusal {
  const own = { ...(message === undefined ? {} : { message }), ...(status === undefined ? {} : { status }) }
  return { isRefusal: refusalMark, code, ...own }
}

export function isRefusal(result: unknown): result is MockRefusal {
  return typeof result === 'object' && result !== null && 'isRefusal' in result && result.isRefusal === refusalMark
}

/** Types a mock module in the editor. */
export function defineMock<State, Apis>(module: MockModule<State, Apis>): MockModule<State, Apis> {
  return module
}
