import { add, multiply, subtract } from 'exchange-docs/kernel'
import { averagePrice, contractValue, profitAt } from 'exchange-docs/kernel/futures'
import { contract } from './example.ts'
import type { Step } from './playAccount.ts'
import { assumed, atLeast, formula, known, type Row } from './row.ts'
import { isIsolated, termsOf } from './terms.ts'

/** What the exchange takes over, at which price, and what is left of the account. */
export function closedRows({ closed, mark, wallet }: Step, { position, wallet: earlier }: Step): readonly Row[] {
  if (!closed) return []
  const { qty, ctVal, mMRatio } = termsOf(position)
  const [isOwn, isLong] = [isIsolated(position), position.side === 'BUY']
  const value = contractValue(contract, mark, position.quantity)
  const upl = ['upl', profitAt(position, value)] as const
  // A settlement that comes first has changed what stands behind the position.
  const settled = subtract(closed.funding, position.funding)
  const backing = [isOwn ? 'mgn' : 'avail', add(isOwn ? position.margin : earlier, settled)] as const
  const remaining = [isOwn ? 'mgn + upl' : 'avail + upl', add(backing[1], upl[1])] as const
  const price = averagePrice(contract, closed.closedValue, closed.closedQuantity)
  const bkPx = ['bkPx', price] as const
  const openAvgPx = ['openAvgPx', averagePrice(contract, position.cost, position.quantity)] as const
  const loss = isLong
    ? formula`(${bkPx} − ${openAvgPx}) × ${qty} × ${ctVal}`
    : formula`(${openAvgPx} − ${bkPx}) × ${qty} × ${ctVal}`
  const left = isOwn
    ? formula`${['avail', earlier]} + ${backing} + ${['pnl', closed.realised]}`
    : atLeast(formula`0`, formula`${backing} + ${['pnl', closed.realised]}`)
  return [
    known('value', formula`${qty} × ${ctVal} × ${['markPx', mark]}`, value),
    assumed('remaining', formula`${backing} + ${upl}`, remaining[1]),
    known('maintenanceMargin', formula`${['value', value]} × ${mMRatio}`, multiply(value, mMRatio[1])),
    assumed(
      'bankruptcyPrice',
      isLong
        ? formula`${['markPx', mark]} − ${remaining} ÷ (${qty} × ${ctVal})`
        : formula`${['markPx', mark]} + ${remaining} ÷ (${qty} × ${ctVal})`,
      price,
      [['liquidation', 'bkPx']],
    ),
    assumed('loss', isOwn ? atLeast(formula`−${backing}`, loss) : loss, closed.realised, [
      ['history', 'pnl'],
      ['bill', 'sz'],
    ]),
    assumed('wallet', left, wallet, [['account', 'avail']]),
  ]
}
