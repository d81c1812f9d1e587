import { type Decimal, known, ownEntry } from 'exchange-docs/kernel'
import { idOf } from '../../market/ids.ts'
import type { Push } from './push.ts'
import { Refusal } from './refusal.ts'
import type { Account, FuturesState, Market, Order, Position, PositionName } from './state.ts'

/** The state with what it needs from outside: it has no clock, no randomness and no connections of its own. */
export interface Exchange {
  readonly state: FuturesState
  /** Milliseconds since 1970. */
  readonly now: number
  /** Hears every message of every channel. */
  readonly emit: (push: Push) => void
  /** Accounts that changed since they were last told, with their positions that changed, by account id and position. */
  readonly changed: Map<string, Map<string, ChangedPosition>>
}

/** A position that changed, which may be closed by now, and its size before. */
export interface ChangedPosition {
  readonly before: Decimal
  position: Position
}

/** A new id: digits of one length that grow. Like ids of the exchange, it loses digits as a JavaScript number. */
export function newId(state: FuturesState): string {
  state.lastNumber += 1
  return idOf('520117', state.lastNumber)
}

/** The market of a symbol that came from outside. Orders and market data refuse another with codes of their own. */
export function marketOf({ state }: Pick<Exchange, 'state'>, symbol: unknown, code: 10001 | 24101): Market {
  const market = typeof symbol === 'string' ? ownEntry(state.markets, symbol) : undefined
  if (!market) throw new Refusal(code)
  return market
}

/** The account of an order. */
export function accountOf(state: FuturesState, { accountId }: Pick<Order, 'accountId'>): Account {
  return known(state.accounts, accountId)
}

/** The key of a position, its leverage and its orders. */
export function positionKey({ symbol, marginMode, positionSide }: PositionName): string {
  return `${symbol} ${marginMode} ${positionSide}`
}

/** Leverage that an account has chosen for a position. */
export function leverageOf({ definition }: Pick<Market, 'definition'>, account: Account, name: PositionName): Decimal {
  return ownEntry(account.leverages, positionKey(name)) ?? definition.lever
}
