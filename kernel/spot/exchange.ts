import type { Decimal } from '../decimal.ts'
import { accountOf, type ChangedLevels } from '../market/exchange.ts'
import type { PublicTrade } from '../market/state.ts'
import type { RefusalReason } from './refusalReason.ts'
import type { Account, FeeRates, Fill, Market, Order, SpotState } from './state.ts'

/** The state, with clock, randomness and events from outside. */
export interface SpotExchange {
  readonly state: SpotState
  /** Milliseconds since 1970. */
  readonly now: number
  readonly rules: SpotRules
  /** Receives each event in order, with its time. */
  readonly tell: (event: SpotEvent, now: number) => void
}

/** Rules in which exchanges differ. */
export interface SpotRules {
  /** The id of an order or a record by its number. */
  readonly idOf: (number: number) => string
  /** The error of a reason: a `Refused` with the code of the exchange. */
  readonly refusal: (reason: RefusalReason) => Error
  /** Opening balances of a new key. */
  readonly openingOf: (key: string) => Opening
  /** The currency of all index prices, and the smallest step of a price in it. */
  readonly index: { readonly currency: string; readonly tick: Decimal }
  readonly maxOpenOrders: number
  readonly maxClientOrderId: number
}

export interface Opening {
  /** Fixed id of the account; without it, the next number of the exchange. */
  readonly accountId?: string | undefined
  readonly balances: Readonly<Record<string, Decimal>>
  readonly rates: FeeRates
}

/** An event. Its orders and balances belong to users. */
export type SpotEvent =
  | ({
      readonly kind: 'order'
      readonly account: Account
      readonly market: Market
      readonly order: Order
    } & OrderChange)
  | { readonly kind: 'balance'; readonly account: Account; readonly currency: string; readonly cause: FundsCause }
  | { readonly kind: 'trade'; readonly market: Market; readonly trade: PublicTrade }
  | { readonly kind: 'book'; readonly market: Market; readonly changed: ChangedLevels }
  /** Once in a step with trades: the running candles and the statistics of the day are others. */
  | { readonly kind: 'statistics'; readonly market: Market }

export type OrderChange =
  | { readonly what: 'placed' | 'cancelled'; readonly fill?: undefined }
  | { readonly what: 'traded'; readonly fill: Fill }

/** Why a balance changed. */
export type FundsCause =
  | 'order placed'
  | 'trade'
  | 'order cancelled'
  | 'deposit'
  | 'withdrawal'
  | 'transfer in'
  | 'transfer out'

/** Publishes a change of a user's order. */
export function tellOrder(exchange: SpotExchange, market: Market, order: Order, change: OrderChange): void {
  const account = accountOf(exchange.state, order)
  if (account.key !== undefined) exchange.tell({ kind: 'order', account, market, order, ...change }, exchange.now)
}
