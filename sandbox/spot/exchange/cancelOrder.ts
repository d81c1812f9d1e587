import { known, ownEntry } from 'exchange-docs/kernel'
import type { SpotNewOrder, SpotOrderReplacement } from '../../types.ts'
import { publishBook } from './bookMessages.ts'
import { cancelRest } from './closeOrder.ts'
import { placeExample } from './exampleOrders.ts'
import type { Exchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import type { Account, Order } from './state.ts'

/** An order of the account, by its id or by `cid:` and its client order ID. */
export function findOrder(exchange: Exchange, account: Account, id: string): Order {
  const { state } = exchange
  const orderId = id.startsWith('cid:') ? ownEntry(account.clientOrderIds, id) : id
  const order = orderId === undefined ? undefined : ownEntry(state.orders, orderId)
  if (order?.accountId === account.accountId) return order
  const example = placeExample(exchange, account, id)
  if (!example) throw new Refusal(21301)
  return example
}

/** An order to cancel or to replace: that of an example is open again. */
function changeable(exchange: Exchange, account: Account, id: string): Order {
  const order = findOrder(exchange, account, id)
  return whyClosed(order) === undefined ? order : (placeExample(exchange, account, id) ?? order)
}

/** Cancels an open order. Refuses when there is none, or when it is closed. */
export function cancelOrder(exchange: Exchange, account: Account, id: string): Order {
  const order = changeable(exchange, account, id)
  const code = whyClosed(order)
  if (code !== undefined) throw new Refusal(code)
  const market = known(exchange.state.markets, order.symbol)
  cancelRest(exchange, market, order, true)
  publishBook(exchange, market)
  return order
}

/** Cancels the open orders of an account, or those of some symbols. */
export function cancelAllOrders(exchange: Exchange, account: Account, symbols: readonly string[] = []): Order[] {
  const open = account.openOrders.map((id) => known(exchange.state.orders, id))
  const chosen = open.filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
  for (const order of chosen) cancelRest(exchange, known(exchange.state.markets, order.symbol), order, true)
  for (const symbol of new Set(chosen.map((order) => order.symbol))) {
    publishBook(exchange, known(exchange.state.markets, symbol))
  }
  return chosen
}

/**
 * Cancels an order and places a changed one. Fields that are left out keep their value, but for the client order ID, which is
 * used once. With `proceedOnFailure` a closed order is replaced too. When the new order is
 * refused, the old one stays cancelled.
 */
export function replaceOrder(
  exchange: Exchange,
  account: Account,
  id: string,
  replacement: SpotOrderReplacement,
): Order {
  const order = changeable(exchange, account, id)
  const { proceedOnFailure = 'false', ...changes } = replacement
  const code = whyClosed(order)
  if (code !== undefined && proceedOnFailure === 'false') throw new Refusal(code)
  const market = known(exchange.state.markets, order.symbol)
  if (code === undefined) cancelRest(exchange, market, order, true)
  try {
    return enterOrder(exchange, account, { ...kept(order), ...changes })
  } finally {
    publishBook(exchange, market)
  }
}

function kept({ symbol, side, type, timeInForce, price, quantity, amount, stpMode }: Order): SpotNewOrder {
  return { symbol, side, type, timeInForce, price, quantity, amount, stpMode }
}

function whyClosed({ state }: Order): RefusalCode | undefined {
  if (state === 'FILLED') return 21304
  return state === 'CANCELED' || state === 'PARTIALLY_CANCELED' ? 21305 : undefined
}
