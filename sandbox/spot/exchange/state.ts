import type { Decimal } from '../../decimal.ts'
import type { MarketData, Side } from '../../market/state.ts'

/** All that the spot exchange knows, as plain JSON: what is written and read again is the same exchange. */
export interface SpotState {
  /** Number of the last order, movement and page. Ids are made of it. */
  lastNumber: number
  lastTradeId: number
  /** When the market makers act next. */
  nextStep: number
  readonly markets: Record<string, Market>
  /** By account id. */
  readonly accounts: Record<string, Account>
  /** Account ids by the key that signs. */
  readonly accountsByKey: Record<string, string>
  /** Open orders of all accounts, and closed ones of users. */
  readonly orders: Record<string, Order>
  /** What the exchange earned, by currency. */
  readonly fees: Record<string, Decimal>
}

export type OrderType = 'MARKET' | 'LIMIT' | 'LIMIT_MAKER'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'
export type MatchRole = 'MAKER' | 'TAKER'
export type StpMode = 'NONE' | 'EXPIRE_TAKER'
export type OrderState = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'PARTIALLY_CANCELED' | 'CANCELED'

/** A symbol with its trading rules, as `getMarkets` returns it. */
export interface MarketDefinition {
  readonly symbol: string
  readonly baseCurrencyName: string
  readonly quoteCurrencyName: string
  readonly displayName: string
  readonly state: 'NORMAL' | 'PAUSE' | 'POST_ONLY'
  readonly visibleStartTime: number
  readonly tradableStartTime: number
  readonly symbolTradeLimit: SymbolTradeLimit
  readonly crossMargin: { readonly supportCrossMargin: boolean; readonly maxLeverage: number }
}

export interface SymbolTradeLimit {
  readonly symbol: string
  readonly priceScale: number
  readonly quantityScale: number
  readonly amountScale: number
  readonly minQuantity: Decimal
  readonly minAmount: Decimal
  readonly maxQuantity: Decimal
  readonly maxAmount: Decimal
  readonly highestBid: Decimal
  readonly lowestAsk: Decimal
}

export interface Market extends MarketData {
  readonly definition: MarketDefinition
}

export interface Account {
  readonly accountId: string
  readonly userId: number
  /** Key that signs for it; none of an account of the exchange itself. */
  readonly key?: string
  readonly balances: Record<string, Balance>
  readonly rates: FeeRates
  readonly openOrders: string[]
  readonly closedOrders: string[]
  /** Order ids by `cid:` and the client order id. */
  readonly clientOrderIds: Record<string, string>
  readonly fills: Fill[]
  killSwitch?: KillSwitchTimer
}

export interface Balance {
  available: Decimal
  hold: Decimal
}

export interface FeeRates {
  readonly makerRate: Decimal
  readonly takerRate: Decimal
  readonly specialFeeRates: readonly SpecialFeeRate[]
}

export interface SpecialFeeRate {
  readonly symbol: string
  readonly makerRate: Decimal
  readonly takerRate: Decimal
}

export interface KillSwitchTimer {
  readonly startTime: number
  readonly cancellationTime: number
}

export interface Order {
  readonly id: string
  readonly clientOrderId: string
  readonly accountId: string
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  /** `0` for a market order. */
  readonly price: Decimal
  /** `0` for a market purchase. */
  readonly quantity: Decimal
  /** `0` for all but a market purchase. */
  readonly amount: Decimal
  readonly stpMode: StpMode
  readonly createTime: number
  state: OrderState
  filledQuantity: Decimal
  filledAmount: Decimal
  /** What is held for the part that is open: quote currency of a purchase, base currency of a sale. */
  hold: Decimal
  matchRole: MatchRole
  updateTime: number
}

/** A fill of a user's order, as `getTrades` returns it. */
export interface Fill {
  readonly id: string
  readonly symbol: string
  readonly accountType: 'SPOT'
  readonly orderId: string
  readonly side: Side
  readonly type: OrderType
  readonly matchRole: MatchRole
  readonly createTime: number
  readonly price: Decimal
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly feeCurrency: string
  readonly feeAmount: Decimal
  readonly pageId: string
  readonly clientOrderId: string
}
