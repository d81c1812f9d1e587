import { add, type Decimal, divide, isZero, subtract } from 'exchange-docs/kernel'
import { type PositionFigures, positionKey } from 'exchange-docs/kernel/futures'
import { closedRows } from './closedRows.ts'
import { addedMargin, feeRates, funding, startWallet } from './example.ts'
import type { Step } from './playAccount.ts'
import { assumed, atLeast, formula, known, type Row } from './row.ts'
import { isIsolated, termsOf } from './terms.ts'

const ratioScale = 4

/** The figures of a step, each as the kernel reckons it. A liquidation price that is never reached has none. */
export function accountRows(step: Step, before: Step = step): readonly Row[] {
  if (step.closed) return closedRows(step, before)
  const figures = step.figures.positions.get(positionKey(step.position))
  if (!figures || step.kind === 'liquidation') return []
  const rows = { open: openRows, mark: markRows, funding: fundingRows, margin: marginRows }[step.kind]
  return rows({ step, before, figures })
}

interface AccountStep {
  readonly step: Step
  readonly before: Step
  readonly figures: PositionFigures
}

function openRows({ step }: AccountStep): readonly Row[] {
  const { position, leverage } = step
  const { qty, ctVal, cost, mgn } = termsOf(position)
  const feeAmt = ['feeAmt', subtract('0', position.fee)] as const
  const start = ['avail', startWallet] as const
  const left = isIsolated(position) ? formula`${start} − ${feeAmt} − ${mgn}` : formula`${start} − ${feeAmt}`
  const wallet = ['wallet', left, step.wallet, [['account', 'avail']]] as const
  const margin = assumed('margin', formula`${cost} ÷ ${['lever', leverage]}`, position.margin, [['position', 'mgn']])
  return [
    known('value', formula`${qty} × ${ctVal} × ${['px', step.entry]}`, position.cost, [['fill', 'value']]),
    known('fee', formula`${cost} × ${['feeRate', feeRates.TAKER]}`, feeAmt[1], [['fill', 'feeAmt']]),
    ...(isIsolated(position) ? [margin] : []),
    isIsolated(position) ? assumed(...wallet) : known(...wallet),
    liquidationRow(step),
  ]
}

function markRows(told: AccountStep): readonly Row[] {
  const { step, figures } = told
  const { position, mark, wallet, leverage } = step
  const { qty, ctVal, mgn, mMRatio } = termsOf(position)
  const [value, entry] = [
    ['value', figures.value],
    ['qty × ctVal × openAvgPx', position.cost],
  ] as const
  const [avail, upl] = [
    ['avail', wallet],
    ['upl', figures.profit],
  ] as const
  return [
    known('value', formula`${qty} × ${ctVal} × ${['markPx', mark]}`, figures.value),
    known('profit', position.side === 'BUY' ? formula`${value} − ${entry}` : formula`${entry} − ${value}`, upl[1], [
      ['position', 'upl'],
    ]),
    known('initialMargin', formula`${value} ÷ ${['lever', leverage]}`, figures.initialMargin, [['position', 'im']]),
    known('maintenanceMargin', formula`${value} × ${mMRatio}`, figures.maintenanceMargin, [['position', 'mm']]),
    known(
      'equity',
      isIsolated(position) ? formula`${avail} + ${mgn} + ${upl}` : formula`${avail} + ${upl}`,
      step.figures.equity,
      [['account', 'eq']],
    ),
    ratioRow(told),
  ]
}

function fundingRows({ step, before, figures }: AccountStep): readonly Row[] {
  const { position, wallet } = step
  const fFee = ['fFee', position.funding] as const
  const [value, rate] = [
    ['value', figures.value],
    ['fR', funding.rate],
  ] as const
  const paid = position.side === 'BUY' ? formula`−${value} × ${rate}` : formula`${value} × ${rate}`
  const fields = [
    ['bill', 'sz'],
    ['position', 'fFee'],
  ] as const
  return [
    known('funding', paid, position.funding, fields),
    isIsolated(position)
      ? assumed('margin', formula`${['mgn', before.position.margin]} + ${fFee}`, position.margin, [['position', 'mgn']])
      : assumed('wallet', formula`${['avail', before.wallet]} + ${fFee}`, wallet, [['account', 'avail']]),
    assumed('realised', formula`${['fee', position.fee]} + ${fFee}`, add(position.fee, position.funding), [
      ['position', 'pnl'],
    ]),
    liquidationRow(step),
  ]
}

function marginRows(told: AccountStep): readonly Row[] {
  const { step, before } = told
  const { position, wallet } = step
  const avail = ['avail', before.wallet] as const
  const fields = [['account', 'avail']] as const
  if (!isIsolated(position))
    return [
      known('wallet', formula`${avail} + ${['amount', addedMargin]}`, wallet, fields),
      liquidationRow(step),
      ratioRow(told),
    ]
  const amt = ['amt', subtract(position.margin, before.position.margin)] as const
  return [
    known('margin', formula`${['mgn', before.position.margin]} + ${amt}`, position.margin, [['position', 'mgn']]),
    assumed('wallet', formula`${avail} − ${amt}`, wallet, fields),
    liquidationRow(step),
    ratioRow(told),
  ]
}

/** The mark price at which margin and profit are the maintenance margin. */
function liquidationRow({ position, wallet, liquidationPrice }: Step): Row {
  const { qty, ctVal, cost, mgn, mMRatio } = termsOf(position)
  const backing = isIsolated(position) ? mgn : (['avail', wallet] as const)
  const own =
    position.side === 'BUY'
      ? formula`(${cost} − ${backing}) ÷ (${qty} × ${ctVal} × (1 − ${mMRatio}))`
      : formula`(${cost} + ${backing}) ÷ (${qty} × ${ctVal} × (1 + ${mMRatio}))`
  const price = isZero(liquidationPrice) ? atLeast(formula`0`, own) : own
  return assumed('liquidationPrice', price, liquidationPrice, [['position', 'liqPx']])
}

/** How much of what stands behind a position is its maintenance margin: at 1 it is liquidated. */
function ratioRow({ step, figures }: AccountStep): Row {
  const { position } = step
  const mm = ['mm', figures.maintenanceMargin] as const
  const ratio = (equity: Decimal) => divide(mm[1], equity, ratioScale)
  const fields = [['position', 'mgnRatio']] as const
  if (!isIsolated(position)) {
    const { crossEquity } = step.figures
    return known('marginRatio', formula`${mm} ÷ ${['eq', crossEquity]}`, ratio(crossEquity), fields)
  }
  const { mgn } = termsOf(position)
  const own = formula`${mm} ÷ (${mgn} + ${['upl', figures.profit]})`
  return assumed('marginRatio', own, ratio(add(position.margin, figures.profit)), fields)
}
