import { ownEntry } from 'exchange-docs/kernel'
import { clientOrderKey, type NewOrder, type Order, placeOrder } from 'exchange-docs/kernel/futures'
import { matches } from '../market/matches.ts'
import type { V3FuturesNewOrder } from '../types.ts'
import { callerOf, type FuturesCall, type FuturesHandler } from './call.ts'
import { placeExample } from './exchange/exampleOrders.ts'
import { openOrderRecord } from './exchange/orderRecords.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { acknowledged, cancel, openOrders, result } from './openOrders.ts'
import { oldestFirst, pageAsked } from './paging.ts'

const largestBatch = 10

/** `placeFuturesOrder`: places one order. */
export const placeFuturesOrder: FuturesHandler<'placeFuturesOrder'> = ({ body }, call) =>
  acknowledged(placeOrder(call, callerOf(call), newOrder(body)))

/** `placeFuturesOrders`: places several, each for itself. */
export const placeFuturesOrders: FuturesHandler<'placeFuturesOrders'> = ({ body }, call) => {
  if (body.length > largestBatch) throw new Refusal(10016)
  return body.map((order) =>
    result({ clOrdId: order.clOrdId }, () => placeFuturesOrder({ parameters: {}, body: order }, call)),
  )
}

/** `cancelFuturesOrder`: cancels one order. */
export const cancelFuturesOrder: FuturesHandler<'cancelFuturesOrder'> = (
  { body: { symbol, ordId, clOrdId } },
  call,
) => {
  const order = openOrderOf(call, symbol, ordId, clOrdId)
  return acknowledged(cancel(call, order))
}

/** `cancelFuturesOrders`: cancels several orders of one contract, each for itself. */
export const cancelFuturesOrders: FuturesHandler<'cancelFuturesOrders'> = (
  { body: { symbol, ordIds, clOrdIds = [] } },
  call,
) => {
  const named = ordIds ? ordIds.map((ordId) => ({ ordId })) : clOrdIds.map((clOrdId) => ({ clOrdId }))
  if (named.length > largestBatch) throw new Refusal(10017)
  return named.map((ids) => result(ids, () => cancelFuturesOrder({ parameters: {}, body: { symbol, ...ids } }, call)))
}

/** `cancelAllFuturesOrders`: cancels every open order, or only orders of one contract, one side, or both. */
export const cancelAllFuturesOrders: FuturesHandler<'cancelAllFuturesOrders'> = ({ body }, call) => {
  const { symbol, side } = body ?? {}
  return openOrders(call, callerOf(call))
    .filter((order) => matches(order, { symbol, side }))
    .map((order) => ({ ...acknowledged(cancel(call, order)), code: 200, msg: 'Success' }))
}

/** `getFuturesOpenOrders`: the orders that rest on the book, the oldest first. */
export const getFuturesOpenOrders: FuturesHandler<'getFuturesOpenOrders'> = ({ parameters, texts }, call) => {
  const { symbol, side, ordId: id, clOrdId: clientOrderId } = parameters
  const asked = { symbol, side, id, clientOrderId }
  const found = openOrders(call, callerOf(call)).filter((order) => matches(order, asked))
  return oldestFirst(found, pageAsked(parameters, texts), (order) => order.id).map((order) =>
    openOrderRecord(call, order),
  )
}

/** An open order of the caller by one of its ids; `ordId` counts when both are sent. An order of an example is open again. */
function openOrderOf(call: FuturesCall, symbol: string, ordId: string | undefined, clOrdId: string | undefined): Order {
  marketOf(call, symbol, 10001)
  const account = callerOf(call)
  const id = ordId ?? ownEntry(account.clientOrderIds, clientOrderKey(clOrdId ?? ''))
  const order = id === undefined ? undefined : ownEntry(call.state.orders, id)
  const isOwn = order?.accountId === account.accountId && order.symbol === symbol
  if (isOwn && (order.state === 'NEW' || order.state === 'PARTIALLY_FILLED')) return order
  const example = id === undefined ? undefined : placeExample(call, account, id)
  if (!example) throw new Refusal(isOwn ? 11004 : 11008)
  return example
}

function newOrder({ sz, px, mgnMode, posSide, clOrdId, ...others }: V3FuturesNewOrder): NewOrder {
  const name = { marginMode: mgnMode, positionSide: posSide, clientOrderId: clOrdId }
  return { ...others, ...name, quantity: sz, price: px }
}
