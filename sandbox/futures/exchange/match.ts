import {
  add,
  compare,
  isZero,
  known,
  otherSide,
  reachable,
  reaches,
  rest,
  type Trading,
  touches,
  trade,
} from 'exchange-docs/kernel'
import { type CancelReason, cancelRest, cancelResting, endOrder } from './closeOrder.ts'
import { openQuantity } from './closing.ts'
import type { Exchange } from './exchange.ts'
import { fill } from './fill.ts'
import { priceLimits } from './prices.ts'
import type { Market, Order } from './state.ts'

/** Trades a new order with the book, by price and then by time, and decides what becomes of the rest. */
export function match(exchange: Exchange, market: Market, order: Order): void {
  const reason = tryTrade(exchange, market, order)
  const stays = order.type !== 'MARKET' && (order.type === 'LIMIT_MAKER' || order.timeInForce === 'GTC')
  if (order.state === 'FILLED') endOrder(exchange, order)
  else if (reason === undefined && stays) rest(market.book, order)
  else cancelRest(exchange, order, reason ?? whyNotFilled(market, order))
}

/** Trades what can be traded. Returns why the rest may not stay. */
function tryTrade(exchange: Exchange, market: Market, order: Order): CancelReason | undefined {
  const { book } = market
  const { side, price, type } = order
  if (type === 'LIMIT_MAKER')
    return touches(book, side, price) ? 'LIMIT_MAKER_ORDER_INCORRECT_PRICE_CONDITION' : undefined
  const trading: Trading<Order> = {
    book,
    side,
    limit: limitOf(market, order),
    orderOf: (id) => known(exchange.state.orders, id),
    wantedAt: () => openQuantity(order),
    meets: (maker) => meet(exchange, order, maker),
    fill: (maker, quantity) => fill(exchange, market, { taker: order, maker, quantity }),
  }
  if (order.timeInForce === 'FOK' && !isFillable(trading, order)) {
    return touches(book, side, type === 'MARKET' ? (trading.limit ?? price) : price)
      ? 'LIMIT_MATCH_FOK_ORDER_MAKER_INSUFFICIENT_AVAILABLE_QUANTITY'
      : 'LIMIT_MATCH_IOC_OR_FOK_ORDER_PRICE_CANNOT_MATCH'
  }
  return trade(trading) === 'refused' ? 'LIMIT_MATCH_ORDER_TAKER_SELF_TRADE' : undefined
}

/** What happens when an order comes to another one: its own mode decides about one of the same account. */
function meet(exchange: Exchange, order: Order, maker: Order): 'trades' | 'refused' | 'again' {
  if (maker.accountId !== order.accountId || order.stpMode === 'NONE') return 'trades'
  if (order.stpMode !== 'EXPIRE_TAKER') cancelResting(exchange, maker, 'LIMIT_MATCH_ORDER_TAKER_SELF_TRADE')
  return order.stpMode === 'EXPIRE_MAKER' ? 'again' : 'refused'
}

/** A market order goes no further than the price limits. */
function limitOf(market: Market, { type, side, price }: Order): string {
  if (type !== 'MARKET') return price
  const { highest, lowest } = priceLimits(market)
  return side === 'BUY' ? highest : lowest
}

/** Whether the book fills the whole order at once. */
function isFillable(trading: Trading<Order>, order: Order): boolean {
  let quantity = '0'
  for (const maker of reachable(trading)) {
    const isOwn = maker.accountId === order.accountId && order.stpMode !== 'NONE'
    if (isOwn && order.stpMode !== 'EXPIRE_MAKER') return false
    if (!isOwn) quantity = add(quantity, openQuantity(maker))
    if (compare(quantity, order.quantity) >= 0) return true
  }
  return false
}

function whyNotFilled({ book }: Market, order: Order): CancelReason {
  const [best] = otherSide(book, order.side)
  if (order.type === 'MARKET') return best ? 'EXCEED_SLIPPAGE_TOLERANCE' : 'MARKET_ORDER_NO_OTHER_SIDE_ORDER'
  if (!isZero(order.filledQuantity)) return 'LIMIT_MATCH_IOC_ORDER_CANNOT_FILLED'
  const isReached = best !== undefined && reaches(order.side, order.price, best.price)
  return isReached ? 'LIMIT_MATCH_IOC_ORDER_CANNOT_FILLED' : 'LIMIT_MATCH_IOC_OR_FOK_ORDER_PRICE_CANNOT_MATCH'
}
