import type { Decimal } from '../decimal.ts'
import type { Side } from '../market/state.ts'

export type MarginMode = 'CROSS' | 'ISOLATED'

export type PositionSide = 'LONG' | 'SHORT' | 'BOTH'

export type PositionMode = 'HEDGE' | 'ONE_WAY'

/** Symbol, margin mode and side: the key of a position, of its settings and of its orders. */
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
  /** Margin of an isolated position. */
  margin: Decimal
  /** Profit so far, without fees and funding. */
  realised: Decimal
  /** Sum of the fees, below 0. */
  fee: Decimal
  funding: Decimal
  /** Sums of all openings and closings. */
  openedQuantity: Decimal
  openedValue: Decimal
  closedQuantity: Decimal
  closedValue: Decimal
  readonly createTime: number
  updateTime: number
}

/** A position as it ended. */
export interface ClosedPosition extends Position {
  readonly id: string
  readonly cause: 'TRADE' | 'LIQUIDATION'
  readonly closeTime: number
}

/** Value, margins and profit of a position at the mark price. */
export interface PositionFigures {
  readonly value: Decimal
  readonly initialMargin: Decimal
  readonly maintenanceMargin: Decimal
  readonly profit: Decimal
}
