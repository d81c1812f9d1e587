import type { Decimal } from '../decimal.ts'
import type { Course } from '../market/course.ts'
import type { Candles, MarketData, Side } from '../market/state.ts'

/** The whole state of a futures exchange, as plain JSON: it can be written and read again. */
export interface FuturesState {
  /** Number of the last order and record. Ids are made of it. */
  lastNumber: number
  lastTradeId: number
  readonly course: Course
  /** When the market makers act next. */
  nextStep: number
  /** When funding is settled next. */
  nextFunding: number
  readonly markets: Record<string, Market>
  /** By account id. */
  readonly accounts: Record<string, Account>
  /** Account ids by the key that signs. */
  readonly accountsByKey: Record<string, string>
  /** Open orders of all accounts, and closed ones of users. */
  readonly orders: Record<string, Order>
  /** What the exchange earned. */
  fees: Decimal
  /** When the insurance fund last changed. */
  insuranceTime: number
  readonly liquidations: LiquidationRecord[]
}

export type OrderType = 'MARKET' | 'LIMIT' | 'LIMIT_MAKER'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'
export type Role = 'MAKER' | 'TAKER'
export type StpMode = 'NONE' | 'EXPIRE_TAKER' | 'EXPIRE_MAKER' | 'EXPIRE_BOTH'
export type OrderState = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'PARTIALLY_CANCELED' | 'CANCELED'
export type MarginMode = 'CROSS' | 'ISOLATED'
export type PositionSide = 'LONG' | 'SHORT' | 'BOTH'
export type PositionMode = 'HEDGE' | 'ONE_WAY'

/** A contract as it is opened. */
export interface ContractRules {
  readonly symbol: string
  /** The currency whose price it follows. */
  readonly currency: string
  /** What one contract is in this currency. */
  readonly contractValue: Decimal
  /** The smallest step of a price. */
  readonly tick: Decimal
  /** The smallest step of a size. */
  readonly lot: Decimal
  readonly minSize: Decimal
  readonly maxMarketSize: Decimal
  readonly maxLimitSize: Decimal
  readonly minPrice: Decimal
  readonly maxPrice: Decimal
  /** How far a price may be from the mark price, as a fraction. */
  readonly priceRange: Decimal
  /** Leverage of who has chosen none. */
  readonly leverage: Decimal
  /** The smallest positions first. */
  readonly tiers: readonly Tier[]
}

/** A range of position sizes with its rules. */
export interface Tier {
  readonly tier: string
  readonly maxLever: Decimal
  readonly maintenanceRate: Decimal
  readonly minSize: Decimal
  readonly maxSize: Decimal
}

export interface Market extends MarketData, ContractRules {
  /** Whether it takes orders. */
  isOpen: boolean
  /** The price that the market stands around. The mark price is `quotes.reference`. */
  index: Decimal
  /** How far the mark price is from it, as a fraction. */
  premium: Decimal
  readonly priceCandles: Record<PriceKind, Candles>
  /** The settlements so far, the last one at the end. */
  readonly funding: Settlement[]
}

export type PriceKind = 'mark' | 'index' | 'premium'

export interface Settlement {
  readonly rate: Decimal
  readonly time: number
}

export interface LiquidationRecord {
  readonly id: string
  readonly symbol: string
  readonly side: Side
  readonly positionSide: PositionSide
  readonly size: Decimal
  readonly bankruptcyPrice: Decimal
  readonly time: number
}

export interface Account {
  readonly accountId: string
  /** Key that signs for it; absent for an account of the exchange itself. */
  readonly key?: string
  readonly createTime: number
  updateTime: number
  /** What it has in the settlement currency, without the margin of isolated positions and without profit that is not realised. */
  wallet: Decimal
  positionMode: PositionMode
  /** By symbol, margin mode and position side, where it differs from the contract's. */
  readonly leverages: Record<string, Decimal>
  /** By symbol, margin mode and position side. */
  readonly positions: Record<string, Position>
  readonly openOrders: string[]
  readonly closedOrders: string[]
  /** Order ids by `cid:` and the client order id. */
  readonly clientOrderIds: Record<string, string>
  readonly fills: Fill[]
  readonly bills: Bill[]
  readonly closedPositions: ClosedPosition[]
}

/** What names a position, and the settings and orders for it. */
export interface PositionName {
  readonly symbol: string
  readonly marginMode: MarginMode
  readonly positionSide: PositionSide
}

export interface Position extends PositionName {
  /** `BUY` is long. */
  readonly side: Side
  quantity: Decimal
  /** Value at which the open part was entered, exact. */
  cost: Decimal
  /** Of an isolated position. */
  margin: Decimal
  /** Profit so far, without fees and funding. */
  realised: Decimal
  /** Sum of the fees, below 0. */
  fee: Decimal
  funding: Decimal
  /** Sums of all that was opened and closed. */
  openedQuantity: Decimal
  openedValue: Decimal
  closedQuantity: Decimal
  closedValue: Decimal
  readonly createTime: number
  updateTime: number
}

export interface Order extends PositionName {
  readonly id: string
  readonly clientOrderId: string
  readonly accountId: string
  readonly side: Side
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  /** `0` for a market order. */
  readonly price: Decimal
  readonly quantity: Decimal
  readonly reduceOnly: boolean
  readonly stpMode: StpMode
  readonly source: 'API' | 'LIQUIDATION'
  readonly leverage: Decimal
  /** Price at which its margin is reckoned. */
  readonly marginPrice: Decimal
  readonly createTime: number
  state: OrderState
  cancelReason: CancelReason | ''
  filledQuantity: Decimal
  filledAmount: Decimal
  fee: Decimal
  role: Role
  updateTime: number
}

/** Why an order was cancelled. */
export type CancelReason =
  | 'user'
  | 'would trade'
  | 'price not reached'
  | 'book too small'
  | 'rest'
  | 'self trade'
  | 'book empty'
  | 'price limit'
  | 'position smaller'
  | 'liquidation'

/** What an order of a user got of a trade. */
export interface Fill extends PositionName {
  readonly id: string
  readonly tradeId: string
  readonly orderId: string
  readonly clientOrderId: string
  readonly side: Side
  readonly orderType: OrderType
  readonly cause: 'TRADE' | 'LIQUIDATION'
  readonly role: Role
  readonly price: Decimal
  readonly quantity: Decimal
  readonly value: Decimal
  readonly fee: Decimal
  readonly rate: Decimal
  readonly time: number
}

/** What changed the funds of a user. */
export interface Bill {
  readonly id: string
  readonly type: 'fee' | 'profit' | 'liquidation' | 'funding' | 'transfer' | 'margin'
  /** Its position; absent for a transfer. */
  readonly name?: PositionName
  readonly amount: Decimal
  readonly time: number
}

/** A position as it ended. */
export interface ClosedPosition extends Position {
  readonly id: string
  readonly cause: 'TRADE' | 'LIQUIDATION'
  readonly closeTime: number
}

/** An order to place. Left out, it is for the cross position of one-way mode, and its time in force is `GTC`. */
export interface NewOrder {
  readonly symbol: string
  readonly side: Side
  readonly type: OrderType
  readonly quantity: Decimal
  readonly price?: Decimal | undefined
  readonly marginMode?: MarginMode | undefined
  readonly positionSide?: PositionSide | undefined
  readonly clientOrderId?: string | undefined
  readonly reduceOnly?: boolean | undefined
  readonly timeInForce?: TimeInForce | undefined
  readonly stpMode?: StpMode | undefined
}

/** What a position is worth at the mark price. */
export interface PositionFigures {
  readonly value: Decimal
  readonly initialMargin: Decimal
  readonly maintenanceMargin: Decimal
  readonly profit: Decimal
}

/** What an account has, and what of it is in use. Cross and isolated are apart. */
export interface AccountFigures {
  readonly positions: ReadonlyMap<string, PositionFigures>
  readonly crossProfit: Decimal
  /** Margin of cross positions and of open cross orders. */
  readonly crossInitialMargin: Decimal
  readonly crossMaintenanceMargin: Decimal
  readonly isolatedMargin: Decimal
  readonly isolatedProfit: Decimal
  /** Margin of open isolated orders. */
  readonly isolatedHold: Decimal
  /** The wallet without what isolated orders hold. */
  readonly available: Decimal
  readonly crossEquity: Decimal
  readonly isolatedEquity: Decimal
  readonly equity: Decimal
  readonly availableMargin: Decimal
}
