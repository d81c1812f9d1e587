import { isZero, known } from 'exchange-docs/kernel'
import type { V3FuturesFill, V3FuturesHistoryOrder, V3FuturesOpenOrder } from '../../types.ts'
import { settlementCurrency } from './definitions.ts'
import { accountOf, type Exchange } from './exchange.ts'
import type { Order } from './state.ts'
import { averagePrice } from './values.ts'

/** An order that is open, as REST tells it. */
export function openOrderRecord(exchange: Pick<Exchange, 'state'>, order: Order): V3FuturesOpenOrder {
  const state = order.state === 'PARTIALLY_FILLED' ? 'PARTIALLY_FILLED' : 'NEW'
  return { ...restRecord(exchange, order), state }
}

/** An order that has ended, as REST tells it. */
export function historyOrderRecord(exchange: Pick<Exchange, 'state'>, order: Order): V3FuturesHistoryOrder {
  const state = order.state === 'FILLED' || order.state === 'PARTIALLY_CANCELED' ? order.state : 'CANCELED'
  return { ...restRecord(exchange, order), state, cancelReason: order.cancelReason }
}

/** Tells the owner of an order on the channel what became of it. */
export function tellOrder(exchange: Exchange, order: Order): void {
  const { state, now, emit } = exchange
  const { key } = accountOf(state, order)
  if (key === undefined) return
  const isNew = order.state === 'NEW'
  const record = {
    ...commonRecord(exchange, order),
    ...(isZero(order.filledQuantity) ? {} : { role: order.role }),
    state: order.state,
    ...(isNew ? {} : { cancelReason: order.cancelReason }),
    actType: 'TRADING',
    cTime: order.createTime,
    uTime: order.updateTime,
    ts: now,
  }
  emit({ channel: 'orders', key, symbol: order.symbol, message: { channel: 'orders', data: [record] } })
}

/** Tells the owner of an order that it was filled. */
export function tellFill({ now, emit }: Exchange, key: string, fill: V3FuturesFill): void {
  const { symbol, side, ordId, clOrdId, role, trdId, feeCcy, feeAmt, deductCcy, deductAmt, type, px, qty, uTime } = fill
  const ids = { symbol, side, ordId, clOrdId, role, trdId, feeCcy, feeAmt, deductCcy, deductAmt }
  const cause = type === 'LIQUIDATION' ? 'LIQUID' : type
  const record = { ...ids, type: cause, fpx: px, fqty: qty, uTime: Number(uTime), ts: now }
  emit({ channel: 'trade', key, symbol, message: { channel: 'trade', data: [record] } })
}

function restRecord(exchange: Pick<Exchange, 'state'>, order: Order) {
  return {
    ...commonRecord(exchange, order),
    lever: order.leverage,
    ...{ tpTrgPx: '', tpPx: '', tpTrgPxType: '', slTrgPx: '', slPx: '', slTrgPxType: '' },
    stpMode: order.stpMode,
    cTime: String(order.createTime),
    uTime: String(order.updateTime),
  }
}

/** What REST and the channel tell alike of an order. */
function commonRecord({ state }: Pick<Exchange, 'state'>, order: Order) {
  const market = known(state.markets, order.symbol)
  return {
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    ordId: order.id,
    clOrdId: order.clientOrderId,
    mgnMode: order.marginMode,
    posSide: order.positionSide,
    px: order.price,
    sz: order.quantity,
    source: order.source,
    reduceOnly: order.reduceOnly,
    timeInForce: order.timeInForce,
    avgPx: averagePrice(market, order.filledAmount, order.filledQuantity),
    execQty: order.filledQuantity,
    execAmt: order.filledAmount,
    feeCcy: isZero(order.fee) ? '' : settlementCurrency,
    feeAmt: order.fee,
    deductCcy: '',
    deductAmt: '0',
    qCcy: market.definition.qCcy,
  }
}
