import { isZero, subtract, takeOff } from 'exchange-docs/kernel'
import { releaseFunds } from './balances.ts'
import { accountOf, type Exchange } from './exchange.ts'
import { tellOrder } from './orderRecords.ts'
import type { Market, Order } from './state.ts'

/** The currency that an order holds. */
export function heldCurrency({ definition }: Market, { side }: Pick<Order, 'side'>): string {
  return side === 'BUY' ? definition.quoteCurrencyName : definition.baseCurrencyName
}

/** Cancels what is open of an order, and takes it off the book where it rests. */
export function cancelRest(exchange: Exchange, market: Market, order: Order, isResting: boolean): void {
  if (isResting) takeOff(market.book, order, subtract(order.quantity, order.filledQuantity), true)
  order.state = isZero(order.filledQuantity) ? 'CANCELED' : 'PARTIALLY_CANCELED'
  order.updateTime = exchange.now
  releaseRest(exchange, market, order)
  moveToClosed(exchange, order)
  tellOrder(exchange, market, order, { eventType: 'canceled' })
}

/** Ends an order that is filled. */
export function endFilled(exchange: Exchange, market: Market, order: Order): void {
  releaseRest(exchange, market, order)
  moveToClosed(exchange, order)
}

function releaseRest(exchange: Exchange, market: Market, order: Order): void {
  const released = order.hold
  order.hold = '0'
  const event = order.state === 'FILLED' ? 'match_order' : 'canceled_order'
  const currency = heldCurrency(market, order)
  releaseFunds(exchange, accountOf(exchange.state, order), { currency, spent: '0', released, event })
}

/** Orders of the exchange's own accounts are forgotten: nobody can ask for them. */
function moveToClosed({ state }: Exchange, order: Order): void {
  const account = accountOf(state, order)
  const index = account.openOrders.lastIndexOf(order.id)
  if (index >= 0) account.openOrders.splice(index, 1)
  if (account.key === undefined) delete state.orders[order.id]
  else account.closedOrders.push(order.id)
}
