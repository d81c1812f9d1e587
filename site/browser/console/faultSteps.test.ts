import { expect, it } from 'vitest'
import { bookNews, faultSteps } from './faultSteps.ts'
import type { DrawnBook } from './orderBook.ts'
import type { ReplayRow } from './useReplay.ts'

const book = (own: Partial<DrawnBook>): DrawnBook => ({ symbol: 'A', bids: [], asks: [], faults: 0, ...own })
const row = (...books: readonly DrawnBook[]): Pick<ReplayRow, 'books'> => ({
  books:
    books.length === 0 ? [] : [{ channel: 'book', rule: { snapshot: 'push', level: { price: [], size: [] } }, books }],
})
const gap = { kind: 'gap', expected: '1', actual: '2' } as const
const checksum = { kind: 'checksum', expected: '1', actual: '2', text: '' } as const
const rows = [
  row(book({ last: '1' })),
  row(),
  row(book({ faults: 1, fault: gap })),
  row(book({ faults: 1, fault: gap })),
  row(book({ faults: 1, last: '9' })),
  row(book({ faults: 2, fault: checksum })),
]

it('names the steps in which a book fell out of step', () => {
  expect(faultSteps(rows, 'book')).toEqual([3, 6])
  expect(faultSteps(rows, 'other')).toEqual([])
})

it('gives the news of each step for the book', () => {
  expect(rows.map((_, index) => bookNews(rows, index))).toEqual(['follows', '', 'gap', '', 'follows', 'fault'])
})
