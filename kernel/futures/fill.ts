import { add, compare, type Decimal, multiply } from '../decimal.ts'
import { takeOff } from '../market/book.ts'
import { accountOf, type Matched, newId, type Role } from '../market/exchange.ts'
import type { PublicTrade } from '../market/state.ts'
import { keepTrade } from '../market/trades.ts'
import { cancelUncovered, endOrder } from './closeOrder.ts'
import type { Market } from './contract.ts'
import { type FuturesExchange, tellOrder } from './exchange.ts'
import type { Order } from './order.ts'
import { book } from './positions.ts'
import type { Fill } from './state.ts'
import { contractValue } from './values.ts'

/** One side of a trade: price, quantity and fee rate of its order. */
export interface TradeSide {
  readonly id: string
  readonly price: Decimal
  readonly quantity: Decimal
  readonly role: Role
  readonly rate: Decimal
  readonly type: 'TRADE' | 'LIQUIDATION'
}

/** Trades a quantity between an order and a resting order, at the resting order's price. */
export function fill(exchange: FuturesExchange, market: Market, { taker, maker, quantity }: Matched<Order>): void {
  const trade = { id: newTradeId(exchange), price: maker.price, quantity, type: 'TRADE' } as const
  fillOrder(exchange, market, maker, { ...trade, ...roleOf(exchange, maker, 'MAKER') })
  takeOff(market.book, maker, quantity, maker.state === 'FILLED')
  if (maker.state === 'FILLED') endOrder(exchange, maker)
  fillOrder(exchange, market, taker, { ...trade, ...roleOf(exchange, taker, 'TAKER') })
  cancelUncovered(exchange, accountOf(exchange.state, maker), maker, taker)
  cancelUncovered(exchange, accountOf(exchange.state, taker), taker, taker)
  const amount = contractValue(market, maker.price, quantity)
  recordTrade(exchange, market, { ...trade, amount, takerSide: taker.side, createTime: exchange.now })
}

/** The number of a new trade. */
export function newTradeId({ state }: FuturesExchange): string {
  state.lastTradeId += 1
  return String(state.lastTradeId)
}

/** Accounts of the exchange trade without fees. */
function roleOf({ state, rules }: FuturesExchange, order: Order, role: Role): Pick<TradeSide, 'role' | 'rate'> {
  return { role, rate: accountOf(state, order).key === undefined ? '0' : rules.feeRates[role] }
}

/** Books one side of a trade: the order, its position and fee, its record. */
export function fillOrder(exchange: FuturesExchange, market: Market, order: Order, side: TradeSide): void {
  const account = accountOf(exchange.state, order)
  const value = contractValue(market, side.price, side.quantity)
  const fee = multiply(value, side.rate)
  order.filledQuantity = add(order.filledQuantity, side.quantity)
  order.filledAmount = add(order.filledAmount, value)
  order.fee = add(order.fee, fee)
  order.role = side.role
  order.updateTime = exchange.now
  order.state = compare(order.filledQuantity, order.quantity) >= 0 ? 'FILLED' : 'PARTIALLY_FILLED'
  const { symbol, marginMode, positionSide } = order
  book(exchange, market, account, {
    ...{ symbol, marginMode, positionSide, side: order.side },
    ...{ price: side.price, quantity: side.quantity, fee, cause: side.type },
  })
  if (account.key === undefined) return
  const own = fillOf(exchange, order, { ...side, value, fee })
  account.fills.push(own)
  exchange.tell({ kind: 'fill', account, fill: own }, exchange.now)
  tellOrder(exchange, order)
}

function fillOf(
  exchange: FuturesExchange,
  { id: orderId, clientOrderId, symbol, marginMode, positionSide, side, type: orderType }: Order,
  { id: tradeId, type: cause, role, price, quantity, rate, value, fee }: TradeSide & Pick<Fill, 'value' | 'fee'>,
): Fill {
  return {
    ...{ id: newId(exchange), tradeId, orderId, clientOrderId, symbol, marginMode, positionSide, side, orderType },
    ...{ cause, role, price, quantity, value, fee, rate, time: exchange.now },
  }
}

/** Adds a trade to the trades, candles and statistics of its market, and publishes it. */
function recordTrade({ now, tell }: FuturesExchange, market: Market, trade: PublicTrade): void {
  keepTrade(market, trade)
  tell({ kind: 'trade', market, trade }, now)
}
