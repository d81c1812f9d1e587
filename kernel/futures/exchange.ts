import type { Decimal } from '../decimal.ts'
import { accountOf, type ChangedLevels, type Role } from '../market/exchange.ts'
import type { PublicTrade } from '../market/state.ts'
import { ownEntry } from '../ownEntry.ts'
import type { LiquidationRecord, Market } from './contract.ts'
import type { Order } from './order.ts'
import type { Position, PositionName } from './position.ts'
import type { RefusalReason } from './refusalReason.ts'
import type { Account, AccountFigures, Fill, FuturesState } from './state.ts'

/** The state, with clock, randomness and events from outside. */
export interface FuturesExchange {
  readonly state: FuturesState
  /** Milliseconds since 1970. */
  readonly now: number
  readonly rules: FuturesRules
  /** Receives each event in order, with its time. */
  readonly tell: (event: FuturesEvent, now: number) => void
  /** Accounts with changes to publish, and their changed positions, by account id and position. */
  readonly changed: Map<string, Map<string, ChangedPosition>>
}

/** Rules in which exchanges differ. */
export interface FuturesRules {
  /** The id of an order or a record by its number. */
  readonly idOf: (number: number) => string
  /** The client order ID of an order that was given none. */
  readonly clientOrderIdOf: (id: string) => string
  /** The error of a reason: a `Refused` with the code of the exchange. */
  readonly refusal: (reason: RefusalReason) => Error
  readonly feeRates: Readonly<Record<Role, Decimal>>
  /** First balance of a new key. */
  readonly walletOf: (key: string) => Decimal
  /** Called after the account of a key is opened. */
  readonly opened?: (exchange: FuturesExchange, account: Account) => void
}

/** An event. Its accounts are accounts of users. */
export type FuturesEvent =
  | { readonly kind: 'order'; readonly account: Account; readonly order: Order }
  | { readonly kind: 'fill'; readonly account: Account; readonly fill: Fill }
  | { readonly kind: 'trade'; readonly market: Market; readonly trade: PublicTrade }
  | { readonly kind: 'book'; readonly market: Market; readonly changed: ChangedLevels }
  /** Once in a step: prices, their candles, open interest. */
  | { readonly kind: 'prices'; readonly market: Market }
  /** Once in a step with trades: the candles of trades. */
  | { readonly kind: 'candles'; readonly market: Market }
  | { readonly kind: 'liquidation'; readonly liquidated: LiquidationRecord }
  | ({ readonly kind: 'position'; readonly account: Account; readonly figures: AccountFigures } & ChangedPosition)
  | { readonly kind: 'account'; readonly account: Account; readonly figures: AccountFigures }

/** A position that changed, which may be closed by now, and its size before. */
export interface ChangedPosition {
  readonly before: Decimal
  position: Position
}

/** The key of a position, its leverage and its orders. */
export function positionKey({ symbol, marginMode, positionSide }: PositionName): string {
  return `${symbol} ${marginMode} ${positionSide}`
}

/** Leverage that an account has chosen for a position. */
export function leverageOf({ leverage }: Pick<Market, 'leverage'>, account: Account, name: PositionName): Decimal {
  return ownEntry(account.leverages, positionKey(name)) ?? leverage
}

/** Publishes the state of a user's order. */
export function tellOrder({ state, now, tell }: FuturesExchange, order: Order): void {
  const account = accountOf(state, order)
  if (account.key !== undefined) tell({ kind: 'order', account, order }, now)
}
