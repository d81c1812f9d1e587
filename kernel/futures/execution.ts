import type { Decimal } from '../decimal.ts'
import type { Side } from '../market/state.ts'
import type { PositionName } from './position.ts'

/** Contracts that an account buys or sells. */
export interface Execution extends PositionName {
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly fee: Decimal
  readonly cause: 'TRADE' | 'LIQUIDATION'
}
