import type { RefusalReason, SpotRules } from 'exchange-docs/kernel/spot'
import { exampleKey, isSubaccount } from '../../keys.ts'
import { idOf } from '../../market/ids.ts'
import { startBalances, userRates } from './definitions.ts'
import { exampleAccountId } from './exampleOrders.ts'
import { Refusal, type RefusalCode } from './refusal.ts'

/** Error codes of the catalogue for the refusals of the kernel. */
const codes: Readonly<Record<RefusalReason, RefusalCode>> = {
  'symbol unknown': 10040,
  'market halted': 10041,
  'market post-only': 21341,
  'number missing': 602,
  'number invalid': 601,
  'price zero': 21309,
  'price decimals': 21335,
  'price too high': 21342,
  'price too low': 21343,
  'quantity zero': 21328,
  'quantity decimals': 21336,
  'quantity too small': 21330,
  'quantity too large': 21360,
  'amount zero': 21317,
  'amount decimals': 21337,
  'value too small': 21322,
  'value too large': 21349,
  'client order ID too long': 21315,
  'client order ID used': 21312,
  'too many open orders': 21314,
  'funds too low': 21709,
  'order filled': 21304,
  'order cancelled': 21305,
  'smart order symbol unknown': 25019,
  'smart order invalid': 25001,
  'smart order ID used': 25004,
}

/** Rules of this exchange. A new subaccount has no funds. */
export const rules: SpotRules = {
  // Like ids of the exchange, these lose digits as JavaScript numbers.
  idOf: (number) => idOf('512340', number),
  refusal: (reason) => new Refusal(codes[reason]),
  openingOf: (key) => ({
    accountId: key === exampleKey ? exampleAccountId : undefined,
    balances: isSubaccount(key) ? {} : startBalances,
    rates: userRates,
  }),
  index: { currency: 'USDT', tick: '0.01' },
  maxOpenOrders: 2000,
  maxClientOrderId: 64,
}
