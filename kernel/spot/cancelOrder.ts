import { clientOrderKey } from '../market/exchange.ts'
import { known, ownEntry } from '../ownEntry.ts'
import { cancelRest } from './closeOrder.ts'
import type { SpotExchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import { publishBook } from './publishBook.ts'
import type { Account, NewOrder, Order } from './state.ts'

/** An order of the account by its id. */
export function findOrder({ state }: Pick<SpotExchange, 'state'>, account: Account, id: string): Order | undefined {
  const order = ownEntry(state.orders, id)
  return order?.accountId === account.accountId ? order : undefined
}

/** An order of the account by its client order ID. */
export function findOrderOfClient(
  exchange: Pick<SpotExchange, 'state'>,
  account: Account,
  clientOrderId: string,
): Order | undefined {
  const id = ownEntry(account.clientOrderIds, clientOrderKey(clientOrderId))
  return id === undefined ? undefined : findOrder(exchange, account, id)
}

/** Cancels an open order. Refuses a closed one. */
export function cancelOrder(exchange: SpotExchange, order: Order): Order {
  const reason = whyClosed(order)
  if (reason !== undefined) throw exchange.rules.refusal(reason)
  const market = known(exchange.state.markets, order.symbol)
  cancelRest(exchange, market, order, true)
  publishBook(exchange, market)
  return order
}

/** Cancels the open orders of an account, of all or some symbols. */
export function cancelAllOrders(exchange: SpotExchange, account: Account, symbols: readonly string[] = []): Order[] {
  const open = account.openOrders.map((id) => known(exchange.state.orders, id))
  const chosen = open.filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
  for (const order of chosen) cancelRest(exchange, known(exchange.state.markets, order.symbol), order, true)
  for (const symbol of new Set(chosen.map((order) => order.symbol))) {
    publishBook(exchange, known(exchange.state.markets, symbol))
  }
  return chosen
}

/** New fields of an order to replace, and whether a closed order may be replaced too. */
export interface Replacement {
  readonly changes: Partial<NewOrder>
  readonly evenClosed: boolean
}

/**
 * Cancels an order and places a changed one. Fields that are left out keep their value, but for the client order ID, which is
 * used once. When the new order is refused, the old one stays cancelled.
 */
export function replaceOrder(
  exchange: SpotExchange,
  account: Account,
  order: Order,
  { changes, evenClosed }: Replacement,
): Order {
  const reason = whyClosed(order)
  if (reason !== undefined && !evenClosed) throw exchange.rules.refusal(reason)
  const market = known(exchange.state.markets, order.symbol)
  if (reason === undefined) cancelRest(exchange, market, order, true)
  try {
    return enterOrder(exchange, account, { ...kept(order), ...changes })
  } finally {
    publishBook(exchange, market)
  }
}

function kept({ symbol, side, type, timeInForce, price, quantity, amount, stpMode }: Order): NewOrder {
  return { symbol, side, type, timeInForce, price, quantity, amount, stpMode }
}

/** Why an order is open no longer. */
export function whyClosed({ state }: Pick<Order, 'state'>): 'order filled' | 'order cancelled' | undefined {
  if (state === 'FILLED') return 'order filled'
  return state === 'CANCELED' || state === 'PARTIALLY_CANCELED' ? 'order cancelled' : undefined
}
