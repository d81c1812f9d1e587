import { add, type Decimal, larger, subtract } from '../decimal.ts'
import { addBill } from './bills.ts'
import type { FuturesExchange } from './exchange.ts'
import { accountFigures } from './figures.ts'
import { accountOfKey } from './openFutures.ts'
import { touch } from './tell.ts'

/** The amount that may leave the account of a key: unrealised profit stays. */
export function transferable(exchange: FuturesExchange, key: string): Decimal {
  const { availableMargin, crossProfit } = accountFigures(exchange, accountOfKey(exchange, key))
  return larger(subtract(availableMargin, larger(crossProfit, '0')), '0')
}

/** Moves funds into the account of a key; below 0, out of it. */
export function moveFunds(exchange: FuturesExchange, key: string, amount: Decimal): void {
  const account = accountOfKey(exchange, key)
  touch(exchange, account)
  account.wallet = add(account.wallet, amount)
  addBill(exchange, account, 'transfer', undefined, amount)
}
