import { compare, type Decimal, divide } from 'exchange-docs/kernel'
import { type Account, type AccountFigures, amountScale } from 'exchange-docs/kernel/futures'
import { settlementCurrency } from './definitions.ts'

/** An account as `getFuturesBalance` returns it. All of it is in one currency. */
export function accountRecord(account: Account, figures: AccountFigures) {
  const times = { cTime: String(account.createTime), uTime: String(account.updateTime) }
  const shared = {
    eq: figures.equity,
    isoEq: figures.isolatedEquity,
    im: figures.crossInitialMargin,
    mm: figures.crossMaintenanceMargin,
    mmr: ratio(figures.crossMaintenanceMargin, figures.crossEquity),
    upl: figures.crossProfit,
  }
  const detail = {
    ccy: settlementCurrency,
    ...shared,
    avail: figures.available,
    isoAvail: figures.isolatedMargin,
    isoHold: figures.isolatedHold,
    isoUpl: figures.isolatedProfit,
    imr: ratio(figures.crossInitialMargin, figures.crossEquity),
    ...times,
  }
  return { state: 'NORMAL', ...shared, availMgn: figures.availableMargin, ...times, details: [detail] }
}

/** A fraction of the equity; `0` without equity. */
export function ratio(part: Decimal, equity: Decimal, scale = amountScale): Decimal {
  return compare(equity, '0') <= 0 ? '0' : divide(part, equity, scale)
}
