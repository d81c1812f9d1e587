import type { Course, Decimal, MarketData, Side } from 'exchange-docs/kernel'
import type { SpotDeposit, SpotFeeInfo, SpotFill, SpotMarket, SpotSmartOrder, SpotWithdrawal } from '../../types.ts'

/** All that the spot exchange knows, as plain JSON: what is written and read again is the same exchange. */
export interface SpotState {
  /** Number of the last order, movement and page. Ids are made of it. */
  lastNumber: number
  lastTradeId: number
  /** Number of the last deposit or withdrawal. */
  lastWalletId: number
  readonly course: Course
  /** When the market makers act next. */
  nextStep: number
  readonly markets: Record<string, Market>
  /** By account id. */
  readonly accounts: Record<string, Account>
  /** Account ids by the key that signs. */
  readonly accountsByKey: Record<string, string>
  /** Open orders of all accounts, and closed ones of users. */
  readonly orders: Record<string, Order>
  /** By id: those that wait, and those that do no longer. */
  readonly smartOrders: Record<string, SmartOrder>
  /** What the exchange earned, by currency. */
  readonly fees: Record<string, Decimal>
}

export type OrderType = 'MARKET' | 'LIMIT' | 'LIMIT_MAKER'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'
export type MatchRole = 'MAKER' | 'TAKER'
export type StpMode = 'NONE' | 'EXPIRE_TAKER'
export type OrderState = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'PARTIALLY_CANCELED' | 'CANCELED'

export interface Market extends MarketData {
  readonly definition: SpotMarket
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
  readonly openSmartOrders: string[]
  readonly closedSmartOrders: string[]
  /** Smart order ids by `cid:` and the client order id. */
  readonly smartOrderIds: Record<string, string>
  readonly fills: SpotFill[]
  readonly deposits: SpotDeposit[]
  readonly withdrawals: SpotWithdrawal[]
  /** Codes of the networks that it has an address on. */
  readonly addresses: string[]
  killSwitch?: KillSwitchTimer
}

export interface Balance {
  available: Decimal
  hold: Decimal
}

export type FeeRates = Pick<SpotFeeInfo, 'makerRate' | 'takerRate' | 'specialFeeRates'>

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

/** An order that waits outside the book for a price. */
export interface SmartOrder {
  readonly id: string
  readonly clientOrderId: string
  readonly accountId: string
  readonly symbol: string
  readonly side: Side
  readonly type: SpotSmartOrder['type']
  readonly timeInForce: TimeInForce
  readonly quantity: Decimal
  /** `0` where it has none, as of the next two. */
  readonly price: Decimal
  readonly amount: Decimal
  readonly stopPrice: Decimal
  /** Empty where it has none, with `%` at the end or without it. */
  readonly trailingOffset: string
  readonly limitOffset: string
  /** On which side of its stop price it triggers, or begins to trail. */
  readonly waitsFor: 'GTE' | 'LTE'
  readonly createTime: number
  /** The best price since it began to trail; empty before. */
  extreme: Decimal
  state: SpotSmartOrder['state']
  updateTime: number
  /** The order that it placed. */
  orderId?: string
}
