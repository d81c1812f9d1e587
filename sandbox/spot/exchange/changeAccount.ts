import { credit } from './balances.ts'
import { cancelAllOrders } from './cancelOrder.ts'
import { accountOfKey, openAccount } from './createSpotState.ts'
import type { Exchange } from './exchange.ts'

/** Opens the account of a key anew: its orders are cancelled, and nobody has what it had. */
export function resetAccount(exchange: Exchange, key: string): void {
  const { state } = exchange
  const former = accountOfKey(exchange, key)
  cancelAllOrders(exchange, former)
  const { accountId, userId, closedOrders } = former
  for (const id of closedOrders) delete state.orders[id]
  const account = { ...openAccount(state, accountId, key), userId }
  state.accounts[accountId] = account
  for (const currency of Object.keys(account.balances))
    credit(exchange, account, { currency, amount: '0', event: 'deposit' })
}
