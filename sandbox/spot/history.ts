import type { Page } from '../market/paging.ts'
import { known } from '../ownEntry.ts'
import { callerOf, type SpotCall, type SpotRequest } from './call.ts'
import { type OrderDetails, orderDetails } from './exchange/orderRecords.ts'
import type { Fill } from './exchange/state.ts'
import { refusingPage, type TimeRange, timeRange } from './paging.ts'

interface HistoryFilter extends Page, TimeRange {
  readonly symbol?: string
  readonly side?: string
  readonly type?: string
  readonly states?: readonly string[]
  readonly hideCancel?: boolean
}

/** `getOrderHistory`: closed orders, the newest first. */
export function getOrderHistory({ parameters }: SpotRequest<HistoryFilter>, call: SpotCall): OrderDetails[] {
  const { symbol, side, type, states, hideCancel = false } = parameters
  const { startTime, endTime } = timeRange(parameters, 30)
  const found = callerOf(call)
    .closedOrders.map((id) => known(call.state.orders, id))
    .filter((order) => symbol === undefined || order.symbol === symbol)
    .filter((order) => side === undefined || order.side === side)
    .filter((order) => type === undefined || order.type === type)
    .filter(({ state }) => states === undefined || states.includes(state))
    .filter(({ state }) => !hideCancel || state !== 'CANCELED')
    .filter(({ updateTime }) => updateTime >= startTime && updateTime <= endTime)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const page = refusingPage(found, parameters, { idOf: ({ id }) => id, defaultLimit: 500, maxLimit: 1000 })
  return page.map((order) => orderDetails(call, order))
}

interface FillFilter extends Page, TimeRange {
  readonly symbols?: readonly string[]
}

/** `getTrades`: fills of the account, the newest first. */
export function getTrades({ parameters }: SpotRequest<FillFilter>, call: SpotCall): Fill[] {
  const { symbols } = parameters
  const { startTime, endTime } = timeRange(parameters, 180)
  const found = callerOf(call)
    .fills.filter(({ symbol }) => symbols === undefined || symbols.includes(symbol))
    .filter(({ createTime }) => createTime >= startTime && createTime <= endTime)
  return refusingPage(found, parameters, { idOf: ({ pageId }) => pageId, defaultLimit: 500, maxLimit: 1000 })
}

/** `getOrderTrades`: fills of one order, the newest first. */
export function getOrderTrades({ parameters: { id } }: SpotRequest<{ readonly id: string }>, call: SpotCall): Fill[] {
  return callerOf(call)
    .fills.filter(({ orderId }) => orderId === id)
    .reverse()
}
