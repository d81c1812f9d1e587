import type { Decimal } from '../decimal.ts'
import type { Side } from '../market/state.ts'
import type { MarginMode, PositionName, PositionSide } from './position.ts'

export type OrderType = 'MARKET' | 'LIMIT' | 'LIMIT_MAKER'

export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

export type Role = 'MAKER' | 'TAKER'

export type StpMode = 'NONE' | 'EXPIRE_TAKER' | 'EXPIRE_MAKER' | 'EXPIRE_BOTH'

export type OrderState = 'NEW' | 'PARTIALLY_FILLED' | 'FILLED' | 'PARTIALLY_CANCELED' | 'CANCELED'

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
