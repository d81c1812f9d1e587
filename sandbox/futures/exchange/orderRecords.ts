import { isZero, known } from 'exchange-docs/kernel'
import {
  averagePrice,
  type Fill,
  type FuturesEvent,
  type FuturesExchange,
  type Order,
} from 'exchange-docs/kernel/futures'
import type { V3FuturesFill, V3FuturesHistoryOrder, V3FuturesOpenOrder } from '../../types.ts'
import { settlementCurrency } from './definitions.ts'
import type { Emitting } from './push.ts'

type EventOf<Kind extends FuturesEvent['kind']> = Extract<FuturesEvent, { readonly kind: Kind }>

/** Why an order was cancelled, as the specs name it. */
const cancelReasons = {
  '': '',
  user: 'USER_CANCEL_ORDER_ACTION',
  'would trade': 'LIMIT_MAKER_ORDER_INCORRECT_PRICE_CONDITION',
  'price not reached': 'LIMIT_MATCH_IOC_OR_FOK_ORDER_PRICE_CANNOT_MATCH',
  'book too small': 'LIMIT_MATCH_FOK_ORDER_MAKER_INSUFFICIENT_AVAILABLE_QUANTITY',
  rest: 'LIMIT_MATCH_IOC_ORDER_CANNOT_FILLED',
  'self trade': 'LIMIT_MATCH_ORDER_TAKER_SELF_TRADE',
  'book empty': 'MARKET_ORDER_NO_OTHER_SIDE_ORDER',
  'price limit': 'EXCEED_SLIPPAGE_TOLERANCE',
  'position smaller': 'NO_MARGIN_QUANTITY_GREAT_THAN_POSITION',
  liquidation: 'FL_CANCEL_ORDER_ACTION',
} as const

function reasonOf({ cancelReason }: Order): string {
  return cancelReasons[cancelReason]
}

/** An open order as REST returns it. */
export function openOrderRecord(exchange: Pick<FuturesExchange, 'state'>, order: Order): V3FuturesOpenOrder {
  const state = order.state === 'PARTIALLY_FILLED' ? 'PARTIALLY_FILLED' : 'NEW'
  return { ...restRecord(exchange, order), state }
}

/** A closed order as REST returns it. */
export function historyOrderRecord(exchange: Pick<FuturesExchange, 'state'>, order: Order): V3FuturesHistoryOrder {
  const state = order.state === 'FILLED' || order.state === 'PARTIALLY_CANCELED' ? order.state : 'CANCELED'
  return { ...restRecord(exchange, order), state, cancelReason: reasonOf(order) }
}

/** Pushes the state of an order to its owner. */
export function tellOrder(exchange: Emitting, { account, order }: EventOf<'order'>): void {
  const { now, emit } = exchange
  const { key = '' } = account
  const isNew = order.state === 'NEW'
  const record = {
    ...commonRecord(exchange, order),
    ...(isZero(order.filledQuantity) ? {} : { role: order.role }),
    state: order.state,
    ...(isNew ? {} : { cancelReason: reasonOf(order) }),
    actType: 'TRADING',
    cTime: order.createTime,
    uTime: order.updateTime,
    ts: now,
  }
  emit({ channel: 'orders', key, symbol: order.symbol, message: { channel: 'orders', data: [record] } })
}

/** Pushes a fill to the owner of its order. */
export function tellFill({ now, emit }: Emitting, { account: { key = '' }, fill: own }: EventOf<'fill'>): void {
  const fill = fillRecord(own)
  const { symbol, side, ordId, clOrdId, role, trdId, feeCcy, feeAmt, deductCcy, deductAmt, type, px, qty, uTime } = fill
  const ids = { symbol, side, ordId, clOrdId, role, trdId, feeCcy, feeAmt, deductCcy, deductAmt }
  const cause = type === 'LIQUIDATION' ? 'LIQUID' : type
  const record = { ...ids, type: cause, fpx: px, fqty: qty, uTime: Number(uTime), ts: now }
  emit({ channel: 'trade', key, symbol, message: { channel: 'trade', data: [record] } })
}

function restRecord(exchange: Pick<FuturesExchange, 'state'>, order: Order) {
  return {
    ...commonRecord(exchange, order),
    lever: order.leverage,
    ...{ tpTrgPx: '', tpPx: '', tpTrgPxType: '', slTrgPx: '', slPx: '', slTrgPxType: '' },
    stpMode: order.stpMode,
    cTime: String(order.createTime),
    uTime: String(order.updateTime),
  }
}

/** Fields of an order that REST and the channel share. */
function commonRecord({ state }: Pick<FuturesExchange, 'state'>, order: Order) {
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
    qCcy: settlementCurrency,
  }
}

/** A fill as REST returns it. */
export function fillRecord(fill: Fill): V3FuturesFill {
  return {
    id: fill.id,
    symbol: fill.symbol,
    ordId: fill.orderId,
    clOrdId: fill.clientOrderId,
    trdId: fill.tradeId,
    side: fill.side,
    type: fill.cause,
    mgnMode: fill.marginMode,
    posSide: fill.positionSide,
    ordType: fill.orderType,
    role: fill.role,
    px: fill.price,
    qty: fill.quantity,
    value: fill.value,
    qCcy: settlementCurrency,
    feeCcy: settlementCurrency,
    feeAmt: fill.fee,
    deductCcy: '',
    deductAmt: '0',
    feeRate: fill.rate,
    actType: 'TRADING',
    cTime: String(fill.time),
    uTime: String(fill.time),
  }
}
