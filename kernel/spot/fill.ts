import { add, compare, type Decimal, divide, isZero, multiply, subtract } from '../decimal.ts'
import { takeOff } from '../market/book.ts'
import { accountOf, type Matched, newId, type Role } from '../market/exchange.ts'
import type { PublicTrade } from '../market/state.ts'
import { keepTrade } from '../market/trades.ts'
import { credit, releaseFunds } from './balances.ts'
import { endOrder, heldCurrency } from './closeOrder.ts'
import { type SpotExchange, tellOrder } from './exchange.ts'
import type { Account, Fill, Market, Order } from './state.ts'

/** Trades a quantity between an order and a resting order, at the resting order's price. */
export function fill(exchange: SpotExchange, market: Market, orders: Matched<Order>): void {
  const { taker, maker, quantity } = orders
  const { state, now } = exchange
  const amount = multiply(maker.price, quantity)
  state.lastTradeId += 1
  const trade = { id: String(state.lastTradeId), price: maker.price, quantity, amount }
  bookSide(exchange, market, maker, { ...trade, role: 'MAKER' })
  takeOff(market.book, maker, quantity, maker.state === 'FILLED')
  if (maker.state === 'FILLED') endOrder(exchange, market, maker)
  bookSide(exchange, market, taker, { ...trade, role: 'TAKER' })
  recordTrade(exchange, market, { ...trade, takerSide: taker.side, createTime: now })
}

/** One side of a trade: price, quantity and amount of its order. */
interface TradeSide {
  readonly id: string
  readonly price: Decimal
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly role: Role
}

/** Books one side of a trade: the order, its funds, its fee, its record. */
function bookSide(exchange: SpotExchange, market: Market, order: Order, side: TradeSide): void {
  const account = accountOf(exchange.state, order)
  order.filledQuantity = add(order.filledQuantity, side.quantity)
  order.filledAmount = add(order.filledAmount, side.amount)
  order.matchRole = side.role
  order.updateTime = exchange.now
  order.state = isComplete(market, order, side.price) ? 'FILLED' : 'PARTIALLY_FILLED'
  const { currency, fee } = exchangeFunds(exchange, market, order, side)
  if (account.key === undefined) return
  const own = fillOf(exchange, order, { ...side, feeCurrency: currency, fee })
  account.fills.push(own)
  tellOrder(exchange, market, order, { what: 'traded', fill: own })
}

/** A market purchase is complete when the rest of its amount buys no further step. */
function isComplete({ limits }: Market, order: Order, price: Decimal): boolean {
  const { type, side, quantity, amount, filledQuantity, filledAmount } = order
  if (type !== 'MARKET' || side === 'SELL') return compare(filledQuantity, quantity) >= 0
  return isZero(divide(subtract(amount, filledAmount), price, limits.quantityScale))
}

/** Spends the order's held funds and credits the bought quantity, less the fee. */
function exchangeFunds(exchange: SpotExchange, market: Market, order: Order, { quantity, amount, role }: TradeSide) {
  const account = accountOf(exchange.state, order)
  const isBuy = order.side === 'BUY'
  const spent = isBuy ? amount : quantity
  const bought = isBuy ? quantity : amount
  const currency = isBuy ? market.base : market.quote
  const left = holdNeeded(order, subtract(order.hold, spent))
  const released = subtract(subtract(order.hold, spent), left)
  order.hold = left
  const fee = multiply(bought, feeRate(account, order.symbol, role))
  exchange.state.fees[currency] = add(exchange.state.fees[currency] ?? '0', fee)
  releaseFunds(exchange, account, { currency: heldCurrency(market, order), spent, released, cause: 'trade' })
  credit(exchange, account, { currency, amount: subtract(bought, fee), cause: 'trade' })
  return { currency, fee }
}

/** Funds that the open part of an order needs. A market order keeps the rest. */
function holdNeeded(order: Order, left: Decimal): Decimal {
  if (order.type === 'MARKET') return left
  const open = subtract(order.quantity, order.filledQuantity)
  return order.side === 'BUY' ? multiply(order.price, open) : open
}

/** The rate of an account for a symbol. */
export function feeRate({ rates }: Pick<Account, 'rates'>, symbol: string, role: Role): Decimal {
  const own = rates.specialFeeRates.find((special) => special.symbol === symbol) ?? rates
  return role === 'MAKER' ? own.makerRate : own.takerRate
}

/** Adds a trade to the trades, candles and statistics of its market, and publishes it. */
function recordTrade({ now, tell }: SpotExchange, market: Market, trade: PublicTrade): void {
  keepTrade(market, trade)
  tell({ kind: 'trade', market, trade }, now)
}

function fillOf(
  exchange: SpotExchange,
  { id: orderId, clientOrderId, symbol, side, type }: Order,
  { id, role, price, quantity, amount, feeCurrency, fee }: TradeSide & Pick<Fill, 'feeCurrency' | 'fee'>,
): Fill {
  return {
    ...{ id, recordId: newId(exchange), orderId, clientOrderId, symbol, side, type, role },
    ...{ price, quantity, amount, feeCurrency, fee, time: exchange.now },
  }
}
