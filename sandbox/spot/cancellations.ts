import { cancelAllOrders as cancelAll, type Order } from 'exchange-docs/kernel/spot'
import type { SpotCancelResult } from '../types.ts'
import { callerOf, type SpotCall, type SpotHandler } from './call.ts'
import { cancelOrder as cancel, findOrder } from './exchange/ownOrders.ts'
import { orFailure } from './orFailure.ts'

/** `cancelOrder`: cancels one order. */
export const cancelOrder: SpotHandler<'cancelOrder'> = ({ parameters: { id } }, call) =>
  cancelled(cancel(call, callerOf(call), id), '')

/** `cancelOrdersByIds`: cancels several orders, each for itself. */
export const cancelOrdersByIds: SpotHandler<'cancelOrdersByIds'> = ({ body }, call) => {
  const { orderIds = [], clientOrderIds = [] } = body
  const ids = [...orderIds, ...clientOrderIds.map((id) => `cid:${id}`)]
  return ids.map((id) =>
    orFailure(
      () => cancelOrder({ parameters: { id }, body: null }, call),
      ({ code, message }) => ({ ...namedOrder(call, id), code, message }),
    ),
  )
}

/** `cancelAllOrders`: cancels every open order, or only orders of some symbols. */
export const cancelAllOrders: SpotHandler<'cancelAllOrders'> = ({ body }, call) =>
  cancelAll(call, callerOf(call), body?.symbols).map((order) => cancelled(order, 'SUCCESS'))

/** The reply to a cancellation: `PENDING_CANCEL` as at the real exchange, although the mock cancels at once. */
function cancelled({ id, clientOrderId }: Order, message: string): SpotCancelResult {
  return { orderId: id, clientOrderId, state: 'PENDING_CANCEL', code: 200, message }
}

/** Name of an order that could not be cancelled. */
function namedOrder(call: SpotCall, id: string): Pick<SpotCancelResult, 'orderId' | 'clientOrderId' | 'state'> {
  const isClientId = id.startsWith('cid:')
  const unknown = { orderId: isClientId ? '' : id, clientOrderId: isClientId ? id.slice('cid:'.length) : '', state: '' }
  return orFailure(
    () => {
      const { id: orderId, clientOrderId, state } = findOrder(call, callerOf(call), id)
      return { orderId, clientOrderId, state: state as string }
    },
    () => unknown,
  )
}
