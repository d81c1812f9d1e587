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

/** An order that the examples of the specs name. */
interface ExampleOrder extends NewOrder {
  readonly id: string
}

/** Example orders by their id, or by `cid:` and the client order ID. */
const exampleOrders: Readonly<Record<string, ExampleOrder>> = {
  '512340987612345300': { ...order, id: '512340987612345300' },
  'cid:docs-2': { ...order, id: '512340999900012500', clientOrderId: 'docs-2' },
}

/** Ids of the orders that are placed for requests which name them. */
export const exampleOrderIds: readonly string[] = Object.values(exampleOrders).map(({ id }) => id)

/**
 * Places the order that an example names, in place of the account's closed one: so samples find it, in any order and again.
 * Nothing for other ids, and for an order of another account.
 */
export function placeExample(exchange: SpotExchange, account: Account, name: string): Order | undefined {
  const example = ownEntry(exampleOrders, name)
  if (!example) return undefined
  const { id, ...request } = example
  const former = ownEntry(exchange.state.orders, id)
  if (former && former.accountId !== account.accountId) return undefined
  if (former) account.closedOrders.splice(account.closedOrders.indexOf(id), 1)
  if (request.clientOrderId !== undefined) delete account.clientOrderIds[clientOrderKey(request.clientOrderId)]
  const placed = enterOrder(exchange, account, request, id)
  publishBook(exchange, known(exchange.state.markets, placed.symbol))
  return placed
}
