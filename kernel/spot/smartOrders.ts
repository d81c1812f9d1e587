import {
  add,
  compare,
  type Decimal,
  divide,
  isDecimal,
  isZero,
  larger,
  multiply,
  plain,
  roundToStep,
  smaller,
  stepOf,
  subtract,
} from '../decimal.ts'
import { lastPrice } from '../market/candles.ts'
import { type AnyNewOrder, clientOrderKey, findMarket, newId } from '../market/exchange.ts'
import { known, ownEntry } from '../ownEntry.ts'
import { Refused } from '../refused.ts'
import type { SpotExchange } from './exchange.ts'
import { placeOrder } from './placeOrder.ts'
import type { Account, Market, NewOrder, SmartOrder, SmartOrderType } from './state.ts'

/** An order that is to wait for a price. Offsets may end with `%`. */
export interface NewSmartOrder extends Omit<AnyNewOrder, 'type'> {
  readonly type?: SmartOrderType
  readonly quantity: Decimal
  readonly amount?: Decimal
  readonly stopPrice?: Decimal
  readonly trailingOffset?: string
  readonly limitOffset?: string
  readonly operator?: SmartOrder['waitsFor']
}

/** Places a smart order: it holds no funds, and waits outside the book for its price. */
export function createSmartOrder(
  exchange: SpotExchange,
  account: Account,
  request: NewSmartOrder,
  id = newId(exchange),
): SmartOrder {
  const { state, now, rules } = exchange
  const market = findMarket(exchange, request.symbol)
  if (!market) throw rules.refusal('smart order symbol unknown')
  const { clientOrderId = '', side, symbol, timeInForce = 'GTC' } = request
  if (clientOrderId !== '' && ownEntry(account.smartOrderIds, clientOrderKey(clientOrderId)))
    throw rules.refusal('smart order ID used')
  const type = request.type ?? (request.price === undefined ? 'STOP' : 'STOP_LIMIT')
  const isTrailing = type === 'TRAILING_STOP' || type === 'TRAILING_STOP_LIMIT'
  const { stopPrice, trailingOffset, limitOffset } = request
  if (!isTrailing && stopPrice === undefined) throw rules.refusal('smart order invalid')
  if ([trailingOffset, limitOffset].some((offset) => offset !== undefined && !isOffset(offset)))
    throw rules.refusal('smart order invalid')
  const price = lastPrice(market)
  const isAbove = compare(stopPrice ?? price, price) > 0
  const operator = request.operator ?? (side === 'SELL' ? 'GTE' : 'LTE')
  const order: SmartOrder = {
    ...{ id, clientOrderId, accountId: account.accountId, symbol, side, type, timeInForce },
    ...{ quantity: plain(request.quantity), price: plain(request.price ?? '0'), amount: plain(request.amount ?? '0') },
    ...{ stopPrice: plain(stopPrice ?? '0'), trailingOffset: trailingOffset ?? '', limitOffset: limitOffset ?? '' },
    waitsFor: isTrailing ? operator : isAbove ? 'GTE' : 'LTE',
    ...{ createTime: now, updateTime: now, state: 'PENDING_NEW', extreme: '' },
  }
  state.smartOrders[id] = order
  account.openSmartOrders.push(id)
  if (clientOrderId !== '') account.smartOrderIds[clientOrderKey(clientOrderId)] = id
  return order
}

/** Cancels a smart order that waits. */
export function cancelSmartOrder({ state, now }: SpotExchange, order: SmartOrder): void {
  order.state = 'CANCELED'
  order.updateTime = now
  close(known(state.accounts, order.accountId), order)
}

/** Places the orders of the smart orders that the last price has reached. */
export function triggerSmartOrders(exchange: SpotExchange, market: Market): void {
  const price = lastPrice(market)
  for (const account of Object.values(exchange.state.accounts)) {
    for (const id of [...account.openSmartOrders]) {
      const order = known(exchange.state.smartOrders, id)
      if (order.symbol === market.symbol && isReached(order, price)) trigger(exchange, market, account, order)
    }
  }
}

/** Whether the price has reached a stop, or has returned from its extreme by the trailing offset. */
function isReached(order: SmartOrder, price: Decimal): boolean {
  const { stopPrice, side, waitsFor, trailingOffset } = order
  const reached = waitsFor === 'GTE' ? compare(price, stopPrice) : compare(stopPrice, price)
  const isPassed = isZero(stopPrice) || reached >= 0
  if (trailingOffset === '') return isPassed
  if (order.extreme === '' && !isPassed) return false
  const best = side === 'SELL' ? larger : smaller
  order.extreme = order.extreme === '' ? price : best(order.extreme, price)
  const distance = distanceOf(trailingOffset, order.extreme)
  return side === 'SELL'
    ? compare(price, subtract(order.extreme, distance)) <= 0
    : compare(price, add(order.extreme, distance)) >= 0
}

function trigger(exchange: SpotExchange, market: Market, account: Account, order: SmartOrder): void {
  order.updateTime = exchange.now
  close(account, order)
  try {
    order.orderId = placeOrder(exchange, account, placedOrder(market, order)).id
    order.state = 'TRIGGERED'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    order.state = 'FAILED'
  }
}

/** The order that a smart order places. A market purchase spends its amount, or the present cost of its quantity. */
function placedOrder(market: Market, order: SmartOrder): NewOrder {
  const { symbol, side, timeInForce, quantity, price, amount, limitOffset } = order
  const { priceScale, amountScale } = market.limits
  const last = lastPrice(market)
  if (order.type === 'STOP_LIMIT') return { symbol, side, type: 'LIMIT', timeInForce, quantity, price }
  if (order.type === 'TRAILING_STOP_LIMIT') {
    const distance = distanceOf(limitOffset, last)
    const limit = side === 'BUY' ? add(last, distance) : subtract(last, distance)
    return { symbol, side, type: 'LIMIT', timeInForce, quantity, price: roundToStep(limit, stepOf(priceScale)) }
  }
  if (side === 'SELL') return { symbol, side, type: 'MARKET', quantity }
  const cost = roundToStep(multiply(last, quantity), stepOf(amountScale))
  return { symbol, side, type: 'MARKET', amount: isZero(amount) ? cost : amount }
}

function close(account: Account, { id }: SmartOrder): void {
  account.openSmartOrders.splice(account.openSmartOrders.indexOf(id), 1)
  account.closedSmartOrders.push(id)
}

function isOffset(text: string): boolean {
  return isDecimal(text.replace(/%$/, ''))
}

/** A distance from a price: with `%` a part of it. */
function distanceOf(offset: string, price: Decimal): Decimal {
  return offset.endsWith('%') ? divide(multiply(price, offset.slice(0, -1)), '100', 8) : offset
}
