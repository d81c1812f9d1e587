import { expect, test } from 'vitest'
import { fieldAnchor } from './fieldAnchor.ts'

const fields = { data: 'a.data', 'data[].id': 'a.data.id', 'bids[][0]': 'a.bids.price', 'rates.*': 'a.rates.any' }

test.each([
  ['data', 'a.data'],
  ['data[3].id', 'a.data.id'],
  ['bids[7][0]', 'a.bids.price'],
  ['rates.BTC', 'a.rates.any'],
  ['data[3].other', undefined],
  ['constructor', undefined],
  ['', undefined],
])('finds the description of %s', (path, anchor) => {
  expect(fieldAnchor(fields, path)).toBe(anchor)
})
