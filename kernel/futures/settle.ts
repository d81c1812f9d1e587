import { add, compare, type Decimal, subtract } from '../decimal.ts'
import { known } from '../ownEntry.ts'
import type { FuturesExchange } from './exchange.ts'
import type { Position } from './position.ts'
import type { Account } from './state.ts'

/** Id of the account that takes over liquidated positions: its wallet is the insurance fund. */
export const insuranceId = 'insurance'

interface Result {
  readonly profit: Decimal
  /** The margin of the part that is closed. */
  readonly margin: Decimal
  readonly isWhole: boolean
}

/**
 * Pays the profit of a part that is closed. An isolated position pays its losses from its own margin, and the
 * insurance fund pays the rest.
 */
export function settled(
  exchange: FuturesExchange,
  account: Account,
  position: Position,
  { profit, margin, isWhole }: Result,
): Decimal {
  if (position.marginMode === 'CROSS') {
    account.wallet = add(account.wallet, profit)
    return profit
  }
  position.margin = subtract(position.margin, margin)
  const freed = add(margin, profit)
  if (compare(freed, '0') >= 0) {
    account.wallet = add(account.wallet, freed)
    return profit
  }
  if (!isWhole) {
    position.margin = add(position.margin, freed)
    return profit
  }
  payFromInsurance(exchange, subtract('0', freed))
  return subtract('0', margin)
}

/** Takes an amount from the insurance fund; below 0, it gets one. */
export function payFromInsurance({ state, now }: FuturesExchange, amount: Decimal): void {
  const fund = known(state.accounts, insuranceId)
  fund.wallet = subtract(fund.wallet, amount)
  state.insuranceTime = now
}
