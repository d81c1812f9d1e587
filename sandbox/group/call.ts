import type { FuturesCall } from '../futures/index.ts'
import type { SpotCall, SpotHandler } from '../spot/index.ts'
import type { Spot } from '../types.ts'
import type { Transfer } from './state.ts'

/** Both exchanges as a request finds them, and the transfers so far. */
export interface GroupCall {
  readonly spot: SpotCall
  readonly futures: FuturesCall
  readonly transfers: Transfer[]
}

/** A handler of an operation on the funds of both exchanges. */
export type GroupHandler<Name extends keyof Spot['operations']> = (
  request: Parameters<SpotHandler<Name>>[0],
  call: GroupCall,
) => ReturnType<SpotHandler<Name>>
