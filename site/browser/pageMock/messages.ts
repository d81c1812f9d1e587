/** What a page tells the worker with its mock. */
export type ToMock =
  | {
      readonly kind: 'start'
      /** Address of what the mock reads of the specs. */
      readonly specs: string
      /** Address of the project's module, if it has one. */
      readonly module?: string | undefined
    }
  /** The page goes: its connections end. */
  | { readonly kind: 'leave' }
  /** Forgets the state; the worker ends. */
  | { readonly kind: 'reset' }
  | MockMessage

/** What a mock itself is told: a request, or what happens on a connection, which has a number. */
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

/** What the worker tells the page. */
export type FromMock =
  /** It has its state, and answers at once. */
  | { readonly kind: 'ready' }
  /** It runs no more: another tab has it, its state was reset, or it failed. */
  | { readonly kind: 'ended'; readonly why: 'taken' | 'reset' | 'failed'; readonly text: string }
  | MockAnswer

/** What a mock itself answers. */
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
