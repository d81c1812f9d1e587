import { expect, it } from 'vitest'
import type { ConsoleApi, ConsoleEntry } from '../../../generator/contract/console.ts'
import { foundEntries } from './foundEntries.ts'

function entry(id: string, title: string): ConsoleEntry {
  return { kind: 'operation', api: 'spot', id, title, method: 'GET', path: `/${id}`, url: '' }
}

const margin = { title: 'Margin', entries: [entry('borrowStatus', 'Get borrow status')] }
const market = {
  title: 'Market data',
  entries: [entry('getPriceOfMark', 'Get figures'), entry('getMarkPrice', 'Get mark price')],
}
const apis: readonly ConsoleApi[] = [
  { id: 'other', title: 'Mark price', groups: [margin] },
  { id: 'spot', title: 'Spot', groups: [margin, market] },
]

it('puts entries with the words in their name first, and those first that have them in id or path', () => {
  const [first, second, ...more] = foundEntries(apis, 'mark price')
  expect(first?.groups.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual([
    'getMarkPrice',
    'getPriceOfMark',
  ])
  expect(second?.title).toBe('Mark price')
  expect(more).toEqual([])
})

it('finds an entry by the names of its API and group, and nothing where a word is missing', () => {
  const found = foundEntries(apis, 'spot margin status')
  expect(found.map(({ id }) => id)).toEqual(['spot'])
  expect(foundEntries(apis, 'spot withdrawal')).toEqual([])
})
