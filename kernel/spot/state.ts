import type { Decimal } from '../decimal.ts'
import type { AnyNewOrder, AnyOrder, ExchangeState, OrderAccount, OrderType, Role } from '../market/exchange.ts'
import type { MarketData, Side } from '../market/state.ts'

/** The whole state of a spot exchange. */
export interface SpotState extends ExchangeState<Market, Account, Order> {
  /** By id: waiting orders, and orders that wait no longer. */
  readonly smartOrders: Record<string, SmartOrder>
  /** Fees that users have paid, by currency. */
  readonly fees: Record<string, Decimal>
}

export type StpMode = 'NONE' | 'EXPIRE_TAKER'

/** Rules of a market. */
export interface MarketRules {
  readonly symbol: string
  /** The currency that is bought and sold. */
  readonly base: string
  /** The currency that is paid. */
  readonly quote: string
  readonly limits: OrderLimits
}

/** Scales and bounds for the orders of a market. A maximum of `0` is no bound. */
export interface OrderLimits {
  readonly priceScale: number
  readonly quantityScale: number
  readonly amountScale: number
  readonly minQuantity: Decimal
  readonly minAmount: Decimal
  readonly maxAmount: Decimal
  readonly maxQuantity: Decimal
  readonly highestBid: Decimal
  readonly lowestAsk: Decimal
}

export interface Market extends MarketData, MarketRules {
  /** Which orders it takes: all, only orders that rest on the book, or none. */
  mode: 'open' | 'post-only' | 'halted'
}

export interface Account extends OrderAccount {
  readonly balances: Record<string, Balance>
  readonly rates: FeeRates
  readonly openSmartOrders: string[]
  readonly closedSmartOrders: string[]
  /** Smart order ids by `cid:` and the client order id. */
  readonly smartOrderIds: Record<string, string>
  readonly fills: Fill[]
  killSwitch?: KillSwitchTimer
}

export interface Balance {
  available: Decimal
  hold: Decimal
}

/** Fractions of the bought quantity. */
export interface FeeRates {
  readonly makerRate: Decimal
  readonly takerRate: Decimal
  readonly specialFeeRates: readonly SpecialRates[]
}

interface SpecialRates {
  readonly symbol: string
  readonly makerRate: Decimal
  readonly takerRate: Decimal
}

export interface KillSwitchTimer {
  readonly startTime: number
  readonly cancellationTime: number
}

export interface Order extends AnyOrder {
  /** `0` for a market purchase by amount. */
  readonly quantity: Decimal
  /** `0` for all but a market purchase. */
  readonly amount: Decimal
  readonly stpMode: StpMode
  /** Funds held for the open part: quote currency of a purchase, base currency of a sale. */
  hold: Decimal
  matchRole: Role
}

/** A fill: the share of a user's order in a trade. */
export interface Fill {
  /** Id of the trade, which both sides have. */
  readonly id: string
  /** Id of this side alone. */
  readonly recordId: string
  readonly orderId: string
  readonly clientOrderId: string
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly role: Role
  readonly price: Decimal
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly feeCurrency: string
  readonly fee: Decimal
  readonly time: number
}

/** An order that waits outside the book for a price. */
export interface SmartOrder extends Omit<AnyOrder, 'type' | 'state' | 'filledQuantity' | 'filledAmount'> {
  readonly type: SmartOrderType
  /** `0` where it has none, as of the next two. */
  readonly price: Decimal
  readonly amount: Decimal
  readonly stopPrice: Decimal
  /** Empty where it has none, with `%` at the end or without it. */
  readonly trailingOffset: string
  readonly limitOffset: string
  /** On which side of its stop price it triggers, or begins to trail. */
  readonly waitsFor: 'GTE' | 'LTE'
  /** The best price since it began to trail; empty before. */
  extreme: Decimal
  state: 'PENDING_NEW' | 'TRIGGERED' | 'CANCELED' | 'FAILED'
  /** The order that it placed. */
  orderId?: string
}

export type SmartOrderType = 'STOP' | 'STOP_LIMIT' | 'TRAILING_STOP' | 'TRAILING_STOP_LIMIT'

/**
 * An order to place. A purchase at market states the amount that it spends, every other order its quantity. Left out, the time
 * in force is `GTC`, and the order does not trade with one of its own account.
 */
export interface NewOrder extends AnyNewOrder {
  readonly quantity?: Decimal | undefined
  readonly amount?: Decimal | undefined
  readonly stpMode?: StpMode | undefined
  /** Largest distance of a market order's fills from the best price, as a fraction; without it, no bound. */
  readonly slippageTolerance?: Decimal | undefined
}
