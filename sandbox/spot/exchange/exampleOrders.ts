import { known, ownEntry } from 'exchange-docs/kernel'
import {
  type Account,
  clientOrderKey,
  enterOrder,
  type NewOrder,
  type Order,
  publishBook,
  type SpotExchange,
} from 'exchange-docs/kernel/spot'

/** The account of the demo key has the id of the examples. */
export const exampleAccountId = '76103222774956032'

const order = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT_MAKER', price: '20000', quantity: '0.001' } as const

/** Orders that the examples of the specs name, by their id or by `cid:` and the client order ID. */
const exampleOrders: Readonly<Record<string, NewOrder>> = {
  '512340987612345300': order,
  'cid:docs-2': { ...order, clientOrderId: 'docs-2' },
}

/**
 * Places the order that an example names, in place of the account's closed one: so samples find it, in any order and again.
 * Nothing for other ids, and for an id of another account.
 */
export function placeExample(exchange: SpotExchange, account: Account, id: string): Order | undefined {
  const request = ownEntry(exampleOrders, id)
  if (!request) return undefined
  const { clientOrderId } = request
  const former = clientOrderId === undefined ? ownEntry(exchange.state.orders, id) : undefined
  if (former && former.accountId !== account.accountId) return undefined
  if (former) account.closedOrders.splice(account.closedOrders.indexOf(id), 1)
  if (clientOrderId !== undefined) delete account.clientOrderIds[clientOrderKey(clientOrderId)]
  const placed = enterOrder(exchange, account, request, clientOrderId === undefined ? id : undefined)
  publishBook(exchange, known(exchange.state.markets, placed.symbol))
  return placed
}
