import type { Page } from '../market/paging.ts'
import { known } from '../ownEntry.ts'
import { callerOf, type SpotCall, type SpotRequest } from './call.ts'
import {
  cancelOrder as cancel,
  cancelAllOrders as cancelAll,
  findOrder,
  type Replacement,
  replaceOrder as replace,
} from './exchange/cancelOrder.ts'
import type { NewOrder } from './exchange/checkOrder.ts'
import { killSwitch, setKillSwitch as setTimer } from './exchange/killSwitch.ts'
import { type OrderDetails, orderDetails } from './exchange/orderRecords.ts'
import { placeOrder } from './exchange/placeOrder.ts'
import { Refusal } from './exchange/refusal.ts'
import type { KillSwitchTimer, Order } from './exchange/state.ts'
import { refusingPage } from './paging.ts'

/** Ids of a new order. */
export interface OrderAcknowledgement {
  readonly id: string
  readonly clientOrderId: string
}

/** Why one element of a list failed. */
export interface ElementFailure {
  readonly clientOrderId: string
  readonly code: number
  readonly message: string
}

/** Outcome of the cancellation of one order. */
export interface CancelResult {
  readonly orderId: string
  readonly clientOrderId: string
  readonly state: string
  readonly code: number
  readonly message: string
}

type ById = SpotRequest<{ readonly id: string }>

/** `createOrder`: places one order. */
export function createOrder({ body }: SpotRequest<unknown, NewOrder>, call: SpotCall): OrderAcknowledgement {
  return acknowledged(placeOrder(call, callerOf(call), body))
}

/** `createOrders`: places several, each for itself. */
export function createOrders(
  { body }: SpotRequest<unknown, readonly NewOrder[]>,
  call: SpotCall,
): (OrderAcknowledgement | ElementFailure)[] {
  return body.map((order) =>
    orFailure(
      () => createOrder({ parameters: {}, body: order }, call),
      ({ code, message }) => ({ clientOrderId: order.clientOrderId ?? '', code, message }),
    ),
  )
}

/** `getOrder`: an order, open or closed, by its id or by `cid:` and the client order ID. */
export function getOrder({ parameters: { id } }: ById, call: SpotCall): OrderDetails {
  return orderDetails(call, findOrder(call, callerOf(call), id))
}

/** `replaceOrder`: cancels an order and places a changed one. */
export function replaceOrder(
  { parameters: { id }, body }: SpotRequest<{ readonly id: string }, Replacement>,
  call: SpotCall,
): OrderAcknowledgement {
  return acknowledged(replace(call, callerOf(call), id, body))
}

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

/** `getOpenOrders`: the orders that rest on the book, the newest first. */
export function getOpenOrders(
  { parameters }: SpotRequest<Page & { readonly symbol?: string; readonly side?: string }>,
  call: SpotCall,
): Omit<OrderDetails, 'cancelReason'>[] {
  const { symbol, side } = parameters
  const open = callerOf(call)
    .openOrders.map((id) => known(call.state.orders, id))
    .filter((order) => symbol === undefined || order.symbol === symbol)
    .filter((order) => side === undefined || order.side === side)
  const page = refusingPage(open, parameters, { idOf: ({ id }) => id, defaultLimit: 500, maxLimit: 2000 })
  return page.map((order) => {
    const { cancelReason: _, ...openOrder } = orderDetails(call, order)
    return openOrder
  })
}

/** `setKillSwitch`: starts, restarts or stops the timer that cancels all orders. */
export function setKillSwitch(
  { body }: SpotRequest<unknown, { readonly timeout: string }>,
  call: SpotCall,
): KillSwitchTimer {
  return setTimer(call, callerOf(call), body.timeout)
}

/** `getKillSwitchStatus`: the times of the timer. */
export function getKillSwitchStatus(_: SpotRequest, call: SpotCall): KillSwitchTimer {
  return killSwitch(callerOf(call))
}

function acknowledged({ id, clientOrderId }: Order): OrderAcknowledgement {
  return { id, clientOrderId }
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

function orFailure<Value, Failed>(action: () => Value, failed: (refusal: Refusal) => Failed): Value | Failed {
  try {
    return action()
  } catch (error) {
    if (error instanceof Refusal) return failed(error)
    throw error
  }
}
