import { known } from '../ownEntry.ts'
import type { V3FuturesBill, V3FuturesClosedPosition, V3FuturesFill, V3FuturesHistoryOrder } from '../types.ts'
import { callerOf, type FuturesCall, type FuturesRequest } from './call.ts'
import { historyOrderRecord } from './exchange/orderRecords.ts'
import { newestFirst, type Page, timeRange } from './paging.ts'

interface TimeFilter extends Page {
  readonly sTime?: string
  readonly eTime?: string
}

interface OrderFilter extends TimeFilter {
  readonly symbol?: string
  readonly side?: string
  readonly ordId?: string
  readonly clOrdId?: string
  readonly state?: string
  readonly type?: string
}

/** How long an order that was cancelled without a fill can be looked up. */
const cancelledTime = 4 * 60 * 60_000

/** `getFuturesOrderHistory`: orders that have ended, the newest first. */
export function getFuturesOrderHistory(
  { parameters }: FuturesRequest<OrderFilter>,
  call: FuturesCall,
): V3FuturesHistoryOrder[] {
  const { symbol, side, ordId, clOrdId, state, type, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .closedOrders.map((id) => known(call.state.orders, id))
    .filter((order) => order.state !== 'CANCELED' || order.updateTime >= call.now - cancelledTime)
    .filter((order) => symbol === undefined || order.symbol === symbol)
    .filter((order) => side === undefined || order.side === side)
    .filter(({ id }) => ordId === undefined || id === ordId)
    .filter(({ clientOrderId }) => clOrdId === undefined || clientOrderId === clOrdId)
    .filter((order) => state === undefined || order.state === state)
    .filter((order) => type === undefined || order.type === type)
    .filter(({ updateTime }) => range.includes(updateTime))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return newestFirst(found, parameters, ({ id }) => id).map((order) => historyOrderRecord(call, order))
}

interface FillFilter extends TimeFilter {
  readonly symbol?: string
  readonly side?: string
  readonly ordId?: string
  readonly clOrdId?: string
}

/** `getFuturesFills`: fills of the account, the newest first. */
export function getFuturesFills({ parameters }: FuturesRequest<FillFilter>, call: FuturesCall): V3FuturesFill[] {
  const { symbol, side, ordId, clOrdId, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .fills.filter((fill) => symbol === undefined || fill.symbol === symbol)
    .filter((fill) => side === undefined || fill.side === side)
    .filter((fill) => ordId === undefined || fill.ordId === ordId)
    .filter((fill) => clOrdId === undefined || fill.clOrdId === clOrdId)
    .filter(({ cTime }) => range.includes(cTime))
  return newestFirst(found, parameters, ({ id }) => id)
}

interface PositionFilter extends TimeFilter {
  readonly symbol?: string
  readonly mgnMode?: string
  readonly posSide?: string
}

/** `getFuturesPositionHistory`: closed positions, the newest first. */
export function getFuturesPositionHistory(
  { parameters }: FuturesRequest<PositionFilter>,
  call: FuturesCall,
): V3FuturesClosedPosition[] {
  const { symbol, mgnMode, posSide, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .closedPositions.filter((position) => symbol === undefined || position.symbol === symbol)
    .filter((position) => mgnMode === undefined || position.mgnMode === mgnMode)
    .filter((position) => posSide === undefined || position.posSide === posSide)
    .filter(({ uTime }) => range.includes(uTime))
  return newestFirst(found, parameters, ({ id }) => id)
}

/** `getFuturesBills`: what changed the funds of the account, the newest first. */
export function getFuturesBills(
  { parameters }: FuturesRequest<TimeFilter & { readonly type?: string }>,
  call: FuturesCall,
): V3FuturesBill[] {
  const { type, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .bills.filter((bill) => type === undefined || bill.type === type)
    .filter(({ cTime }) => range.includes(cTime))
  return newestFirst(found, parameters, ({ id }) => id)
}
