import type { MockContext } from 'exchange-docs/mock'
import type { FuturesState } from './futures/index.ts'
import type { Transfer } from './group/index.ts'
import type { SpotState } from './spot/index.ts'
import type { Apis } from './types.ts'

/** State of the sandbox: a spot exchange and a futures exchange. */
export interface State {
  readonly spot: SpotState
  readonly futures: FuturesState
  /** From the oldest to the newest. */
  readonly transfers: Transfer[]
  /** Whether the last message of the channel `exchange` announced maintenance. */
  isInMaintenance?: boolean
}

/** The arguments of a handler. */
export type Context = MockContext<State, Apis>
