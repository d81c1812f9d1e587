import type { Decimal, Side } from 'exchange-docs/kernel'
import type { PositionName } from './state.ts'

/** Contracts that an account buys or sells. */
export interface Execution extends PositionName {
  readonly side: Side
  readonly price: Decimal
  readonly quantity: Decimal
  readonly fee: Decimal
  readonly cause: 'TRADE' | 'LIQUIDATION'
}
