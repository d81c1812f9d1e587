import { expect, it } from 'vitest'
import { mismatch } from './matches.ts'

const reply = { id: '7', fills: [{ price: '1.50' }, { price: '2' }], note: null }

it.each([
  [{}],
  [{ id: '7', note: null }],
  [{ fills: [{ price: { $above: 1, $below: 2 } }, {}] }],
  [{ fills: { $length: 2, $some: { price: '2' }, $none: { price: '3' } } }],
  [{ id: { $matches: '^\\d$' }, other: { $absent: true } }],
])('finds %j in a reply', (wanted) => {
  expect(mismatch(wanted, reply)).toBeUndefined()
})

it.each([
  [{ id: 7 }, '/id is "7", not 7.'],
  [{ other: '1' }, '/other is nothing, not "1".'],
  [{ fills: [{}] }, '/fills is [{"price":"1.50"},{"price":"2"}], not a list of 1.'],
  [{ fills: [{}, { price: '3' }] }, '/fills/1/price is "2", not "3".'],
  [{ fills: [{ price: { $above: 2 } }, {}] }, '/fills/0/price is "1.50", which is not above 2.'],
  [{ note: { id: 1 } }, '/note is null, not an object.'],
  [{ id: { $absent: true } }, '/id is "7", which is not absent true.'],
])('says why it does not find %j', (wanted, problem) => {
  expect(mismatch(wanted, reply)).toBe(problem)
})
