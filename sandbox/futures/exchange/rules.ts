import type { FuturesRules, RefusalReason } from 'exchange-docs/kernel/futures'
import { exampleKey, isSubaccount } from '../../keys.ts'
import { idOf } from '../../market/ids.ts'
import { settledMargin } from './accountRecords.ts'
import { feeRates, startWallet } from './definitions.ts'
import { openExamplePositions } from './exampleOrders.ts'
import { Refusal, type RefusalCode } from './refusal.ts'

/** Error codes of the catalogue for the refusals of the kernel. */
const codes: Readonly<Record<RefusalReason, RefusalCode>> = {
  'symbol unknown': 10001,
  'contract closed': 10000,
  'client order ID used': 250,
  'position incomplete': 400,
  'position side invalid': 400,
  'size invalid': 400,
  'price missing': 400,
  'price invalid': 10014,
  'price limit': 10002,
  'no bids': 10003,
  'no asks': 10004,
  'nothing to close': 10018,
  'opens nothing': 400,
  'position too large': 400,
  'leverage too high': 400,
  'margin too low': 10019,
}

/** Rules of this exchange. A new subaccount has no funds. */
export const rules: FuturesRules = {
  // Like ids of the exchange, these lose digits as JavaScript numbers.
  idOf: (number) => idOf('520117', number),
  clientOrderIdOf: (id) => `polo${id}`,
  refusal: (reason) => new Refusal(codes[reason]),
  feeRates,
  walletOf: (key) => (isSubaccount(key) ? '0' : startWallet),
  opened: (exchange, account) => {
    if (account.key !== exampleKey) return
    openExamplePositions(exchange, account)
    account.opening = settledMargin(exchange, account)
  },
}
