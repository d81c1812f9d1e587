import { isZero, larger, multiply, plain } from '../decimal.ts'
import { otherSide } from '../market/book.ts'
import { clientOrderKey, findMarket, newId } from '../market/exchange.ts'
import { checkOrder, positionName } from './checkOrder.ts'
import { isClosing, openingQuantity } from './closing.ts'
import type { Market } from './contract.ts'
import { type FuturesExchange, leverageOf, tellOrder } from './exchange.ts'
import { isCovered } from './figures.ts'
import { match } from './match.ts'
import type { NewOrder, Order } from './order.ts'
import { publishBook } from './publishBook.ts'
import type { Account } from './state.ts'
import { touch } from './tell.ts'
import { contractValue } from './values.ts'

/** Places an order of a user and trades it. Refuses an order that breaks a rule or lacks margin. */
export function placeOrder(exchange: FuturesExchange, account: Account, request: NewOrder, id?: string): Order {
  const market = marketOf(exchange, request)
  checkOrder(exchange, market, account, request)
  const order = newOrder(exchange, market, account, { ...request, id })
  checkMargin(exchange, market, account, order)
  enter(exchange, market, account, order)
  publishBook(exchange, market)
  return order
}

/** Places an order of an account of the exchange, which needs no margin, without telling the book. */
export function enterOrder(exchange: FuturesExchange, account: Account, request: NewOrder): void {
  const market = marketOf(exchange, request)
  enter(exchange, market, account, newOrder(exchange, market, account, request))
}

function marketOf(exchange: FuturesExchange, { symbol }: NewOrder): Market {
  const market = findMarket(exchange, symbol)
  if (!market) throw exchange.rules.refusal('symbol unknown')
  return market
}

function enter(exchange: FuturesExchange, market: Market, account: Account, order: Order): void {
  exchange.state.orders[order.id] = order
  account.openOrders.push(order.id)
  if (account.key !== undefined) account.clientOrderIds[clientOrderKey(order.clientOrderId)] = order.id
  touch(exchange, account)
  tellOrder(exchange, order)
  match(exchange, market, order)
}

/** The account must cover the opening part of an order and its fee. */
function checkMargin(exchange: FuturesExchange, market: Market, account: Account, order: Order): void {
  const { state, rules } = exchange
  if (isClosing(order)) return
  const opening = openingQuantity(exchange, account, order)
  if (isZero(opening)) return
  state.orders[order.id] = order
  account.openOrders.push(order.id)
  const fee = multiply(contractValue(market, order.marginPrice, order.quantity), rules.feeRates.TAKER)
  const isEnough = isCovered(exchange, account, fee)
  account.openOrders.pop()
  delete state.orders[order.id]
  if (!isEnough) throw rules.refusal('margin too low')
}

/** An order with the defaults of the specs. */
function newOrder(
  exchange: FuturesExchange,
  market: Market,
  account: Account,
  request: NewOrder & { id?: string | undefined },
): Order {
  const { side, type, timeInForce = 'GTC', stpMode = 'NONE', reduceOnly = false, clientOrderId = '' } = request
  const { id = newId(exchange) } = request
  const name = positionName(exchange, account, request)
  const price = type === 'MARKET' ? '0' : plain(request.price ?? '0')
  return {
    id,
    clientOrderId: clientOrderId === '' ? exchange.rules.clientOrderIdOf(id) : clientOrderId,
    accountId: account.accountId,
    ...name,
    ...{ side, type, timeInForce, stpMode, reduceOnly, price },
    quantity: plain(request.quantity),
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
