import { add, compare, type Decimal, divide, known, subtract } from 'exchange-docs/kernel'
import {
  type Account,
  type AccountFigures,
  accountFigures,
  amountScale,
  type FuturesExchange,
  leverageOf,
} from 'exchange-docs/kernel/futures'
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

/** Available and initial margin with the cross positions at their entry value: the mark price does not change them. */
export function settledMargin(exchange: Pick<FuturesExchange, 'state'>, account: Account) {
  const { available, crossInitialMargin, positions } = accountFigures(exchange, account)
  const held = Object.entries(account.positions).reduce((sum, [key, position]) => {
    if (position.marginMode !== 'CROSS') return sum
    const leverage = leverageOf(known(exchange.state.markets, position.symbol), account, position)
    const atEntry = divide(position.cost, leverage, amountScale)
    return add(sum, subtract(atEntry, positions.get(key)?.initialMargin ?? '0'))
  }, crossInitialMargin)
  return { available: subtract(available, held), held }
}

/** A fraction of the equity; `0` without equity. */
export function ratio(part: Decimal, equity: Decimal, scale = amountScale): Decimal {
  return compare(equity, '0') <= 0 ? '0' : divide(part, equity, scale)
}
