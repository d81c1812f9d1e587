import { isZero, subtract } from '../decimal.ts'
import { takeOff } from '../market/book.ts'
import { releaseFunds } from './balances.ts'
import { accountOf, type SpotExchange, tellOrder } from './exchange.ts'
import type { Market, Order } from './state.ts'

/** The currency that an order holds. */
export function heldCurrency({ base, quote }: Market, { side }: Pick<Order, 'side'>): string {
  return side === 'BUY' ? quote : base
}

/** Cancels the open part of an order, and takes it off the book where it rests. */
export function cancelRest(exchange: SpotExchange, market: Market, order: Order, isResting: boolean): void {
  if (isResting) takeOff(market.book, order, subtract(order.quantity, order.filledQuantity), true)
  order.state = isZero(order.filledQuantity) ? 'CANCELED' : 'PARTIALLY_CANCELED'
  order.updateTime = exchange.now
  releaseRest(exchange, market, order)
  moveToClosed(exchange, order)
  tellOrder(exchange, market, order, { what: 'cancelled' })
}

/** Ends an order that is filled. */
export function endFilled(exchange: SpotExchange, market: Market, order: Order): void {
  releaseRest(exchange, market, order)
  moveToClosed(exchange, order)
}

function releaseRest(exchange: SpotExchange, market: Market, order: Order): void {
  const released = order.hold
  order.hold = '0'
  const cause = order.state === 'FILLED' ? 'trade' : 'order cancelled'
  const currency = heldCurrency(market, order)
  releaseFunds(exchange, accountOf(exchange.state, order), { currency, spent: '0', released, cause })
}

/** Orders of the exchange's own accounts are forgotten: no call asks for them. */
function moveToClosed({ state }: SpotExchange, order: Order): void {
  const account = accountOf(state, order)
  const index = account.openOrders.lastIndexOf(order.id)
  if (index >= 0) account.openOrders.splice(index, 1)
  if (account.key === undefined) delete state.orders[order.id]
  else account.closedOrders.push(order.id)
}
