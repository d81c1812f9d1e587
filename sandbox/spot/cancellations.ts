import { callerOf, type SpotCall, type SpotRequest } from './call.ts'
import { cancelOrder as cancel, cancelAllOrders as cancelAll, findOrder } from './exchange/cancelOrder.ts'
import type { Order } from './exchange/state.ts'
import { orFailure } from './orFailure.ts'

/** Outcome of the cancellation of one order. */
export interface CancelResult {
  readonly orderId: string
  readonly clientOrderId: string
  readonly state: string
  readonly code: number
  readonly message: string
}

type ById = SpotRequest<{ readonly id: string }>

/** `cancelOrder`: cancels one order. */
export function cancelOrder({ parameters: { id } }: ById, call: SpotCall): CancelResult {
  return cancelled(cancel(call, callerOf(call), id), '')
}

/** Which orders to cancel, by their ids. */
export interface OrderSelection {
  readonly orderIds?: readonly string[] | undefined
  readonly clientOrderIds?: readonly string[] | undefined
}

/** `cancelOrdersByIds`: cancels several orders, each for itself. */
export function cancelOrdersByIds({ body }: SpotRequest<unknown, OrderSelection>, call: SpotCall): CancelResult[] {
  const { orderIds = [], clientOrderIds = [] } = body
  const ids = [...orderIds, ...clientOrderIds.map((id) => `cid:${id}`)]
  return ids.map((id) =>
    orFailure(
      () => cancelOrder({ parameters: { id }, body: null }, call),
      ({ code, message }) => ({ ...namedOrder(call, id), code, message }),
    ),
  )
}

/** Which open orders to cancel. */
export interface CancelFilter {
  readonly symbols?: readonly string[] | undefined
  readonly accountTypes?: readonly string[] | undefined
}

/** `cancelAllOrders`: cancels every open order, or those of some symbols. */
export function cancelAllOrders({ body }: SpotRequest<unknown, CancelFilter | null>, call: SpotCall): CancelResult[] {
  return cancelAll(call, callerOf(call), body?.symbols).map((order) => cancelled(order, 'SUCCESS'))
}

/** The exchange cancels at once, but says as the real one that it will. */
function cancelled({ id, clientOrderId }: Order, message: string): CancelResult {
  return { orderId: id, clientOrderId, state: 'PENDING_CANCEL', code: 200, message }
}

/** How an order that could not be cancelled is named. */
function namedOrder(call: SpotCall, id: string): Pick<CancelResult, 'orderId' | 'clientOrderId' | 'state'> {
  const isClientId = id.startsWith('cid:')
  const unknown = { orderId: isClientId ? '' : id, clientOrderId: isClientId ? id.slice('cid:'.length) : '', state: '' }
  return orFailure(
    () => {
      const order = findOrder(call, callerOf(call), id)
      return { orderId: order.id, clientOrderId: order.clientOrderId, state: order.state as string }
    },
    () => unknown,
  )
}
