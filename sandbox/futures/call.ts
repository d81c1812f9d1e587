import { accountOfKey } from './exchange/createFuturesState.ts'
import type { Exchange } from './exchange/exchange.ts'
import type { Account } from './exchange/state.ts'

/** The exchange as a request finds it, and the key that signed the request; empty for a public one. */
export interface FuturesCall extends Exchange {
  readonly account: string
}

/** A request that keeps to the specs: parameters by name, and the body. */
export interface FuturesRequest<Parameters = unknown, Body = unknown> {
  readonly parameters: Parameters
  readonly body: Body
}

/** The account of the key that signed. */
export function callerOf(call: FuturesCall): Account {
  return accountOfKey(call, call.account)
}
