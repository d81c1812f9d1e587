import { add, compare, type Decimal, divide, isZero, multiply, subtract } from '../decimal.ts'
import { otherSide, rest } from '../market/book.ts'
import { type Outcome, reachable, type Trading, touches, trade } from '../market/trading.ts'
import { known } from '../ownEntry.ts'
import { cancelRest, endOrder } from './closeOrder.ts'
import type { SpotExchange } from './exchange.ts'
import { fill } from './fill.ts'
import type { Market, Order } from './state.ts'

/** Bound of a market order; without it, the end of the book. */
export interface MatchLimits {
  readonly slippageTolerance?: Decimal | undefined
}

/** Trades a new order with the book, by price and then by time; the rest stays on the book or is cancelled. */
export function match(exchange: SpotExchange, market: Market, order: Order, limits: MatchLimits): void {
  const outcome = tryTrade(exchange, market, order, limitOf(market, order, limits))
  const stays = outcome === 'done' && order.type !== 'MARKET' && order.timeInForce === 'GTC'
  if (order.state === 'FILLED') endOrder(exchange, market, order)
  else if (stays) rest(market.book, order)
  else cancelRest(exchange, market, order, false)
}

function tryTrade(exchange: SpotExchange, market: Market, order: Order, limit: Decimal | undefined): Outcome {
  if (order.type === 'LIMIT_MAKER') return touches(market.book, order.side, order.price) ? 'refused' : 'done'
  const trading: Trading<Order> = {
    book: market.book,
    side: order.side,
    limit,
    orderOf: (id) => known(exchange.state.orders, id),
    wantedAt: (price) => (order.state === 'FILLED' ? '0' : wantedAt(market, order, price)),
    meets: (maker) => (isSelfTrade(order, maker) ? 'refused' : 'trades'),
    fill: (maker, quantity) => fill(exchange, market, { taker: order, maker, quantity }),
  }
  return order.timeInForce !== 'FOK' || isFillable(trading, order) ? trade(trading) : 'refused'
}

function isSelfTrade(order: Order, maker: Order): boolean {
  return maker.accountId === order.accountId && order.stpMode === 'EXPIRE_TAKER'
}

/** The quantity that an order still needs at a price. A market purchase buys as many steps as it can pay. */
function wantedAt({ limits }: Market, order: Order, price: Decimal): Decimal {
  if (order.type !== 'MARKET' || order.side === 'SELL') return subtract(order.quantity, order.filledQuantity)
  return divide(subtract(order.amount, order.filledAmount), price, limits.quantityScale)
}

function limitOf({ book }: Market, order: Order, { slippageTolerance }: MatchLimits): Decimal | undefined {
  if (order.type !== 'MARKET') return order.price
  const [best] = otherSide(book, order.side)
  if (slippageTolerance === undefined || !best) return undefined
  return multiply(best.price, order.side === 'BUY' ? add('1', slippageTolerance) : subtract('1', slippageTolerance))
}

/** Whether the book fills the whole order at once, before it comes to an order of the same account. */
function isFillable(trading: Trading<Order>, order: Order): boolean {
  let quantity = '0'
  let amount = '0'
  for (const maker of reachable(trading)) {
    if (isSelfTrade(order, maker)) return false
    const open = subtract(maker.quantity, maker.filledQuantity)
    quantity = add(quantity, open)
    amount = add(amount, multiply(maker.price, open))
    const isEnough = isZero(order.quantity)
      ? compare(amount, order.amount) >= 0
      : compare(quantity, order.quantity) >= 0
    if (isEnough) return true
  }
  return false
}
