import { known } from 'exchange-docs/kernel'
import type { Fill } from 'exchange-docs/kernel/spot'
import { matches } from '../market/matches.ts'
import { callerOf, type SpotCall, type SpotHandler } from './call.ts'
import { fillRecord, orderDetails } from './exchange/orderRecords.ts'
import { refusingPage, timeRange } from './paging.ts'

/** `getOrderHistory`: closed orders, the newest first. */
export const getOrderHistory: SpotHandler<'getOrderHistory'> = ({ parameters }, call) => {
  const { symbol, side, type, states, hideCancel = false } = parameters
  const range = timeRange(parameters, 30)
  const found = callerOf(call)
    .closedOrders.map((id) => known(call.state.orders, id))
    .filter((order) => matches(order, { symbol, side, type }))
    .filter(({ state }) => states === undefined || states.some((own) => own === state))
    .filter(({ state }) => !hideCancel || state !== 'CANCELED')
    .filter(({ updateTime }) => range.includes(updateTime))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const page = refusingPage(found, parameters, { idOf: ({ id }) => id, defaultLimit: 500, maxLimit: 1000 })
  return page.map((order) => orderDetails(call, order))
}

/** `getTrades`: fills of the account, the newest first. */
export const getTrades: SpotHandler<'getTrades'> = ({ parameters }, call) => {
  const { symbols } = parameters
  const range = timeRange(parameters, 180)
  const found = callerOf(call).fills.filter(
    ({ symbol, time }) => (symbols === undefined || symbols.includes(symbol)) && range.includes(time),
  )
  const page = refusingPage(found, parameters, { idOf: ({ recordId }) => recordId, defaultLimit: 500, maxLimit: 1000 })
  return page.map((fill) => recordOf(call, fill))
}

/** `getOrderTrades`: fills of one order, the newest first. */
export const getOrderTrades: SpotHandler<'getOrderTrades'> = ({ parameters: { id } }, call) =>
  callerOf(call)
    .fills.filter(({ orderId }) => orderId === id)
    .reverse()
    .map((fill) => recordOf(call, fill))

function recordOf({ state }: SpotCall, fill: Fill) {
  return fillRecord(known(state.markets, fill.symbol), fill)
}
