import type { Decimal } from '../decimal.ts'
import type { ExchangeState, OrderAccount, OrderType, Role } from '../market/exchange.ts'
import type { Side } from '../market/state.ts'
import type { LiquidationRecord, Market } from './contract.ts'
import type { Order } from './order.ts'
import type { ClosedPosition, Position, PositionFigures, PositionMode, PositionName } from './position.ts'

/** The whole state of a futures exchange. */
export interface FuturesState extends ExchangeState<Market, Account, Order> {
  /** When funding is settled next. */
  nextFunding: number
  /** Fees that users have paid. */
  fees: Decimal
  /** When the insurance fund last changed. */
  insuranceTime: number
  readonly liquidations: LiquidationRecord[]
}

export interface Account extends OrderAccount {
  readonly createTime: number
  updateTime: number
  /** Balance in the settlement currency, without margin of isolated positions and unrealised profit. */
  wallet: Decimal
  /** Available funds and held margin at the opening, where the account begins with positions. */
  opening?: { readonly available: Decimal; readonly held: Decimal }
  positionMode: PositionMode
  /** By symbol, margin mode and position side, where it differs from the contract's. */
  readonly leverages: Record<string, Decimal>
  /** By symbol, margin mode and position side. */
  readonly positions: Record<string, Position>
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
