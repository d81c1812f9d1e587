/** Where the mock of a replay begins. */
export interface ReplayStart {
  readonly seed: number
  /** Milliseconds since 1970. */
  readonly clock: number
}

/** Messages of a page to the worker with its mock. */
export type ToMock =
  | {
      readonly kind: 'start'
      /** Address of the part of the specs that the mock reads. */
      readonly specs: string
      /** Address of the project's module, if it has one. */
      readonly module?: string | undefined
      /** A mock of its own for the steps of an address, which keeps no state. */
      readonly replay?: ReplayStart | undefined
    }
  /** The page goes: its connections end. */
  | { readonly kind: 'leave' }
  /** Forgets the state; the worker ends. */
  | { readonly kind: 'reset' }
  | MockMessage

/** Messages to the mock itself: a request, or an event of a connection, which has a number. */
export type MockMessage =
  | {
      readonly kind: 'call'
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly (readonly [name: string, value: string])[]
      readonly body: string
      /** When the page sent it: a busy worker may read it later. */
      readonly sentAt: number
    }
  | { readonly kind: 'open'; readonly socket: number; readonly url: string }
  | { readonly kind: 'frame'; readonly socket: number; readonly text: string }
  | { readonly kind: 'close'; readonly socket: number }
  /** From now on the page gets a message with this number when something moved, until `unwatch`. */
  | { readonly kind: 'watch'; readonly id: number }
  | { readonly kind: 'unwatch'; readonly id: number }

/** Messages of the worker to the page. */
export type FromMock =
  /** The mock has its state, and answers at once. */
  | { readonly kind: 'ready' }
  /** The mock runs no more: another tab has it, its state was reset, or it failed. */
  | { readonly kind: 'ended'; readonly why: 'taken' | 'reset' | 'failed'; readonly text: string }
  | MockAnswer

/** Answers of the mock itself. */
export type MockAnswer =
  | {
      readonly kind: 'answer'
      readonly id: number
      readonly status: number
      readonly headers: readonly (readonly [name: string, value: string])[]
      readonly text: string
    }
  | { readonly kind: 'opened'; readonly socket: number }
  | { readonly kind: 'frame'; readonly socket: number; readonly text: string }
  | { readonly kind: 'closed'; readonly socket: number; readonly reason: string }
  /** A push went out, or a call was answered: the account may look different. */
  | { readonly kind: 'moved'; readonly id: number }

/** Path of the requests that play a step of a replay: the body is the step. */
export const stepPath = '/steps'

/** Result of a step of a replay. */
export interface PlayedStep {
  /** Milliseconds since 1970 on the clock of the mock, after it. */
  readonly time: number
  /** The request of the step, and its answer. */
  readonly call?: {
    readonly sent: Pick<Extract<MockMessage, { kind: 'call' }>, 'method' | 'url' | 'headers' | 'body'>
    readonly answer: Pick<Extract<MockAnswer, { kind: 'answer' }>, 'status' | 'headers' | 'text'>
  }
  /** Frames sent and received meanwhile on the connections of all steps so far. */
  readonly frames: readonly PlayedFrame[]
  /** Why the step fails. */
  readonly failure?: string
}

export interface PlayedFrame {
  readonly channel: string
  readonly direction: 'send' | 'receive'
  readonly text: string
  readonly time: number
}
