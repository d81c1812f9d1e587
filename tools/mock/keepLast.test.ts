import { expect, it } from 'vitest'
import { keepLast } from './keepLast.ts'

const sizeOf = (text: string) => text.length

it('forgets the oldest entries of more than it may hold', () => {
  const { entries, add } = keepLast({ entries: 2, characters: 100, sizeOf })
  for (const text of ['a', 'b', 'c']) add(text)
  expect(entries).toEqual(['b', 'c'])
})

it('forgets as many as are too large together, but not the newest', () => {
  const { entries, add } = keepLast({ entries: 9, characters: 5, sizeOf })
  for (const text of ['aa', 'bb', 'ccc']) add(text)
  expect(entries).toEqual(['bb', 'ccc'])
  add('d'.repeat(9))
  expect(entries).toEqual(['d'.repeat(9)])
})
