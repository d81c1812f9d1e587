import type { Decimal } from '../decimal.ts'
import type { Course } from '../market/course.ts'
import type { Side } from '../market/state.ts'
import type { LiquidationRecord, Market } from './contract.ts'
import type { Order, OrderType, Role } from './order.ts'
import type { ClosedPosition, Position, PositionFigures, PositionMode, PositionName } from './position.ts'

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
  /** Fees that users have paid. */
  fees: Decimal
  /** When the insurance fund last changed. */
  insuranceTime: number
  readonly liquidations: LiquidationRecord[]
}

export interface Account {
  readonly accountId: string
  /** Key that signs for it; absent for an account of the exchange itself. */
  readonly key?: string
  readonly createTime: number
  updateTime: number
  /** Balance in the settlement currency, without margin of isolated positions and unrealised profit. */
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

/** A fill: the share of a user's order in a trade. */
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

/** A change of a user's funds, and its cause. */
export interface Bill {
  readonly id: string
  readonly type: 'fee' | 'profit' | 'liquidation' | 'funding' | 'transfer' | 'margin'
  /** Its position; absent for a transfer. */
  readonly name?: PositionName
  readonly amount: Decimal
  readonly time: number
}

/** Equity, margins and profit of an account, separately for cross and isolated margin. */
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
  /** The wallet without the margin of isolated orders. */
  readonly available: Decimal
  readonly crossEquity: Decimal
  readonly isolatedEquity: Decimal
  readonly equity: Decimal
  readonly availableMargin: Decimal
}
