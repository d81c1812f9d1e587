import { describe, expect, it } from 'vitest'
import { applyLevels, bookOf, rowsOf } from './book.ts'

const side = new Map([
  ['10', '3'],
  ['9', '5'],
])

describe('an update of a side', () => {
  it('sets the size of a level that is there, adds one that is not, and removes one whose size is 0', () => {
    const { side: next, changes } = applyLevels(side, [
      ['10', '4'],
      ['11', '1'],
      ['9', '0'],
    ])
    expect([...next]).toEqual([
      ['10', '4'],
      ['11', '1'],
    ])
    expect(changes).toEqual([
      { price: '10', kind: 'changed', before: '3' },
      { price: '11', kind: 'added' },
      { price: '9', kind: 'removed', before: '5' },
    ])
  })

  it('leaves the side it was given as it was', () => {
    applyLevels(side, [['10', '0']])
    expect(side.get('10')).toBe('3')
  })

  it('changes nothing by removing what is not there, however the 0 is written', () => {
    expect(applyLevels(side, [['8', '0.000']])).toEqual({ side, changes: [] })
  })
})

describe('the rows of a side', () => {
  const { bids, asks } = bookOf(
    [
      ['9.5', '1'],
      ['10', '2'],
    ],
    [
      ['11', '1'],
      ['100', '2'],
    ],
  )

  it('begin with the best price, compared as numbers', () => {
    expect(rowsOf(bids, [], 'highest').map(({ price }) => price)).toEqual(['10', '9.5'])
    expect(rowsOf(asks, [], 'lowest').map(({ price }) => price)).toEqual(['11', '100'])
  })

  it('keep a removed level in its place and say what changed', () => {
    const removed = [{ price: '9.8', kind: 'removed', before: '7' }] as const
    expect(rowsOf(bids, removed, 'highest')).toEqual([
      { price: '10', size: '2' },
      { price: '9.8', size: '7', kind: 'removed', before: '7' },
      { price: '9.5', size: '1' },
    ])
  })
})
