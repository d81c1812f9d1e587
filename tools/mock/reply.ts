import type { Json } from '../../generator/contract/json.ts'

/** A reply of the mock. A text that is no JSON is a body with a content type of its own. */
export interface MockReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A reply, and how it came about. */
export interface MockAnswer {
  readonly reply: MockReply
  readonly api?: string
  readonly operation?: string
  /** Why the request was refused. */
  readonly reasons: readonly string[]
  /** Deviations from the spec that were understood. */
  readonly warnings?: readonly string[]
  /** The reply is an example of the spec: nothing was done. */
  readonly isExample?: true
  /** Milliseconds to wait before the reply is sent. */
  readonly delay?: number
}
