import { ownEntry } from '../ownEntry.ts'
import type {
  V3FuturesBatchCancellation,
  V3FuturesBatchResult,
  V3FuturesCancelFilter,
  V3FuturesNewOrder,
  V3FuturesOrderAcknowledgement,
  V3FuturesOrderCancellation,
} from '../types.ts'
import { callerOf, type FuturesCall, type FuturesRequest } from './call.ts'
import { clientOrderKey } from './exchange/checkOrder.ts'
import { placeExample } from './exchange/exampleOrders.ts'
import { marketOf } from './exchange/exchange.ts'
import { openOrderRecord } from './exchange/orderRecords.ts'
import { placeOrder } from './exchange/placeOrder.ts'
import { Refusal } from './exchange/refusal.ts'
import type { Order } from './exchange/state.ts'
import { acknowledged, cancel, openOrders, result } from './openOrders.ts'
import { oldestFirst, type Page } from './paging.ts'

const largestBatch = 10

/** `placeFuturesOrder`: places one order. */
export function placeFuturesOrder(
  { body }: FuturesRequest<unknown, V3FuturesNewOrder>,
  call: FuturesCall,
): V3FuturesOrderAcknowledgement {
  return acknowledged(placeOrder(call, callerOf(call), body))
}

/** `placeFuturesOrders`: places several, each for itself. */
export function placeFuturesOrders(
  { body }: FuturesRequest<unknown, readonly V3FuturesNewOrder[]>,
  call: FuturesCall,
): V3FuturesBatchResult[] {
  if (body.length > largestBatch) throw new Refusal(10016)
  return body.map((order) =>
    result({ clOrdId: order.clOrdId }, () => placeFuturesOrder({ parameters: {}, body: order }, call)),
  )
}

/** `cancelFuturesOrder`: cancels one order. */
export function cancelFuturesOrder(
  { body: { symbol, ordId, clOrdId } }: FuturesRequest<unknown, V3FuturesOrderCancellation>,
  call: FuturesCall,
): V3FuturesOrderAcknowledgement {
  const order = openOrderOf(call, symbol, ordId, clOrdId)
  return acknowledged(cancel(call, order))
}

/** `cancelFuturesOrders`: cancels several orders of one contract, each for itself. */
export function cancelFuturesOrders(
  { body: { symbol, ordIds, clOrdIds = [] } }: FuturesRequest<unknown, V3FuturesBatchCancellation>,
  call: FuturesCall,
): V3FuturesBatchResult[] {
  const named = ordIds ? ordIds.map((ordId) => ({ ordId })) : clOrdIds.map((clOrdId) => ({ clOrdId }))
  if (named.length > largestBatch) throw new Refusal(10017)
  return named.map((ids) => result(ids, () => cancelFuturesOrder({ parameters: {}, body: { symbol, ...ids } }, call)))
}

/** `cancelAllFuturesOrders`: cancels every open order, or those of one contract, one side, or both. */
export function cancelAllFuturesOrders(
  { body }: FuturesRequest<unknown, V3FuturesCancelFilter | null>,
  call: FuturesCall,
): V3FuturesBatchResult[] {
  const { symbol, side } = body ?? {}
  return openOrders(call, callerOf(call))
    .filter((order) => (symbol === undefined || order.symbol === symbol) && (side === undefined || order.side === side))
    .map((order) => ({ ...acknowledged(cancel(call, order)), code: 200, msg: 'Success' }))
}

interface OpenFilter extends Page {
  readonly symbol?: string
  readonly side?: string
  readonly ordId?: string
  readonly clOrdId?: string
}

/** `getFuturesOpenOrders`: the orders that rest on the book, the oldest first. */
export function getFuturesOpenOrders({ parameters }: FuturesRequest<OpenFilter>, call: FuturesCall) {
  const { symbol, side, ordId, clOrdId } = parameters
  const found = openOrders(call, callerOf(call))
    .filter((order) => symbol === undefined || order.symbol === symbol)
    .filter((order) => side === undefined || order.side === side)
    .filter(({ id }) => ordId === undefined || id === ordId)
    .filter(({ clientOrderId }) => clOrdId === undefined || clientOrderId === clOrdId)
  return oldestFirst(found, parameters, ({ id }) => id).map((order) => openOrderRecord(call, order))
}

/** An open order of the caller by one of its ids; `ordId` counts when both are sent. That of an example is open again. */
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
