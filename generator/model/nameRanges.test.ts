import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupBy } from '../contract/groups.ts'
import { byName, nameRanges } from './nameRanges.ts'

const ranges = (names: string[], size: number) => [...nameRanges(names.toSorted(byName), size)]

it('few names need no range', () => {
  expect(ranges(['a', 'b'], 2)).toEqual([])
})

it('neighbours share a range while it has room', () => {
  expect(ranges(['account', 'Ask', 'bid', 'candle'], 3)).toEqual([
    ['account', 'A–B'],
    ['Ask', 'A–B'],
    ['bid', 'A–B'],
    ['candle', 'C'],
  ])
})

it('names that begin alike are told apart by more letters', () => {
  expect(ranges(['io.apps', 'io.batch', 'io.core'], 2)).toEqual([
    ['io.apps', 'Io.a–Io.b'],
    ['io.batch', 'Io.a–Io.b'],
    ['io.core', 'Io.c'],
  ])
})

it('no range holds more names than asked for, and each name has one', () => {
  const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'B', '.'), maxLength: 6 }), { minLength: 5 })
  fc.assert(
    fc.property(names, (given) => {
      const found = ranges(given, 4)
      const counts = [...groupBy(found, ([, range]) => range).values()].map(({ length }) => length)
      expect(found).toHaveLength(given.length > 4 ? given.length : 0)
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(4)
    }),
  )
})
