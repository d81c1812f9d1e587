import type { MockContext } from 'exchange-docs/mock'
import type { FuturesState } from './futures/index.ts'
import type { Transfer } from './group/index.ts'
import type { SpotState } from './spot/index.ts'
import type { Apis } from './types.ts'

/** What the sandbox keeps: an exchange for spot and one for futures. */
export interface State {
  readonly spot: SpotState
  readonly futures: FuturesState
  /** From the oldest to the newest. */
  readonly transfers: Transfer[]
  /** Whether the channel `exchange` told maintenance last. */
  isInMaintenance?: boolean
}

/** The arguments of a handler. */
export type Context = MockContext<State, Apis>
