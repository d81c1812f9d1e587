import type { Page } from '../market/paging.ts'
import { known } from '../ownEntry.ts'
import { callerOf, type SpotCall, type SpotRequest } from './call.ts'
import { findOrder, type Replacement, replaceOrder as replace } from './exchange/cancelOrder.ts'
import type { NewOrder } from './exchange/checkOrder.ts'
import { killSwitch, setKillSwitch as setTimer } from './exchange/killSwitch.ts'
import { type OrderDetails, orderDetails } from './exchange/orderRecords.ts'
import { placeOrder } from './exchange/placeOrder.ts'
import type { KillSwitchTimer, Order } from './exchange/state.ts'
import { orFailure } from './orFailure.ts'
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

type ById = SpotRequest<{ readonly id: string }>

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
