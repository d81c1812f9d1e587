import {
  type Account,
  cancelOrder as cancel,
  findOrder as find,
  findOrderOfClient,
  type Order,
  replaceOrder as replace,
  whyClosed,
} from 'exchange-docs/kernel/spot'
import type { SpotOrderReplacement } from '../../types.ts'
import { placeExample } from './exampleOrders.ts'
import { Refusal } from './refusal.ts'
import type { Exchange } from './sandboxExchange.ts'

/** An order of the account, by its id or by `cid:` and its client order ID. */
export function findOrder(exchange: Exchange, account: Account, id: string): Order {
  const isClientId = id.startsWith('cid:')
  const order = isClientId ? findOrderOfClient(exchange, account, id.slice('cid:'.length)) : find(exchange, account, id)
  const found = order ?? placeExample(exchange, account, id)
  if (!found) throw new Refusal(21301)
  return found
}

/** Cancels an open order. Refuses an unknown or closed order. */
export function cancelOrder(exchange: Exchange, account: Account, id: string): Order {
  return cancel(exchange, changeable(exchange, account, id))
}

/** Cancels an order and places a changed one; with `proceedOnFailure` a closed order is replaced too. */
export function replaceOrder(exchange: Exchange, account: Account, id: string, replacement: SpotOrderReplacement) {
  const { proceedOnFailure = 'false', ...changes } = replacement
  const order = changeable(exchange, account, id)
  return replace(exchange, account, order, { changes, evenClosed: proceedOnFailure !== 'false' })
}

/** An order to cancel or to replace. The order of an example is open again. */
function changeable(exchange: Exchange, account: Account, id: string): Order {
  const order = findOrder(exchange, account, id)
  return whyClosed(order) === undefined ? order : (placeExample(exchange, account, id) ?? order)
}
