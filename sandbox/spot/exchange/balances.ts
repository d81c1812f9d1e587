import { add, compare, type Decimal, isZero, ownEntry, subtract } from 'exchange-docs/kernel'
import type { Apis } from '../../types.ts'
import { type Exchange, newId } from './exchange.ts'
import { balanceText } from './print.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import type { Account, Balance } from './state.ts'

/** What moves a balance, as the channel names it. */
export type BalanceEvent = Apis['spot']['channels']['balances']['received']['data'][number]['eventType']

/** The balance of a currency; an empty one where the account has none yet. */
export function balanceOf({ balances }: Pick<Account, 'balances'>, currency: string): Balance {
  const known = ownEntry(balances, currency)
  if (known) return known
  const balance = { available: '0', hold: '0' }
  balances[currency] = balance
  return balance
}

/** Holds an amount for an order. Refuses when less is available. */
export function holdFunds(exchange: Exchange, account: Account, currency: string, amount: Decimal): void {
  const balance = balanceOf(account, currency)
  if (compare(balance.available, amount) < 0) throw new Refusal(21709)
  balance.available = subtract(balance.available, amount)
  balance.hold = add(balance.hold, amount)
  tellBalance(exchange, account, { currency, event: 'place_order' })
}

/** What leaves a hold: one part is spent, the other is available again. */
export interface Release {
  readonly currency: string
  readonly spent: Decimal
  readonly released: Decimal
  readonly event: BalanceEvent
}

/** Spends and releases parts of what is held. */
export function releaseFunds(
  exchange: Exchange,
  account: Account,
  { currency, spent, released, event }: Release,
): void {
  if (isZero(spent) && isZero(released)) return
  const balance = balanceOf(account, currency)
  balance.hold = subtract(subtract(balance.hold, spent), released)
  if (!isZero(released)) balance.available = add(balance.available, released)
  tellBalance(exchange, account, { currency, event })
}

/** Adds to what is available. */
export function credit(exchange: Exchange, account: Account, funds: Funds): void {
  const balance = balanceOf(account, funds.currency)
  balance.available = add(balance.available, funds.amount)
  tellBalance(exchange, account, funds)
}

/** Takes from what is available. Refuses with a code when there is less. */
export function debit(exchange: Exchange, account: Account, { amount, ...funds }: Funds, code: RefusalCode): void {
  if (compare(balanceOf(account, funds.currency).available, amount) < 0) throw new Refusal(code)
  credit(exchange, account, { ...funds, amount: subtract('0', amount) })
}

/** Funds that come or go, and why. */
export interface Funds {
  readonly currency: string
  readonly amount: Decimal
  readonly event: BalanceEvent
}

function tellBalance(
  { state, now, emit }: Exchange,
  account: Account,
  { currency, event }: { readonly currency: string; readonly event: BalanceEvent },
): void {
  if (account.key === undefined) return
  const { available, hold } = balanceOf(account, currency)
  const record = {
    changeTime: now,
    accountId: account.accountId,
    accountType: 'SPOT',
    eventType: event,
    available: balanceText(available),
    currency,
    id: BigInt(newId(state)),
    userId: account.userId,
    hold: balanceText(hold),
    ts: now,
  }
  emit({ channel: 'balances', key: account.key, message: { channel: 'balances', data: [record] } })
}
