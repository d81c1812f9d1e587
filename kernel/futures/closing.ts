import { add, type Decimal, larger, smaller, subtract } from '../decimal.ts'
import { known } from '../ownEntry.ts'
import type { FuturesExchange } from './exchange.ts'
import { positionKey } from './exchange.ts'
import type { Order } from './order.ts'
import type { Position } from './position.ts'
import type { Account } from './state.ts'
import { opposite } from './values.ts'

/** Whether an order can do nothing but close: `reduceOnly`, and in hedge mode the side that closes. */
export function isClosing({ reduceOnly, positionSide, side }: Pick<Order, 'reduceOnly' | 'positionSide' | 'side'>) {
  if (positionSide === 'BOTH') return reduceOnly
  return side === (positionSide === 'LONG' ? 'SELL' : 'BUY')
}

/** The open quantity of an order. */
export function openQuantity({ quantity, filledQuantity }: Pick<Order, 'quantity' | 'filledQuantity'>): Decimal {
  return subtract(quantity, filledQuantity)
}

/** The part of a position that no open order closes. */
export function closableQuantity(
  { state }: Pick<FuturesExchange, 'state'>,
  account: Account,
  position: Position,
): Decimal {
  const key = positionKey(position)
  const closing = account.openOrders
    .map((id) => known(state.orders, id))
    .filter((order) => order.side === opposite(position.side) && isClosing(order) && positionKey(order) === key)
  return larger(subtract(position.quantity, closing.map(openQuantity).reduce(add, '0')), '0')
}

/** The part of an order that opens; the part that it closes is no longer closable by later orders. */
export function takeOpening(
  exchange: Pick<FuturesExchange, 'state'>,
  account: Account,
  order: Order,
  closable: Map<string, Decimal>,
): Decimal {
  const key = positionKey(order)
  const position = account.positions[key]
  const open = openQuantity(order)
  if (!position || position.side === order.side) return open
  const left = closable.get(key) ?? closableQuantity(exchange, account, position)
  const closes = smaller(left, open)
  closable.set(key, subtract(left, closes))
  return subtract(open, closes)
}

/** The part of a new order that would open a position, behind the other orders of the account. */
export function openingQuantity({ state }: Pick<FuturesExchange, 'state'>, account: Account, order: Order): Decimal {
  const closable = new Map<string, Decimal>()
  for (const id of account.openOrders) {
    const other = known(state.orders, id)
    if (!isClosing(other)) takeOpening({ state }, account, other, closable)
  }
  return takeOpening({ state }, account, order, closable)
}
