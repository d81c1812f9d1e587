import { known, ownEntry } from 'exchange-docs/kernel'
import {
  amountText,
  cancelSmartOrder as cancel,
  clientOrderKey,
  createSmartOrder as create,
  priceText,
  quantityText,
  type SmartOrder,
} from 'exchange-docs/kernel/spot'
import { matches } from '../market/matches.ts'
import type { SpotSmartCancelResult, SpotSmartOrder, SpotSmartOrderDetails } from '../types.ts'
import { callerOf, type SpotCall, type SpotHandler } from './call.ts'
import { orderDetails } from './exchange/orderRecords.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { orFailure } from './orFailure.ts'
import { refusingPage, timeRange } from './paging.ts'

/** `createSmartOrder`: places an order that waits for its price. */
export const createSmartOrder: SpotHandler<'createSmartOrder'> = ({ body }, call) =>
  acknowledged(create(call, callerOf(call), body))

/** `getSmartOrder`: a smart order in a list, and the order that it has placed. */
export const getSmartOrder: SpotHandler<'getSmartOrder'> = ({ parameters: { id } }, call) => [
  details(call, find(call, id)),
]

/** `replaceSmartOrder`: cancels a smart order and places a changed one; the client order ID is used once. */
export const replaceSmartOrder: SpotHandler<'replaceSmartOrder'> = ({ parameters: { id }, body }, call) => {
  const { proceedOnFailure = 'false', ...changes } = body
  const order = waiting(call, id)
  if (order.state === 'PENDING_NEW') cancel(call, order)
  else if (proceedOnFailure === 'false') throw new Refusal(25009)
  const { symbol, side, type, timeInForce, quantity, price, amount, stopPrice, trailingOffset, limitOffset } = order
  const given = Object.entries({ price, amount, stopPrice, trailingOffset, limitOffset })
  const kept = Object.fromEntries(given.filter(([, value]) => value !== '' && value !== '0'))
  return acknowledged(create(call, callerOf(call), { symbol, side, type, timeInForce, quantity, ...kept, ...changes }))
}

/** `cancelSmartOrder`: cancels a waiting smart order. */
export const cancelSmartOrder: SpotHandler<'cancelSmartOrder'> = ({ parameters: { id } }, call) => {
  const order = waiting(call, id)
  if (order.state !== 'PENDING_NEW') throw new Refusal(25009)
  return cancelled(call, order)
}

/** `cancelSmartOrdersByIds`: cancels several, each for itself. */
export const cancelSmartOrdersByIds: SpotHandler<'cancelSmartOrdersByIds'> = ({ body }, call) => {
  const { orderIds = [], clientOrderIds = [] } = body
  return [...orderIds, ...clientOrderIds.map(clientOrderKey)].map((id) =>
    orFailure(
      () => cancelSmartOrder({ parameters: { id }, body: null }, call),
      ({ code, message }) => {
        const isOwn = id.startsWith('cid:')
        return { orderId: isOwn ? '' : id, clientOrderId: isOwn ? id.slice(4) : '', state: '', code, message }
      },
    ),
  )
}

/** `cancelAllSmartOrders`: cancels all waiting smart orders, or only some symbols and types. */
export const cancelAllSmartOrders: SpotHandler<'cancelAllSmartOrders'> = ({ body }, call) => {
  const { symbols = [], orderTypes = [] } = body ?? {}
  const isMeant = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return open(call)
    .filter(({ symbol, type }) => isMeant(symbols, symbol) && isMeant(orderTypes, type))
    .map((order) => cancelled(call, order))
}

/** `getOpenSmartOrders`: waiting orders, the newest first. */
export const getOpenSmartOrders: SpotHandler<'getOpenSmartOrders'> = ({ parameters: { limit, types } }, call) =>
  refusingPage(
    open(call).filter(({ type }) => types?.includes(type) ?? true),
    { limit },
    { idOf: ({ id }) => id, defaultLimit: 2000, maxLimit: 2000 },
  ).map((order) => record(call, order))

/** `getSmartOrderHistory`: orders that wait no longer, the newest first. */
export const getSmartOrderHistory: SpotHandler<'getSmartOrderHistory'> = ({ parameters }, call) => {
  const { symbol, side, type, types, states, hideCancel = false } = parameters
  const range = timeRange(parameters, 30)
  const found = callerOf(call)
    .closedSmartOrders.map((id) => known(call.state.smartOrders, id))
    .filter((order) => matches(order, { symbol, side, type }) && (types?.includes(order.type) ?? true))
    .filter(({ state }) => states?.some((own) => own === state) ?? true)
    .filter(({ state, updateTime }) => !(hideCancel && state === 'CANCELED') && range.includes(updateTime))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const page = refusingPage(found, parameters, { idOf: ({ id }) => id, defaultLimit: 100, maxLimit: 1000 })
  return page.map((order) => record(call, order))
}

function open(call: SpotCall): SmartOrder[] {
  return callerOf(call).openSmartOrders.map((id) => known(call.state.smartOrders, id))
}

/** Smart orders that the examples of the specs name, by their id or by `cid:` and the client order ID. */
const examples: Readonly<Record<string, string>> = {
  '14368195657859072': '',
  'cid:docs-s1': 'docs-s1',
  'cid:docs-s2': 'docs-s2',
}

/** A smart order of the caller. The first request for the order of an example places that order. */
function find(call: SpotCall, id: string): SmartOrder {
  const account = callerOf(call)
  const own = id.startsWith('cid:') ? ownEntry(account.smartOrderIds, id) : id
  const order = own === undefined ? undefined : ownEntry(call.state.smartOrders, own)
  if (order?.accountId === account.accountId) return order
  return placeExample(call, id) ?? refuse()
}

function refuse(): never {
  throw new Refusal(25014)
}

/** A smart order to cancel or to replace. The order of an example waits again. */
function waiting(call: SpotCall, id: string): SmartOrder {
  const order = find(call, id)
  return order.state === 'PENDING_NEW' ? order : (placeExample(call, id) ?? order)
}

function placeExample(call: SpotCall, id: string): SmartOrder | undefined {
  const clientOrderId = ownEntry(examples, id)
  const account = callerOf(call)
  const former = ownEntry(call.state.smartOrders, id)
  if (clientOrderId === undefined || (former && former.accountId !== account.accountId)) return undefined
  if (former) account.closedSmartOrders.splice(account.closedSmartOrders.indexOf(id), 1)
  delete account.smartOrderIds[id]
  const request = { symbol: 'BTC_USDT', side: 'BUY', stopPrice: '900000', price: '900100', quantity: '0.01' } as const
  return create(call, account, { ...request, clientOrderId }, clientOrderId === '' ? id : undefined)
}

function acknowledged({ id, clientOrderId }: SmartOrder) {
  return { id, clientOrderId }
}

function cancelled(call: SpotCall, order: SmartOrder): SpotSmartCancelResult {
  cancel(call, order)
  return { orderId: order.id, clientOrderId: order.clientOrderId, state: 'CANCELED', code: 200, message: 'Success' }
}

function record(call: SpotCall, order: SmartOrder): SpotSmartOrder {
  const { id, clientOrderId, symbol, state, side, type, timeInForce, createTime, updateTime } = order
  const market = marketOf(call, symbol, 10040)
  return {
    ...{ id, clientOrderId, symbol, state, accountType: 'SPOT', side, type, timeInForce },
    quantity: quantityText(market, order.quantity),
    price: priceText(market, order.price),
    amount: amountText(market, order.amount),
    stopPrice: priceText(market, order.stopPrice),
    ...{ createTime, updateTime },
  }
}

function details(call: SpotCall, order: SmartOrder): SpotSmartOrderDetails {
  if (order.orderId === undefined) return record(call, order)
  const {
    orderSource: _,
    loan: __,
    cancelReason: ___,
    ...triggeredOrder
  } = orderDetails(call, known(call.state.orders, order.orderId))
  return { ...record(call, order), triggeredOrder }
}
