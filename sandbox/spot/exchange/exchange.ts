import { known, ownEntry } from 'exchange-docs/kernel'
import { idOf } from '../../market/ids.ts'
import type { Push } from './push.ts'
import { Refusal } from './refusal.ts'
import type { Account, Market, Order, SpotState } from './state.ts'

/** The state with what it needs from outside: it has no clock, no randomness and no connections of its own. */
export interface Exchange {
  readonly state: SpotState
  /** Milliseconds since 1970. */
  readonly now: number
  /** Hears every message of every channel. */
  readonly emit: (push: Push) => void
}

/** A new id: digits of one length that grow. Like ids of the exchange, it loses digits as a JavaScript number. */
export function newId(state: SpotState): string {
  state.lastNumber += 1
  return idOf('512340', state.lastNumber)
}

/** The market of a symbol that came from outside. Orders and market data refuse another with codes of their own. */
export function marketOf({ state }: Pick<Exchange, 'state'>, symbol: unknown, code: 10040 | 24101): Market {
  const market = typeof symbol === 'string' ? ownEntry(state.markets, symbol) : undefined
  if (!market) throw new Refusal(code)
  return market
}

/** The account of an order. */
export function accountOf(state: SpotState, { accountId }: Pick<Order, 'accountId'>): Account {
  return known(state.accounts, accountId)
}
