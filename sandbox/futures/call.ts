import type { V3Futures } from '../types.ts'
import type { FuturesExchange } from './exchange/exchange.ts'
import { accountOfKey } from './exchange/openFutures.ts'
import type { Account } from './exchange/state.ts'

/** The exchange as a request finds it, and the key that signed the request; empty for a public one. */
export interface FuturesCall extends FuturesExchange {
  readonly account: string
}

type Operations = V3Futures['operations']

/** A handler of an operation. It takes the request of the specs and gives the `data` of their reply. */
export type FuturesHandler<Name extends keyof Operations> = (
  request: Operations[Name]['request'],
  call: FuturesCall,
) => Operations[Name]['reply']['data']

/** The account of the key that signed. */
export function callerOf(call: FuturesCall): Account {
  return accountOfKey(call, call.account)
}
