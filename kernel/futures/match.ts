import { add, compare, isZero } from '../decimal.ts'
import { otherSide, reaches, rest } from '../market/book.ts'
import { reachable, type Trading, touches, trade } from '../market/trading.ts'
import { known } from '../ownEntry.ts'
import { cancelRest, cancelResting, endOrder } from './closeOrder.ts'
import { openQuantity } from './closing.ts'
import type { Market } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'
import { fill } from './fill.ts'
import type { CancelReason, Order } from './order.ts'
import { priceLimits } from './prices.ts'

/** Trades a new order with the book, by price and then by time; the rest stays on the book or is cancelled. */
export function match(exchange: FuturesExchange, market: Market, order: Order): void {
  const reason = tryTrade(exchange, market, order)
  const stays = order.type !== 'MARKET' && (order.type === 'LIMIT_MAKER' || order.timeInForce === 'GTC')
  if (order.state === 'FILLED') endOrder(exchange, order)
  else if (reason === undefined && stays) rest(market.book, order)
  else cancelRest(exchange, order, reason ?? whyNotFilled(market, order))
}

/** Trades an order as far as the book allows. Returns the reason why the rest may not stay. */
function tryTrade(exchange: FuturesExchange, market: Market, order: Order): CancelReason | undefined {
  const { book } = market
  const { side, price, type } = order
  if (type === 'LIMIT_MAKER') return touches(book, side, price) ? 'would trade' : undefined
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
      ? 'book too small'
      : 'price not reached'
  }
  return trade(trading) === 'refused' ? 'self trade' : undefined
}

/** The outcome when an order meets a resting order. Where one account has both, the mode of the new order decides. */
function meet(exchange: FuturesExchange, order: Order, maker: Order): 'trades' | 'refused' | 'again' {
  if (maker.accountId !== order.accountId || order.stpMode === 'NONE') return 'trades'
  if (order.stpMode !== 'EXPIRE_TAKER') cancelResting(exchange, maker, 'self trade')
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
  if (order.type === 'MARKET') return best ? 'price limit' : 'book empty'
  if (!isZero(order.filledQuantity)) return 'rest'
  const isReached = best !== undefined && reaches(order.side, order.price, best.price)
  return isReached ? 'rest' : 'price not reached'
}
