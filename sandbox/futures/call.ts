import { type Account, accountOfKey, type FuturesExchange } from 'exchange-docs/kernel/futures'
import type { SentTexts } from 'exchange-docs/mock'
import type { V3Futures } from '../types.ts'

/** The exchange as a request finds it, and the key that signed the request; empty for a public one. */
export interface FuturesCall extends FuturesExchange {
  readonly account: string
}

type Operations = V3Futures['operations']

/** A handler of an operation. It takes the request of the specs and gives the `data` of their reply. */
export type FuturesHandler<Name extends keyof Operations> = (
  request: Operations[Name]['request'] & SentTexts,
  call: FuturesCall,
) => Operations[Name]['reply']['data']

/** The account of the key that signed. */
export function callerOf(call: FuturesCall): Account {
  return accountOfKey(call, call.account)
}
