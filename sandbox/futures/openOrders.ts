import { known } from 'exchange-docs/kernel'
import { type Account, cancelResting, type Order, publishBook } from 'exchange-docs/kernel/futures'
import type { V3FuturesBatchResult, V3FuturesOrderAcknowledgement } from '../types.ts'
import type { FuturesCall } from './call.ts'
import { Refusal } from './exchange/refusal.ts'

export function openOrders({ state }: FuturesCall, { openOrders: ids }: Account): Order[] {
  return ids.map((id) => known(state.orders, id))
}

export function cancel(call: FuturesCall, order: Order): Order {
  cancelResting(call, order, 'user')
  publishBook(call, known(call.state.markets, order.symbol))
  return order
}

export function acknowledged({ id, clientOrderId }: Order): V3FuturesOrderAcknowledgement {
  return { ordId: id, clOrdId: clientOrderId }
}

/** The result of one element of a batch. */
export function result(
  ids: { readonly ordId?: string | undefined; readonly clOrdId?: string | undefined },
  action: () => V3FuturesOrderAcknowledgement,
): V3FuturesBatchResult {
  try {
    return { ...action(), code: 200, msg: 'Success' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { ordId, clOrdId } = ids
    const named = { ...(ordId === undefined ? {} : { ordId }), ...(clOrdId === undefined ? {} : { clOrdId }) }
    return { ...named, code: error.code, msg: error.message }
  }
}
