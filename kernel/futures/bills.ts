import { type Decimal, isZero } from '../decimal.ts'
import { newId } from '../market/exchange.ts'
import type { FuturesExchange } from './exchange.ts'
import type { PositionName } from './position.ts'
import type { Account, Bill } from './state.ts'

/** Adds the bill of a change of funds to an account. */
export function addBill(
  exchange: FuturesExchange,
  account: Account,
  type: Bill['type'],
  name: PositionName | undefined,
  amount: Decimal,
): void {
  const { now: time } = exchange
  account.updateTime = time
  if (account.key === undefined || isZero(amount)) return
  account.bills.push({ id: newId(exchange), type, ...(name ? { name: nameOf(name) } : {}), amount, time })
}

function nameOf({ symbol, marginMode, positionSide }: PositionName): PositionName {
  return { symbol, marginMode, positionSide }
}
