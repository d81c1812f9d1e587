import type { Decimal } from '../decimal.ts'
import type { AnyNewOrder, AnyOrder, Role } from '../market/exchange.ts'
import type { MarginMode, PositionName, PositionSide } from './position.ts'

export type StpMode = 'NONE' | 'EXPIRE_TAKER' | 'EXPIRE_MAKER' | 'EXPIRE_BOTH'

export interface Order extends AnyOrder, PositionName {
  readonly reduceOnly: boolean
  readonly stpMode: StpMode
  readonly source: 'API' | 'LIQUIDATION'
  readonly leverage: Decimal
  /** Price at which its margin is reckoned. */
  readonly marginPrice: Decimal
  cancelReason: CancelReason | ''
  fee: Decimal
  role: Role
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

/** An order to place. Left out, it is for the cross position of one-way mode, and its time in force is `GTC`. */
export interface NewOrder extends AnyNewOrder {
  readonly quantity: Decimal
  readonly marginMode?: MarginMode | undefined
  readonly positionSide?: PositionSide | undefined
  readonly reduceOnly?: boolean | undefined
  readonly stpMode?: StpMode | undefined
}
