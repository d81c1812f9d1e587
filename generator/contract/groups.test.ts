import { expect, test } from 'vitest'
import { groupBy } from './groups.ts'

test('groups are in the order of their first value, and values in their own', () => {
  expect([...groupBy([3, 1, 5, 2, 4], (number) => number % 2 === 0)]).toEqual([
    [false, [3, 1, 5]],
    [true, [2, 4]],
  ])
})
