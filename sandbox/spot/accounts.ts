import { add, atScale, known, multiply } from 'exchange-docs/kernel'
import { type Account, priceOf } from 'exchange-docs/kernel/spot'
import type { SpotAccountActivity, SpotAccountBalances, SpotInterestCharge } from '../types.ts'
import { callerOf, type SpotHandler } from './call.ts'
import { currencyIds } from './exchange/definitions.ts'
import { Refusal } from './exchange/refusal.ts'
import { balanceText } from './exchange/texts.ts'
import { refusingPage } from './paging.ts'

const month = 30 * 24 * 60 * 60_000

/** `getAccounts`: the spot account of the caller. */
export const getAccounts: SpotHandler<'getAccounts'> = (_, call) => [
  { accountId: callerOf(call).accountId, accountType: 'SPOT', accountState: 'NORMAL' },
]

/** `getAccountBalances`: the balances of the spot account. */
export const getAccountBalances: SpotHandler<'getAccountBalances'> = (_, call) => [balancesOf(callerOf(call))]

/** `getAccountBalancesById`: the balances of one account of the caller. */
export const getAccountBalancesById: SpotHandler<'getAccountBalancesById'> = ({ parameters: { id } }, call) => {
  const account = callerOf(call)
  if (account.accountId !== id) throw new Refusal(21600)
  return [balancesOf(account)]
}

/** `getFeeInfo`: the fee rates of the caller. The volume counts the fills in USDT, at the prices of now. */
export const getFeeInfo: SpotHandler<'getFeeInfo'> = (_, call) => {
  const { rates, fills } = callerOf(call)
  const recent = fills.filter(({ time }) => time > call.now - month)
  const quoteOf = (symbol: string) => known(call.state.markets, symbol).quote
  const volume = recent.map(({ symbol, amount }) => multiply(amount, priceOf(call, quoteOf(symbol)))).reduce(add, '0')
  return { trxDiscount: false, ...rates, volume30D: atScale(volume, 18) }
}

/** `getAccountActivity`: no airdrop, rebate or correction ever happens. */
export const getAccountActivity: SpotHandler<'getAccountActivity'> = ({ parameters }) =>
  refusingPage<SpotAccountActivity>([], parameters, { idOf: ({ id }) => id, defaultLimit: 100, maxLimit: 1000 })

/** `getInterestHistory`: nobody borrows. */
export const getInterestHistory: SpotHandler<'getInterestHistory'> = ({ parameters }) =>
  refusingPage<SpotInterestCharge>([], parameters, { idOf: ({ id }) => id, defaultLimit: 10, maxLimit: 100 })

function balancesOf({ accountId, balances }: Account): SpotAccountBalances {
  const list = Object.entries(balances).map(([currency, { available, hold }]) => ({
    currencyId: currencyIds[currency] ?? '0',
    currency,
    available: balanceText(available),
    hold: balanceText(hold),
  }))
  return { accountId, accountType: 'SPOT', balances: list }
}
