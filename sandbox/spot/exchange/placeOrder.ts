import { multiply, plain } from 'exchange-docs/kernel'
import type { SpotNewOrder } from '../../types.ts'
import { holdFunds } from './balances.ts'
import { publishBook } from './bookMessages.ts'
import { checkOrder, clientOrderKey } from './checkOrder.ts'
import { heldCurrency } from './closeOrder.ts'
import { type Exchange, marketOf, newId } from './exchange.ts'
import { match } from './match.ts'
import { tellOrder } from './orderRecords.ts'
import type { Account, Order } from './state.ts'

/** Places an order, trades it, and tells everyone what changed. Refuses one that breaks a rule or lacks funds. */
export function placeOrder(exchange: Exchange, account: Account, request: SpotNewOrder): Order {
  const market = marketOf(exchange, request.symbol, 10040)
  const order = enterOrder(exchange, account, request)
  publishBook(exchange, market)
  return order
}

/** Places an order without telling the book: who places many tells it once. */
export function enterOrder(exchange: Exchange, account: Account, request: SpotNewOrder, id?: string): Order {
  const market = marketOf(exchange, request.symbol, 10040)
  checkOrder(market, account, request)
  const fields = orderFields(request)
  holdFunds(exchange, account, heldCurrency(market, fields), fields.hold)
  const order: Order = {
    id: id ?? newId(exchange.state),
    accountId: account.accountId,
    ...fields,
    createTime: exchange.now,
    updateTime: exchange.now,
    state: 'NEW',
    filledQuantity: '0',
    filledAmount: '0',
    matchRole: fields.type === 'MARKET' ? 'TAKER' : 'MAKER',
  }
  exchange.state.orders[order.id] = order
  account.openOrders.push(order.id)
  if (order.clientOrderId !== '') account.clientOrderIds[clientOrderKey(order.clientOrderId)] = order.id
  tellOrder(exchange, market, order, { eventType: 'place' })
  match(exchange, market, order, request)
  return order
}

/** The fields of an order with the defaults of the specs: a market order uses one of its numbers alone. */
function orderFields(request: SpotNewOrder) {
  const { symbol, side, type = 'MARKET', timeInForce = 'GTC', stpMode = 'EXPIRE_TAKER', clientOrderId = '' } = request
  const isPurchase = type === 'MARKET' && side === 'BUY'
  const price = type === 'MARKET' ? '0' : plain(request.price ?? '0')
  const quantity = isPurchase ? '0' : plain(request.quantity ?? '0')
  const amount = isPurchase ? plain(request.amount ?? '0') : '0'
  const spent = isPurchase ? amount : multiply(price, quantity)
  return {
    symbol,
    side,
    type,
    timeInForce,
    stpMode,
    clientOrderId,
    price,
    quantity,
    amount,
    hold: side === 'BUY' ? spent : quantity,
  }
}
