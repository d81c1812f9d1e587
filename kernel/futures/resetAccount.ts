import { known } from '../ownEntry.ts'
import { cancelResting } from './closeOrder.ts'
import type { FuturesExchange } from './exchange.ts'
import { takeOver } from './liquidation.ts'
import { accountOfKey, openAccount } from './openFutures.ts'
import { publishBook } from './publishBook.ts'
import { touch } from './tell.ts'

/** Opens the account of a key anew: its orders are cancelled, and the exchange takes its positions over at the mark price. */
export function resetAccount(exchange: FuturesExchange, key: string): void {
  const { state } = exchange
  const account = accountOfKey(exchange, key)
  for (const id of [...account.openOrders]) {
    const order = known(state.orders, id)
    cancelResting(exchange, order, 'user')
    publishBook(exchange, known(state.markets, order.symbol))
  }
  for (const position of Object.values(account.positions))
    takeOver(exchange, account, position, known(state.markets, position.symbol).quotes.reference)
  for (const id of account.closedOrders) delete state.orders[id]
  touch(exchange, openAccount(exchange, account.accountId, key))
}
