import { describe, expect, it } from 'vitest'
import type { MockView, ViewedOrder, ViewedPosition } from '../../../generator/contract/mockView.ts'
import { viewChanges } from './viewChanges.ts'

const nothing: MockView = { balances: [], positions: [], orders: [], bills: [], books: [] }
const order: ViewedOrder = {
  account: 'spot',
  id: '7',
  symbol: 'A_B',
  side: 'buy',
  size: '2',
  filled: '0',
  state: 'open',
}
const balance = { account: 'spot', currency: 'B', available: '100', held: '0' }
const position = { account: 'futures', entryPrice: '1', markPrice: '1', margin: '1', profit: '0' }

it('tells an order that is new or is filled further, and no other', () => {
  const other = { ...order, id: '8' }
  expect(viewChanges(nothing, { ...nothing, orders: [order] })).toEqual([{ kind: 'order', order, isExample: false }])
  const filled = { ...order, filled: '2', state: 'filled' } as const
  const changes = viewChanges({ ...nothing, orders: [order, other] }, { ...nothing, orders: [filled, other] })
  expect(changes).toEqual([{ kind: 'order', order: filled, isExample: false }])
})

it('marks an order that the mock placed for the call, each time that it does', () => {
  const first = { ...order, state: 'cancelled', placedForExample: 1 } as const
  const again = { ...first, placedForExample: 2 }
  const changed = (before: readonly ViewedOrder[], after: readonly ViewedOrder[]) =>
    viewChanges({ ...nothing, orders: before }, { ...nothing, orders: after })
  expect(changed([], [first])).toEqual([{ kind: 'order', order: first, isExample: true }])
  expect(changed([first], [first])).toEqual([])
  expect(changed([first], [again])).toEqual([{ kind: 'order', order: again, isExample: true }])
  const open = { ...first, state: 'open' } as const
  expect(changed([open], [first])).toEqual([{ kind: 'order', order: first, isExample: false }])
})

it('tells a balance with the funds before, by its account', () => {
  const funds = { available: '60', held: '40' }
  const texts = { en: { names: { spot: 'Spot' } } }
  const changes = viewChanges(
    { ...nothing, balances: [balance] },
    { ...nothing, balances: [{ ...balance, ...funds }], texts },
  )
  const before = { available: '100', held: '0' }
  expect(changes).toEqual([{ kind: 'balance', account: 'spot', currency: 'B', before, after: funds, texts }])
  expect(viewChanges({ ...nothing, balances: [balance] }, { ...nothing, balances: [balance] })).toEqual([])
})

it('tells the size of each side of a position, and that it is closed', () => {
  const long = { ...position, symbol: 'A_B', side: 'long', size: '3' } as const
  const short = { ...position, symbol: 'A_B', side: 'short', size: '1' } as const
  const changes = viewChanges({ ...nothing, positions: [long] }, { ...nothing, positions: [short] })
  expect(changes).toEqual([
    { kind: 'position', move: 'opened', account: 'futures', symbol: 'A_B', side: 'short', before: '0', after: '1' },
    { kind: 'position', move: 'closed', account: 'futures', symbol: 'A_B', side: 'long', before: '3', after: '0' },
  ])
})

it('tells a position that the exchange takes over from one that is closed', () => {
  const long = { ...position, symbol: 'A_B', side: 'long', size: '3' } as const
  const own = { ...order, account: 'futures', size: '3', filled: '3', state: 'filled' } as const
  const moves = (order: ViewedOrder) =>
    viewChanges({ ...nothing, positions: [long] }, { ...nothing, orders: [order] }).flatMap((change) =>
      change.kind === 'position' ? [change.move] : [],
    )
  expect(moves({ ...own, side: 'sell', isLiquidation: true })).toEqual(['liquidated'])
  expect(moves({ ...own, side: 'sell' })).toEqual(['closed'])
  expect(moves({ ...own, side: 'buy', isLiquidation: true })).toEqual(['closed'])
})

it('tells positions of one side apart by their margin mode, and which of them is liquidated', () => {
  const cross = { ...position, symbol: 'A_B', side: 'long', marginMode: 'cross', size: '3' } as const
  const isolated = { ...cross, marginMode: 'isolated', size: '7' } as const
  const moves = (before: readonly ViewedPosition[], after: readonly ViewedPosition[], orders: ViewedOrder[] = []) =>
    viewChanges({ ...nothing, positions: before }, { ...nothing, positions: after, orders }).flatMap((change) =>
      change.kind === 'position' ? [`${change.marginMode} ${change.move}`] : [],
    )
  expect(moves([cross], [cross, isolated])).toEqual(['isolated opened'])
  expect(moves([cross, isolated], [{ ...cross, size: '4' }, isolated])).toEqual(['cross changed'])
  const taken = { ...order, account: 'futures', side: 'sell', isLiquidation: true, marginMode: 'isolated' } as const
  expect(moves([cross, isolated], [], [taken])).toEqual(['cross closed', 'isolated liquidated'])
})

describe('a balance that moves with the prices', () => {
  const funds = (available: string, held: string) => ({ available, held })
  const margin = { ...balance, ...funds('100.02', '0.98'), account: 'futures', settled: funds('100', '1') }
  const changes = (before: MockView['balances'], after: MockView['balances']) =>
    viewChanges({ ...nothing, balances: before }, { ...nothing, balances: after }).map((change) =>
      change.kind === 'balance' ? [change.before, change.after] : change,
    )

  it('leaves out the part that moves', () => {
    const moved = { ...margin, ...funds('99.5', '1.01') }
    expect(changes([margin], [moved])).toEqual([])
    const paid = { ...moved, ...funds('97.25', '2.51'), settled: funds('98', '2.5') }
    expect(changes([margin], [paid])).toEqual([[funds('99.25', '1.01'), funds('97.25', '2.51')]])
  })

  it('is left out while no call has opened its account', () => {
    const moved = { ...margin, ...funds('99.5', '1.01'), settled: funds('99.5', '1.01') }
    expect(changes([{ ...margin, isUnopened: true }], [{ ...moved, isUnopened: true }])).toEqual([])
    expect(changes([{ ...margin, isUnopened: true }], [moved])).toHaveLength(1)
  })

  it('is told from the opening where a call opened the account at other prices', () => {
    const opened = { ...margin, ...funds('99.5', '1.01'), settled: funds('98.5', '1.2'), opening: funds('98.5', '1.2') }
    expect(changes([{ ...margin, isUnopened: true }], [opened])).toEqual([])
    const paid = { ...opened, ...funds('97.5', '2.51'), settled: funds('96.5', '2.7') }
    expect(changes([{ ...margin, isUnopened: true }], [paid])).toEqual([[funds('99.5', '1.01'), funds('97.5', '2.51')]])
  })
})

it('tells the loss of a liquidation by its bill, once', () => {
  const bill = {
    id: '9',
    time: 0,
    kind: 'LIQ',
    symbol: 'A_B',
    amount: '-450.10',
    currency: 'B',
    isLiquidation: true,
  } as const
  const fee = { id: '8', time: 0, kind: 'FEE', symbol: 'A_B', amount: '-1', currency: 'B' }
  const after = { ...nothing, bills: [bill, fee] }
  expect(viewChanges(nothing, after)).toEqual([{ kind: 'loss', symbol: 'A_B', amount: '450.10', currency: 'B' }])
  expect(viewChanges(after, after)).toEqual([])
})
