import { known } from 'exchange-docs/kernel'
import { type Order, placeOrder, setKillSwitch as setTimer } from 'exchange-docs/kernel/spot'
import { matches } from '../market/matches.ts'
import type { SpotOrderAcknowledgement } from '../types.ts'
import { callerOf, type SpotHandler } from './call.ts'
import { orderDetails } from './exchange/orderRecords.ts'
import { findOrder, replaceOrder as replace } from './exchange/ownOrders.ts'
import { Refusal } from './exchange/refusal.ts'
import { orFailure } from './orFailure.ts'
import { refusingPage } from './paging.ts'

/** `createOrder`: places one order. */
export const createOrder: SpotHandler<'createOrder'> = ({ body }, call) =>
  acknowledged(placeOrder(call, callerOf(call), { type: 'MARKET', ...body }))

/** `createOrders`: places several, each for itself. */
export const createOrders: SpotHandler<'createOrders'> = ({ body }, call) =>
  body.map((order) =>
    orFailure(
      () => createOrder({ parameters: {}, body: order }, call),
      ({ code, message }) => ({ clientOrderId: order.clientOrderId ?? '', code, message }),
    ),
  )

/** `getOrder`: an order, open or closed, by its id or by `cid:` and the client order ID. */
export const getOrder: SpotHandler<'getOrder'> = ({ parameters: { id } }, call) =>
  orderDetails(call, findOrder(call, callerOf(call), id))

/** `replaceOrder`: cancels an order and places a changed one. */
export const replaceOrder: SpotHandler<'replaceOrder'> = ({ parameters: { id }, body }, call) =>
  acknowledged(replace(call, callerOf(call), id, body))

/** `getOpenOrders`: the orders that rest on the book, the newest first. */
export const getOpenOrders: SpotHandler<'getOpenOrders'> = ({ parameters }, call) => {
  const { symbol, side } = parameters
  const open = callerOf(call)
    .openOrders.map((id) => known(call.state.orders, id))
    .filter((order) => matches(order, { symbol, side }))
  const page = refusingPage(open, parameters, { idOf: ({ id }) => id, defaultLimit: 500, maxLimit: 2000 })
  return page.map((order) => {
    const { cancelReason: _, ...openOrder } = orderDetails(call, order)
    return openOrder
  })
}

/** `setKillSwitch`: starts, restarts or stops the timer that cancels all orders. */
export const setKillSwitch: SpotHandler<'setKillSwitch'> = ({ body }, call) =>
  setTimer(call, callerOf(call), body.timeout === '-1' ? undefined : Number(body.timeout))

/** `getKillSwitchStatus`: the times of the timer. */
export const getKillSwitchStatus: SpotHandler<'getKillSwitchStatus'> = (_, call) => {
  const { killSwitch: timer } = callerOf(call)
  if (!timer) throw new Refusal(25020)
  return timer
}

function acknowledged({ id, clientOrderId }: Order): SpotOrderAcknowledgement {
  return { id, clientOrderId }
}
