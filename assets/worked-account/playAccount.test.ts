import { readFileSync } from 'node:fs'
import { compare, type Decimal, decimalsOf, divide } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import { accountRecord } from '../../sandbox/futures/exchange/accountRecords.ts'
import { feeRates as sandboxFees, startMarkets } from '../../sandbox/futures/exchange/definitions.ts'
import { billRecord, closedRecord } from '../../sandbox/futures/exchange/historyRecords.ts'
import { fillRecord } from '../../sandbox/futures/exchange/orderRecords.ts'
import { positionRecord } from '../../sandbox/futures/exchange/positionRecords.ts'
import { tellChannels } from '../../sandbox/futures/exchange/tellChannels.ts'
import { accountRows } from './accountRows.ts'
import { type Choice, contract, exampleChoice, feeRates, funding, openTime } from './example.ts'
import { playAccount } from './playAccount.ts'
import type { Origin } from './row.ts'

type ObjectsByOrigin = Partial<Record<Origin, object[]>>

/** The rows of each step, and what REST and channels of the sandbox tell in it. */
function played(part: Partial<Choice> = {}) {
  const told: ObjectsByOrigin[] = []
  let now: ObjectsByOrigin = {}
  const keep = (origin: Origin, ...records: object[]) => {
    now[origin] = [...(now[origin] ?? []), ...records]
  }
  const { steps, refusal } = playAccount({ ...exampleChoice, ...part }, (event, { state, now: time }) => {
    tellChannels(
      { state, now: time, emit: ({ message }) => keep(origins[message.channel] ?? 'fill', ...message.data) },
      event,
    )
    if (event.kind === 'fill') keep('fill', fillRecord(event.fill))
    if (event.kind === 'position')
      keep('position', positionRecord({ state }, event.account, event.position, event.figures))
    if (event.kind !== 'account') return
    const { account, figures } = event
    keep('account', accountRecord(account, figures), ...accountRecord(account, figures).details)
    keep('bill', ...account.bills.map(billRecord))
    keep('history', ...account.closedPositions.map((position) => closedRecord({ state }, position)))
    if (account.key !== 'reader') return
    told.push(now)
    now = {}
  })
  return {
    refusal,
    steps: steps.map((step, index) => ({ step, rows: accountRows(step, steps[index - 1]), told: told[index] ?? {} })),
  }
}

const origins: Readonly<Record<string, Origin>> = {
  positions: 'position',
  account: 'account',
  trade: 'fill',
  liquidation_orders: 'liquidation',
}

const choices: readonly Partial<Choice>[] = [
  {},
  { side: 'SELL' },
  { marginMode: 'CROSS' },
  { marginMode: 'CROSS', size: '500', leverage: '100' },
  { leverage: '100', mark: '96000' },
  { side: 'SELL', leverage: '50', size: '37', entry: '88000.01', mark: '88100' },
]

describe('the worked account', () => {
  it.each(choices)('has each figure in the fields that it names: %o', (choice) => {
    for (const { rows, told } of played(choice).steps) {
      for (const { figure, result, fields } of rows) {
        for (const [origin, field] of fields) {
          const values = (told[origin] ?? []).map(
            (record) => Object.entries(record).find(([name]) => name === field)?.[1],
          )
          expect(values, `${figure}: ${origin} ${field}`).toContain(result)
        }
      }
    }
  })

  it('opens, follows the mark price, pays funding, gets margin and is liquidated', () => {
    const { steps } = played()
    expect(steps.map(({ step }) => [step.kind, step.mark, step.liquidationPrice])).toEqual([
      ['open', '97210.5', '92907.41'],
      ['mark', '97254.2', '92907.41'],
      ['funding', '97254.2', '92915.73'],
      ['margin', '97254.2', '90400.64'],
      ['liquidation', '90400.64', '0'],
    ])
    expect(steps.at(-1)?.step.closed?.cause).toBe('LIQUIDATION')
  })

  it('ends where the mark price takes the margin, and has no liquidation where nothing does', () => {
    expect(played({ leverage: '100', mark: '96000' }).steps.map(({ step }) => step.kind)).toEqual(['open', 'mark'])
    expect(played({ leverage: '1' }).steps.at(-1)?.rows).toEqual([])
  })

  it('begins with an order that the exchange refuses where margin or tier do not allow it', () => {
    expect(played({ size: '5000', leverage: '3' })).toEqual({ refusal: 'margin too low', steps: [] })
    expect(played({ size: '6000', leverage: '100' }).refusal).toBe('leverage too high')
    expect(played({ entry: '97210.555' }).refusal).toBe('price invalid')
  })
})

describe('the example of the reference', () => {
  const cross = played({ marginMode: 'CROSS' }).steps[1]
  const [position, account] = [cross?.told.position?.at(-1), cross?.told.account?.at(-2)]

  it.each([
    [
      'positions/opens',
      position,
      ['openAvgPx', 'qty', 'lever', 'liqPx', 'im', 'mm', 'mgn', 'upl', 'pnl', 'markPx', 'mgnRatio'],
    ],
    ['account/balance', account, ['eq', 'isoEq', 'im', 'mm', 'mmr', 'upl', 'availMgn']],
  ])('has in %s what the account has with cross margin', (file, record, fields) => {
    const shown = Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => [name, String(value)]))
    for (const field of fields) {
      const example = exampleOf(`paths/${file}`, field)
      expect(asPrecise(shown[field] ?? '', example), field).toBe(example)
    }
  })

  it('has the contract, the fee and the funding that the account begins with', () => {
    const [bitcoin] = startMarkets
    expect(bitcoin?.rules).toEqual({ ...contract, tiers: bitcoin?.rules.tiers })
    expect(bitcoin?.rules.tiers.slice(0, 2)).toEqual(contract.tiers)
    expect(feeRates).toEqual(sandboxFees)
    expect(exampleOf('paths/market/funding-rate', 'nFR')).toBe(funding.rate)
    expect(exampleOf('paths/market/funding-rate', 'nFT')).toBe(String(funding.time))
    expect(exampleOf('paths/positions/opens', 'cTime')).toBe(String(openTime))
  })
})

/** A figure with no more decimals than an example has. */
function asPrecise(figure: Decimal, example: Decimal): Decimal {
  return compare(figure, '0') === 0 ? '0' : divide(figure, '1', decimalsOf(example))
}

/** The figure of a field in the only example of a file of the specs. */
function exampleOf(file: string, field: string): string {
  const text = readFileSync(`specs/v3-futures/${file}.yaml`, 'utf8')
  return new RegExp(`^ +${field}: "?([-\\d.]+)"?$`, 'm').exec(text)?.[1] ?? ''
}
