import { expect, it } from 'vitest'
import { entriesById } from './entriesById.ts'

const entries = [
  { id: 'b', at: 0 },
  { id: 'a', at: 1 },
  { id: 'b', at: 2 },
]

it('gives the entries in the order of the list, whatever the order of the ids', () => {
  expect(entriesById(entries, ['a', 'b']).map(({ at }) => at)).toEqual([0, 1, 2])
})

it('gives every entry of an id that two have, and each only once', () => {
  expect(entriesById(entries, ['b', 'b']).map(({ at }) => at)).toEqual([0, 2])
})

it('gives nothing for an id that none has', () => {
  expect(entriesById(entries, ['c'])).toEqual([])
})
