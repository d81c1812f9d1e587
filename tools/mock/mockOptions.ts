import type { Json } from '../../generator/contract/json.ts'
import type { Reference } from '../../generator/contract/reference.ts'
import type { MockCredentials } from './demoCredentials.ts'
import type { Faults } from './faults.ts'
import type { MockClock } from './mockClock.ts'
import type { AnyMockModule, SavedWorld } from './mockModule.ts'
import type { MockAnswer, MockReply } from './reply.ts'
import type { ReceivedRequest } from './sentValues.ts'
import type { LoggedConnection } from './serveSocket.ts'
import type { SocketEvent } from './speakFrames.ts'

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
  /** The clock of signatures, limits, sockets and the module (default: a clock that follows `now`). */
  readonly clock?: MockClock
  /** Milliseconds since 1970 (default: the machine's). */
  readonly now?: () => number
  /** The machine's clock: the clocks of clients run at its pace. */
  readonly machine?: () => number
  /** The module of the project that gives it a state. */
  readonly module?: AnyMockModule
  /** Seed of all randomness of the module (default: 1). */
  readonly seed?: number
  /** The world of a snapshot that `save` gave. */
  readonly saved?: SavedWorld
  /** Called with each mistake of the module, in one line. */
  readonly onFinding?: (finding: string) => void
  /** Called after each answer, for a log on the terminal. */
  readonly onAnswer?: (request: LoggedRequest) => void
  /** Called with each event of a WebSocket connection, for the same log. */
  readonly onEvent?: (event: SocketEvent) => void
}

/** Changes a reply of an operation, or a frame of a channel. */
export type Drift =
  | { readonly operation: string; readonly change: (reply: MockReply) => MockReply }
  | { readonly channel: string; readonly change: (frame: Json) => Json }

/** A request and how it was answered. */
export interface LoggedRequest extends ReceivedRequest, Omit<MockAnswer, 'reply' | 'delay'> {
  readonly status: number
}

export interface Mock {
  /** `http://127.0.0.1:8080`. */
  readonly origin: string
  /** The same for WebSocket connections. */
  readonly socketOrigin: string
  readonly credentials: MockCredentials
  readonly clock: MockClock
  /** Credentials that the mock takes, by the environment variables of samples. */
  readonly environment: Readonly<Record<string, string>>
  /** Faults that the mock makes. */
  readonly faults: Faults
  /** The last requests. */
  readonly requests: readonly LoggedRequest[]
  /** The last connections. */
  readonly connections: readonly LoggedConnection[]
  /** A snapshot as text; nothing without a module. */
  save(): string | undefined
  close(): Promise<void>
}
