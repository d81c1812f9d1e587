import { add, compare, type Decimal, divide, isZero, multiply, smaller, subtract } from '../../decimal.ts'
import { otherSide, reaches, rest } from '../../market/book.ts'
import { cancelRest, endFilled } from './closeOrder.ts'
import { type Exchange, known } from './exchange.ts'
import { fill } from './fill.ts'
import type { Market, Order, SpotState } from './state.ts'

/** How far a market order may go; without it, to the end of the book. */
export interface MatchLimits {
  readonly slippageTolerance?: Decimal | undefined
}

/** Trades a new order with the book, by price and then by time, and decides what becomes of the rest. */
export function match(exchange: Exchange, market: Market, order: Order, limits: MatchLimits): void {
  const outcome = tryTrade(exchange, market, order, limitOf(market, order, limits))
  const stays = outcome === 'done' && order.type !== 'MARKET' && order.timeInForce === 'GTC'
  if (order.state === 'FILLED') endFilled(exchange, market, order)
  else if (stays) rest(market.book, order)
  else cancelRest(exchange, market, order, false)
}

function tryTrade(exchange: Exchange, market: Market, order: Order, limit: Decimal | undefined): Outcome {
  if (order.type === 'LIMIT_MAKER') return touches(market, order) ? 'refused' : 'done'
  const isWhole = order.timeInForce !== 'FOK' || isFillable(exchange.state, market, order, limit)
  return isWhole ? trade(exchange, market, order, limit) : 'refused'
}

/** `refused`: the order may not trade with what comes next. */
type Outcome = 'done' | 'refused'

function trade(exchange: Exchange, market: Market, order: Order, limit: Decimal | undefined): Outcome {
  const levels = otherSide(market.book, order.side)
  while (order.state !== 'FILLED') {
    const [level] = levels
    if (!level || (limit !== undefined && !reaches(order.side, limit, level.price))) return 'done'
    const maker = known(exchange.state.orders, level.orderIds[0] ?? '')
    if (isSelfTrade(order, maker)) return 'refused'
    const wanted = wantedAt(market, order, level.price)
    if (isZero(wanted)) return 'done'
    const quantity = smaller(wanted, subtract(maker.quantity, maker.filledQuantity))
    fill(exchange, market, { taker: order, maker, quantity })
  }
  return 'done'
}

function isSelfTrade(order: Order, maker: Order): boolean {
  return maker.accountId === order.accountId && order.stpMode === 'EXPIRE_TAKER'
}

/** What an order still wants at a price. A market purchase buys as many steps as it can pay. */
function wantedAt({ definition }: Market, order: Order, price: Decimal): Decimal {
  if (order.type !== 'MARKET' || order.side === 'SELL') return subtract(order.quantity, order.filledQuantity)
  return divide(subtract(order.amount, order.filledAmount), price, definition.symbolTradeLimit.quantityScale)
}

function touches({ book }: Market, { side, price }: Order): boolean {
  const [best] = otherSide(book, side)
  return best !== undefined && reaches(side, price, best.price)
}

function limitOf({ book }: Market, order: Order, { slippageTolerance }: MatchLimits): Decimal | undefined {
  if (order.type !== 'MARKET') return order.price
  const [best] = otherSide(book, order.side)
  if (slippageTolerance === undefined || !best) return undefined
  return multiply(best.price, order.side === 'BUY' ? add('1', slippageTolerance) : subtract('1', slippageTolerance))
}

/** Whether the book fills the whole order at once, before it comes to an order of the same account. */
function isFillable(state: SpotState, market: Market, order: Order, limit: Decimal | undefined): boolean {
  let quantity = '0'
  let amount = '0'
  for (const level of otherSide(market.book, order.side)) {
    if (limit !== undefined && !reaches(order.side, limit, level.price)) return false
    for (const id of level.orderIds) {
      const maker = known(state.orders, id)
      if (isSelfTrade(order, maker)) return false
      const open = subtract(maker.quantity, maker.filledQuantity)
      quantity = add(quantity, open)
      amount = add(amount, multiply(level.price, open))
      const isEnough = isZero(order.quantity)
        ? compare(amount, order.amount) >= 0
        : compare(quantity, order.quantity) >= 0
      if (isEnough) return true
    }
  }
  return false
}
