import type { V3Futures } from '../types.ts'
import { accountOfKey } from './exchange/createFuturesState.ts'
import type { Exchange } from './exchange/exchange.ts'
import type { Account } from './exchange/state.ts'

/** The exchange as a request finds it, and the key that signed the request; empty for a public one. */
export interface FuturesCall extends Exchange {
  readonly account: string
}

type Operations = V3Futures['operations']

/** What answers an operation: the request is that of the specs, the reply the `data` of its envelope. */
export type FuturesHandler<Name extends keyof Operations> = (
  request: Operations[Name]['request'],
  call: FuturesCall,
) => Operations[Name]['reply']['data']

/** The account of the key that signed. */
export function callerOf(call: FuturesCall): Account {
  return accountOfKey(call, call.account)
}
