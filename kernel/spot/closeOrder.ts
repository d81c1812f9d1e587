import { isZero, subtract } from '../decimal.ts'
import { takeOff } from '../market/book.ts'
import { accountOf, moveToClosed } from '../market/exchange.ts'
import { releaseFunds } from './balances.ts'
import { type SpotExchange, tellOrder } from './exchange.ts'
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
  endOrder(exchange, market, order)
  tellOrder(exchange, market, order, { what: 'cancelled' })
}

/** Ends an order that is filled or cancelled: releases the rest of its funds. */
export function endOrder(exchange: SpotExchange, market: Market, order: Order): void {
  const account = accountOf(exchange.state, order)
  const released = order.hold
  order.hold = '0'
  const cause = order.state === 'FILLED' ? 'trade' : 'order cancelled'
  const currency = heldCurrency(market, order)
  releaseFunds(exchange, account, { currency, spent: '0', released, cause })
  moveToClosed(exchange.state, account, order)
}
