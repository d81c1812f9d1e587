import { known, Refused, touches } from 'exchange-docs/kernel'
import {
  cancelOrder as cancel,
  cancelAllOrders,
  type Fill,
  findOrder,
  findOrderOfClient,
  type Order,
  placeOrder as place,
} from 'exchange-docs/kernel/spot'
import { type Call, type Handler, marketOf, text } from './call.ts'
import { rates } from './rules.ts'
import type { SpotFill, SpotOrder } from './types.ts'

export const placeOrder: Handler<'placeOrder'> = ({ body }, call) => {
  const { symbol, side, type, timeInForce, price, quantity, quoteOrderQty: amount, newClientOrderId } = body
  const { book } = marketOf(call, symbol)
  if (type === 'LIMIT_MAKER' && price !== undefined && touches(book, side, price))
    throw new Refused(-2010, 'The order would trade at once.')
  const account = call.account()
  const request = { symbol, side, type, timeInForce, price, quantity, amount, clientOrderId: newClientOrderId }
  const order = place(call.exchange, account, { ...request, stpMode: 'NONE' })
  const own = account.fills.filter(({ orderId }) => orderId === order.id)
  const fills = own.map((fill) => ({
    ...{ price: text(fill.price), qty: text(fill.quantity), tradeId: Number(fill.id) },
    ...{ commission: text(fill.fee), commissionAsset: fill.feeCurrency },
  }))
  return { ...orderRecord(order), transactTime: call.exchange.now, fills }
}

export const getOrder: Handler<'getOrder'> = ({ parameters }, call) => orderRecord(ownOrder(call, parameters, -2013))

export const cancelOrder: Handler<'cancelOrder'> = ({ parameters }, call) =>
  orderRecord(cancel(call.exchange, ownOrder(call, parameters, -2011)))

export const getOpenOrders: Handler<'getOpenOrders'> = ({ parameters: { symbol } }, call) => {
  if (symbol !== undefined) marketOf(call, symbol)
  const open = call.account().openOrders.map((id) => known(call.exchange.state.orders, id))
  return open.filter((order) => symbol === undefined || order.symbol === symbol).map(orderRecord)
}

export const cancelOpenOrders: Handler<'cancelOpenOrders'> = ({ parameters: { symbol } }, call) => {
  const cancelled = cancelAllOrders(call.exchange, call.account(), [marketOf(call, symbol).symbol])
  if (cancelled.length === 0) throw new Refused(-2011, 'No order is open.')
  return cancelled.map(orderRecord)
}

export const getAllOrders: Handler<'getAllOrders'> = ({ parameters }, call) => {
  const { symbol, startTime = 0, limit = 500 } = parameters
  marketOf(call, symbol)
  const { openOrders, closedOrders } = call.account()
  const all = [...openOrders, ...closedOrders].map((id) => known(call.exchange.state.orders, id))
  const found = all.filter((order) => order.symbol === symbol && order.createTime >= startTime)
  return found
    .sort((a, b) => Number(a.id) - Number(b.id))
    .slice(-limit)
    .map(orderRecord)
}

export const getAccount: Handler<'getAccount'> = (_, call) => ({
  makerCommission: Number(rates.makerRate) * 10_000,
  takerCommission: Number(rates.takerRate) * 10_000,
  ...{ canTrade: true, accountType: 'SPOT', updateTime: call.exchange.now },
  balances: Object.entries(call.account().balances).map(([asset, { available, hold }]) => ({
    ...{ asset, free: text(available), locked: text(hold) },
  })),
})

export const getMyTrades: Handler<'getMyTrades'> = ({ parameters }, call) => {
  const { symbol, orderId, startTime = 0, limit = 500 } = parameters
  marketOf(call, symbol)
  return call
    .account()
    .fills.filter((fill) => fill.symbol === symbol && fill.time >= startTime)
    .filter((fill) => orderId === undefined || fill.orderId === String(orderId))
    .slice(-limit)
    .map(fillRecord)
}

type Named = Parameters<typeof getOrder>[0]['parameters']

/** An order of the caller by one of its ids. */
function ownOrder(call: Call, { symbol, orderId, origClientOrderId = '' }: Named, code: number): Order {
  const { exchange } = call
  const market = marketOf(call, symbol)
  const account = call.account()
  const ofClient = findOrderOfClient(exchange, account, origClientOrderId)
  const order = orderId === undefined ? ofClient : findOrder(exchange, account, String(orderId))
  if (order?.symbol !== market.symbol) throw new Refused(code, 'There is no such order.')
  return order
}

function orderRecord(order: Order): SpotOrder {
  const { id, clientOrderId, symbol, side, type, timeInForce, price, quantity, filledQuantity, filledAmount } = order
  // A purchase at market states an amount: its filled quantity stands for its quantity.
  const wanted = type === 'MARKET' && side === 'BUY' ? filledQuantity : quantity
  return {
    ...{ symbol, orderId: Number(id), clientOrderId, price: text(price), origQty: text(wanted) },
    ...{ executedQty: text(filledQuantity), cummulativeQuoteQty: text(filledAmount), status: statusOf(order) },
    ...{ timeInForce, type, side, time: order.createTime, updateTime: order.updateTime },
  }
}

/** An order that was not to rest expires; the owner cancelled any other. */
function statusOf({ state, type, timeInForce }: Order): SpotOrder['status'] {
  if (state === 'NEW' || state === 'PARTIALLY_FILLED' || state === 'FILLED') return state
  return type === 'MARKET' || timeInForce !== 'GTC' ? 'EXPIRED' : 'CANCELED'
}

function fillRecord({
  id,
  orderId,
  symbol,
  side,
  role,
  price,
  quantity,
  amount,
  fee,
  feeCurrency,
  time,
}: Fill): SpotFill {
  return {
    ...{ symbol, id: Number(id), orderId: Number(orderId), price: text(price), qty: text(quantity) },
    ...{ quoteQty: text(amount), commission: text(fee), commissionAsset: feeCurrency, time },
    ...{ isBuyer: side === 'BUY', isMaker: role === 'MAKER' },
  }
}
