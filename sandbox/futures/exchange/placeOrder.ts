import { isZero, larger, multiply, otherSide, plain } from 'exchange-docs/kernel'
import { publishBook } from './bookMessages.ts'
import { checkOrder, clientOrderKey, type NewOrder, positionName } from './checkOrder.ts'
import { isClosing, openingQuantity } from './closing.ts'
import { feeRates } from './definitions.ts'
import { type Exchange, leverageOf, marketOf, newId } from './exchange.ts'
import { isCovered } from './figures.ts'
import { match } from './match.ts'
import { tellOrder } from './orderRecords.ts'
import { Refusal } from './refusal.ts'
import type { Account, Market, Order } from './state.ts'
import { touch } from './tell.ts'
import { contractValue } from './values.ts'

/** Places an order of a user and trades it. Refuses one that breaks a rule or lacks margin. */
export function placeOrder(exchange: Exchange, account: Account, request: NewOrder, id?: string): Order {
  const market = marketOf(exchange, request.symbol, 10001)
  checkOrder(exchange, market, account, request)
  const order = newOrder(exchange, market, account, { ...request, id })
  checkMargin(exchange, market, account, order)
  enter(exchange, market, account, order)
  publishBook(exchange, market)
  return order
}

/** Places an order of an account of the exchange, which needs no margin, without telling the book. */
export function enterOrder(exchange: Exchange, account: Account, request: NewOrder): void {
  const market = marketOf(exchange, request.symbol, 10001)
  enter(exchange, market, account, newOrder(exchange, market, account, request))
}

function enter(exchange: Exchange, market: Market, account: Account, order: Order): void {
  exchange.state.orders[order.id] = order
  account.openOrders.push(order.id)
  if (account.key !== undefined) account.clientOrderIds[clientOrderKey(order.clientOrderId)] = order.id
  touch(exchange, account)
  tellOrder(exchange, order)
  match(exchange, market, order)
}

/** What would open a position must be covered with its fee. */
function checkMargin(exchange: Exchange, market: Market, account: Account, order: Order): void {
  const { state } = exchange
  if (isClosing(order)) return
  const opening = openingQuantity(exchange, account, order)
  if (isZero(opening)) return
  state.orders[order.id] = order
  account.openOrders.push(order.id)
  const fee = multiply(contractValue(market, order.marginPrice, order.quantity), feeRates.TAKER)
  const isEnough = isCovered(exchange, account, fee)
  account.openOrders.pop()
  delete state.orders[order.id]
  if (!isEnough) throw new Refusal(10019)
}

/** An order with the defaults of the specs. */
function newOrder(
  exchange: Exchange,
  market: Market,
  account: Account,
  request: NewOrder & { id?: string | undefined },
): Order {
  const { side, type, timeInForce = 'GTC', stpMode = 'NONE', reduceOnly = false, clOrdId = '' } = request
  const { id = newId(exchange.state) } = request
  const name = positionName(account, request)
  const price = type === 'MARKET' ? '0' : plain(request.px ?? '0')
  return {
    id,
    clientOrderId: clOrdId === '' ? `polo${id}` : clOrdId,
    accountId: account.accountId,
    ...name,
    ...{ side, type, timeInForce, stpMode, reduceOnly, price },
    quantity: plain(request.sz),
    source: 'API',
    leverage: leverageOf(market, account, name),
    marginPrice: marginPrice(market, { side, type, price }),
    createTime: exchange.now,
    updateTime: exchange.now,
    state: 'NEW',
    cancelReason: '',
    filledQuantity: '0',
    filledAmount: '0',
    fee: '0',
    role: type === 'MARKET' ? 'TAKER' : 'MAKER',
  }
}

/** A sale may trade above its price, up to the best one. */
function marginPrice({ book, quotes }: Market, { side, type, price }: Pick<Order, 'side' | 'type' | 'price'>) {
  if (type === 'MARKET') return otherSide(book, side)[0]?.price ?? quotes.reference
  return side === 'BUY' ? price : larger(price, quotes.reference)
}
