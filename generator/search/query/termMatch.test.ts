import { expect, test } from 'vitest'
import { isOneEditApart } from './termMatch.ts'

test.each([
  ['order', 'ordr', true],
  ['ordr', 'order', true],
  ['order', 'orber', true],
  ['order', 'orders', true],
  ['order', 'xorder', true],
  ['order', 'order', false],
  ['order', 'oredr', false],
  ['order', 'orderly', false],
  ['ab', 'ba', false],
  ['', 'a', true],
])('%j and %j are one edit apart: %j', (one, other, isOne) => {
  expect(isOneEditApart(one, other)).toBe(isOne)
})
