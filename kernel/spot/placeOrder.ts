import { multiply, plain } from '../decimal.ts'
import { clientOrderKey, findMarket, newId } from '../market/exchange.ts'
import { holdFunds } from './balances.ts'
import { checkOrder } from './checkOrder.ts'
import { heldCurrency } from './closeOrder.ts'
import { type SpotExchange, tellOrder } from './exchange.ts'
import { match } from './match.ts'
import { publishBook } from './publishBook.ts'
import type { Account, Market, NewOrder, Order } from './state.ts'

/** Places an order, trades it, and publishes the changes. Refuses an order that breaks a rule or lacks funds. */
export function placeOrder(exchange: SpotExchange, account: Account, request: NewOrder): Order {
  const market = marketOf(exchange, request)
  const order = enterOrder(exchange, account, request)
  publishBook(exchange, market)
  return order
}

/** Places an order without publishing the book: the caller places several orders and publishes once. */
export function enterOrder(exchange: SpotExchange, account: Account, request: NewOrder, id?: string): Order {
  const market = marketOf(exchange, request)
  checkOrder(exchange, market, account, request)
  const fields = orderFields(request)
  holdFunds(exchange, account, heldCurrency(market, fields), fields.hold)
  const order: Order = {
    id: id ?? newId(exchange),
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
  tellOrder(exchange, market, order, { what: 'placed' })
  match(exchange, market, order, request)
  return order
}

function marketOf(exchange: SpotExchange, { symbol }: NewOrder): Market {
  const market = findMarket(exchange, symbol)
  if (!market) throw exchange.rules.refusal('symbol unknown')
  return market
}

/** The fields of an order with their defaults: a market order uses one of its numbers alone. */
function orderFields(request: NewOrder) {
  const { symbol, side, type, timeInForce = 'GTC', stpMode = 'EXPIRE_TAKER', clientOrderId = '' } = request
  const isPurchase = type === 'MARKET' && side === 'BUY'
  const price = type === 'MARKET' ? '0' : plain(request.price ?? '0')
  const quantity = isPurchase ? '0' : plain(request.quantity ?? '0')
  const amount = isPurchase ? plain(request.amount ?? '0') : '0'
  const spent = isPurchase ? amount : multiply(price, quantity)
  return {
    ...{ symbol, side, type, timeInForce, stpMode, clientOrderId, price, quantity, amount },
    hold: side === 'BUY' ? spent : quantity,
  }
}
