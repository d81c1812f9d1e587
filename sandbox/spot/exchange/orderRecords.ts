import { divide, isZero, known } from 'exchange-docs/kernel'
import {
  amountText,
  type Fill,
  type Market,
  type Order,
  priceText,
  quantityText,
  type SpotEvent,
  type SpotExchange,
} from 'exchange-docs/kernel/spot'
import type { SpotFill, SpotOrderDetails } from '../../types.ts'
import type { Emitting } from './push.ts'
import { orZero } from './texts.ts'

/** An order as REST returns it. */
export function orderDetails({ state }: Pick<SpotExchange, 'state'>, order: Order): SpotOrderDetails {
  const market = known(state.markets, order.symbol)
  const { priceScale } = market.limits
  const average = isZero(order.filledQuantity) ? '0' : divide(order.filledAmount, order.filledQuantity, priceScale)
  return {
    id: order.id,
    clientOrderId: order.clientOrderId,
    symbol: order.symbol,
    state: order.state,
    accountType: 'SPOT',
    side: order.side,
    type: order.type,
    timeInForce: order.timeInForce,
    quantity: quantityText(market, order.quantity),
    price: priceText(market, order.price),
    avgPrice: priceText(market, average),
    amount: amountText(market, order.amount),
    filledQuantity: quantityText(market, order.filledQuantity),
    filledAmount: amountText(market, order.filledAmount),
    createTime: order.createTime,
    updateTime: order.updateTime,
    orderSource: 'API',
    loan: false,
    cancelReason: 0,
  }
}

/** Pushes a change of an order to its owner. */
export function tellOrder({ now, emit }: Emitting, { account, market, order, ...change }: OrderEvent): void {
  const { key = '' } = account
  const fill = change.fill && fillRecord(market, change.fill)
  const price = (value: string) => orZero(value, (given) => priceText(market, given))
  const quantity = (value: string) => orZero(value, (given) => quantityText(market, given))
  const amount = (value: string) => orZero(value, (given) => amountText(market, given))
  const record = {
    symbol: order.symbol,
    type: order.type,
    quantity: quantity(order.quantity),
    orderId: order.id,
    tradeFee: fill?.feeAmount ?? '0',
    clientOrderId: order.clientOrderId,
    accountType: 'SPOT',
    feeCurrency: fill?.feeCurrency ?? '',
    eventType: eventTypes[change.what],
    source: 'API',
    side: order.side,
    filledQuantity: quantity(order.filledQuantity),
    filledAmount: amount(order.filledAmount),
    matchRole: order.matchRole,
    state: order.state,
    tradeTime: fill?.createTime ?? 0,
    tradeAmount: fill?.amount ?? '0',
    orderAmount: amount(order.amount),
    createTime: order.createTime,
    price: price(order.price),
    tradeQty: fill?.quantity ?? '0',
    tradePrice: fill?.price ?? '0',
    tradeId: fill?.id ?? '0',
    ts: now,
  }
  emit({ channel: 'orders', key, symbol: order.symbol, message: { channel: 'orders', data: [record] } })
}

type OrderEvent = Extract<SpotEvent, { readonly kind: 'order' }>

/** Names that the channel `orders` has for changes of an order. */
const eventTypes = { placed: 'place', traded: 'trade', cancelled: 'canceled' } as const

/** A fill as REST returns it. */
export function fillRecord(market: Market, fill: Fill): SpotFill {
  return {
    id: fill.id,
    symbol: fill.symbol,
    accountType: 'SPOT',
    orderId: fill.orderId,
    side: fill.side,
    type: fill.type,
    matchRole: fill.role,
    createTime: fill.time,
    price: priceText(market, fill.price),
    quantity: quantityText(market, fill.quantity),
    amount: amountText(market, fill.amount),
    feeCurrency: fill.feeCurrency,
    feeAmount: fill.fee,
    pageId: fill.recordId,
    clientOrderId: fill.clientOrderId,
  }
}
