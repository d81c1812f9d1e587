import { describe, expect, it } from 'vitest'
import { changesBetween, rowsOf } from './book.ts'

const sideOf = (...levels: readonly (readonly [string, string])[]) =>
  new Map(levels.map(([price, size]) => [price, { price, size }]))

describe('the changes of a side', () => {
  it('are sizes of levels that were there, levels that come, and levels that go', () => {
    const [before, after] = [sideOf(['10', '3'], ['9', '5'], ['8', '1']), sideOf(['10', '4'], ['11', '1'], ['8', '1'])]
    expect(changesBetween(before, after)).toEqual([
      { price: '10', kind: 'changed', before: '3' },
      { price: '11', kind: 'added' },
      { price: '9', kind: 'removed', before: '5' },
    ])
  })
})

describe('the rows of a side', () => {
  it('begin with the best price, compared as numbers', () => {
    expect(rowsOf(sideOf(['9.5', '1'], ['10', '2']), [], 'bids').map(({ price }) => price)).toEqual(['10', '9.5'])
    expect(rowsOf(sideOf(['11', '1'], ['100', '2']), [], 'asks').map(({ price }) => price)).toEqual(['11', '100'])
  })

  it('keep a removed level in its place and say what changed', () => {
    const removed = [{ price: '9.8', kind: 'removed', before: '7' }] as const
    expect(rowsOf(sideOf(['9.5', '1'], ['10', '2']), removed, 'bids')).toEqual([
      { price: '10', size: '2' },
      { price: '9.8', size: '7', kind: 'removed', before: '7' },
      { price: '9.5', size: '1' },
    ])
  })
})
