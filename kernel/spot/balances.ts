import { add, compare, type Decimal, isZero, subtract } from '../decimal.ts'
import { ownEntry } from '../ownEntry.ts'
import type { FundsCause, SpotExchange } from './exchange.ts'
import type { Account, Balance } from './state.ts'

/** The balance of a currency; an empty one where the account has none yet. */
export function balanceOf({ balances }: Pick<Account, 'balances'>, currency: string): Balance {
  const known = ownEntry(balances, currency)
  if (known) return known
  const balance = { available: '0', hold: '0' }
  balances[currency] = balance
  return balance
}

/** Holds an amount for an order. Refuses when less is available. */
export function holdFunds(exchange: SpotExchange, account: Account, currency: string, amount: Decimal): void {
  const balance = balanceOf(account, currency)
  if (compare(balance.available, amount) < 0) throw exchange.rules.refusal('funds too low')
  balance.available = subtract(balance.available, amount)
  balance.hold = add(balance.hold, amount)
  tellBalance(exchange, account, { currency, cause: 'order placed' })
}

/** Funds that leave a hold: one part is spent, the other is available again. */
export interface Release {
  readonly currency: string
  readonly spent: Decimal
  readonly released: Decimal
  readonly cause: FundsCause
}

/** Spends and releases parts of held funds. */
export function releaseFunds(
  exchange: SpotExchange,
  account: Account,
  { currency, spent, released, cause }: Release,
): void {
  if (isZero(spent) && isZero(released)) return
  const balance = balanceOf(account, currency)
  balance.hold = subtract(subtract(balance.hold, spent), released)
  if (!isZero(released)) balance.available = add(balance.available, released)
  tellBalance(exchange, account, { currency, cause })
}

/** Adds to available funds. */
export function credit(exchange: SpotExchange, account: Account, funds: Funds): void {
  const balance = balanceOf(account, funds.currency)
  balance.available = add(balance.available, funds.amount)
  tellBalance(exchange, account, funds)
}

/** Takes from available funds. Throws the given refusal when there is less. */
export function debit(exchange: SpotExchange, account: Account, funds: Funds, refusal: () => Error): void {
  const { currency, amount } = funds
  if (compare(balanceOf(account, currency).available, amount) < 0) throw refusal()
  credit(exchange, account, { ...funds, amount: subtract('0', amount) })
}

/** Funds that come or go, and why. */
export interface Funds {
  readonly currency: string
  readonly amount: Decimal
  readonly cause: FundsCause
}

function tellBalance(
  { tell, now }: SpotExchange,
  account: Account,
  { currency, cause }: Pick<Funds, 'currency' | 'cause'>,
): void {
  if (account.key !== undefined) tell({ kind: 'balance', account, currency, cause }, now)
}
