import { type Account, accountOfKey } from 'exchange-docs/kernel/spot'
import type { Spot } from '../types.ts'
import type { Exchange } from './exchange/sandboxExchange.ts'

/** The exchange as a request finds it, and the key that signed the request; empty for a public one. */
export interface SpotCall extends Exchange {
  readonly account: string
}

type Operations = Spot['operations']

/** A handler of an operation. It takes the request of the specs and gives their reply. */
export type SpotHandler<Name extends keyof Operations> = (
  request: Operations[Name]['request'],
  call: SpotCall,
) => Operations[Name]['reply']

/** The account of the key that signed. */
export function callerOf(call: SpotCall): Account {
  return accountOfKey(call, call.account)
}
