import { type Decimal, isZero } from 'exchange-docs/kernel'
import type { V3FuturesBill } from '../../types.ts'
import { settlementCurrency } from './definitions.ts'
import { type Exchange, newId } from './exchange.ts'
import type { Account, PositionName } from './state.ts'

/** Writes down what changed the funds of an account. */
export function addBill(
  { state, now }: Exchange,
  account: Account,
  type: V3FuturesBill['type'],
  name: PositionName | undefined,
  amount: Decimal,
): void {
  account.updateTime = now
  if (account.key === undefined || isZero(amount)) return
  account.bills.push({
    id: newId(state),
    actType: 'TRADING',
    type,
    symbol: name?.symbol ?? '',
    mgnMode: name?.marginMode ?? '',
    posSide: name?.positionSide ?? '',
    ccy: settlementCurrency,
    sz: amount,
    cTime: String(now),
  })
}
