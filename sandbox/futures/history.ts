import { known } from 'exchange-docs/kernel'
import { matches } from '../market/matches.ts'
import { callerOf, type FuturesHandler } from './call.ts'
import { billRecord, billTypes, closedRecord } from './exchange/historyRecords.ts'
import { fillRecord, historyOrderRecord } from './exchange/orderRecords.ts'
import { newestFirst, pageAsked, timeRange } from './paging.ts'

/** Time for which an order that was cancelled without a fill can be looked up. */
const cancelledTime = 4 * 60 * 60_000

/** `getFuturesOrderHistory`: orders that have ended, the newest first. */
export const getFuturesOrderHistory: FuturesHandler<'getFuturesOrderHistory'> = ({ parameters, texts }, call) => {
  const { symbol, side, ordId: id, clOrdId: clientOrderId, state, type, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .closedOrders.map((own) => known(call.state.orders, own))
    .filter((order) => order.state !== 'CANCELED' || order.updateTime >= call.now - cancelledTime)
    .filter((order) => matches(order, { symbol, side, id, clientOrderId, state, type }))
    .filter(({ updateTime }) => range.includes(updateTime))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return newestFirst(found, pageAsked(parameters, texts), (order) => order.id).map((order) =>
    historyOrderRecord(call, order),
  )
}

/** `getFuturesFills`: fills of the account, the newest first. */
export const getFuturesFills: FuturesHandler<'getFuturesFills'> = ({ parameters, texts }, call) => {
  const { symbol, side, ordId, clOrdId, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .fills.filter((fill) => matches(fill, { symbol, side, orderId: ordId, clientOrderId: clOrdId }))
    .filter(({ time }) => range.includes(time))
  return newestFirst(found, pageAsked(parameters, texts), ({ id }) => id).map(fillRecord)
}

/** `getFuturesPositionHistory`: closed positions, the newest first. */
export const getFuturesPositionHistory: FuturesHandler<'getFuturesPositionHistory'> = ({ parameters, texts }, call) => {
  const { symbol, mgnMode, posSide, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .closedPositions.filter((own) => matches(own, { symbol, marginMode: mgnMode, positionSide: posSide }))
    .filter(({ closeTime }) => range.includes(closeTime))
  return newestFirst(found, pageAsked(parameters, texts), ({ id }) => id).map((position) =>
    closedRecord(call, position),
  )
}

/** `getFuturesBills`: changes of the account's funds, the newest first. */
export const getFuturesBills: FuturesHandler<'getFuturesBills'> = ({ parameters, texts }, call) => {
  const { type, sTime, eTime } = parameters
  const range = timeRange(call.now, sTime, eTime)
  const found = callerOf(call)
    .bills.filter((bill) => type === undefined || billTypes[bill.type] === type)
    .filter(({ time }) => range.includes(time))
  return newestFirst(found, pageAsked(parameters, texts), ({ id }) => id).map(billRecord)
}
