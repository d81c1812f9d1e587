import { add, compare, type Decimal, multiply, takeOff } from 'exchange-docs/kernel'
import type { V3FuturesFill } from '../../types.ts'
import { cancelUncovered, endOrder } from './closeOrder.ts'
import { feeRates, settlementCurrency } from './definitions.ts'
import { accountOf, type Exchange, newId } from './exchange.ts'
import { tellFill, tellOrder } from './orderRecords.ts'
import { book } from './positions.ts'
import type { Account, Market, Order, Role } from './state.ts'
import { recordTrade } from './trades.ts'
import { contractValue } from './values.ts'

/** Two orders that trade. */
export interface Matched {
  readonly taker: Order
  readonly maker: Order
  readonly quantity: Decimal
}

/** What an order gets of a trade. */
export interface TradeSide {
  readonly id: string
  readonly price: Decimal
  readonly quantity: Decimal
  readonly role: Role
  readonly rate: Decimal
  readonly type: 'TRADE' | 'LIQUIDATION'
}

/** Trades a quantity between an order and one that rests on the book, at the price of the latter. */
export function fill(exchange: Exchange, market: Market, { taker, maker, quantity }: Matched): void {
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
export function newTradeId({ state }: Exchange): string {
  state.lastTradeId += 1
  return String(state.lastTradeId)
}

/** Accounts of the exchange trade without fees. */
function roleOf({ state }: Exchange, order: Order, role: Role): Pick<TradeSide, 'role' | 'rate'> {
  return { role, rate: accountOf(state, order).key === undefined ? '0' : feeRates[role] }
}

/** Books one side of a trade: the order, its position and fee, its record. */
export function fillOrder(exchange: Exchange, market: Market, order: Order, side: TradeSide): void {
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
  keepFill(exchange, account, account.key, fillRecord(exchange, market, order, { ...side, value, fee }))
  tellOrder(exchange, order)
}

function keepFill(exchange: Exchange, account: Account, key: string, record: V3FuturesFill): void {
  account.fills.push(record)
  tellFill(exchange, key, record)
}

function fillRecord(
  { state, now }: Exchange,
  market: Market,
  order: Order,
  side: TradeSide & { readonly value: Decimal; readonly fee: Decimal },
): V3FuturesFill {
  return {
    id: newId(state),
    symbol: order.symbol,
    ordId: order.id,
    clOrdId: order.clientOrderId,
    trdId: side.id,
    side: order.side,
    type: side.type,
    mgnMode: order.marginMode,
    posSide: order.positionSide,
    ordType: order.type,
    role: side.role,
    px: side.price,
    qty: side.quantity,
    value: side.value,
    qCcy: market.definition.qCcy,
    feeCcy: settlementCurrency,
    feeAmt: side.fee,
    deductCcy: '',
    deductAmt: '0',
    feeRate: side.rate,
    actType: 'TRADING',
    cTime: String(now),
    uTime: String(now),
  }
}
