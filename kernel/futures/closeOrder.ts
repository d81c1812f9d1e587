import { add, compare, type Decimal, isZero } from '../decimal.ts'
import { takeOff } from '../market/book.ts'
import { accountOf, moveToClosed } from '../market/exchange.ts'
import { known } from '../ownEntry.ts'
import { isClosing, openQuantity } from './closing.ts'
import { type FuturesExchange, positionKey, tellOrder } from './exchange.ts'
import type { CancelReason, Order } from './order.ts'
import type { PositionName } from './position.ts'
import type { Account } from './state.ts'
import { touch } from './tell.ts'
import { opposite } from './values.ts'

/** Takes an order off the book and cancels its open part. */
export function cancelResting(exchange: FuturesExchange, order: Order, reason: CancelReason): void {
  takeOff(known(exchange.state.markets, order.symbol).book, order, openQuantity(order), true)
  cancelRest(exchange, order, reason)
}

/** Cancels the open part of an order that is not on the book. */
export function cancelRest(exchange: FuturesExchange, order: Order, reason: CancelReason): void {
  order.state = isZero(order.filledQuantity) ? 'CANCELED' : 'PARTIALLY_CANCELED'
  order.cancelReason = reason
  order.updateTime = exchange.now
  endOrder(exchange, order)
  tellOrder(exchange, order)
}

/** Ends an order that is filled or cancelled. */
export function endOrder(exchange: FuturesExchange, order: Order): void {
  const account = accountOf(exchange.state, order)
  moveToClosed(exchange.state, account, order)
  touch(exchange, account)
}

/** Cancels the closing orders of a position that it no longer covers, the newest ones. `taker` trades at the moment. */
export function cancelUncovered(exchange: FuturesExchange, account: Account, name: PositionName, taker: Order): void {
  if (account.key === undefined) return
  const { state } = exchange
  const key = positionKey(name)
  const position = account.positions[key]
  let covered: Decimal = '0'
  for (const id of [...account.openOrders]) {
    const order = known(state.orders, id)
    if (!isClosing(order) || positionKey(order) !== key || order.id === taker.id) continue
    const closes = position !== undefined && order.side === opposite(position.side)
    const sum = add(covered, openQuantity(order))
    if (closes && compare(sum, position.quantity) <= 0) covered = sum
    else cancelResting(exchange, order, 'position smaller')
  }
}
