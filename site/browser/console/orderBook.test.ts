import { expect, test } from 'vitest'
import type { BookRule } from '../../../generator/contract/book.ts'
import type { Json } from '../../../generator/contract/json.ts'
import type { Books } from '../../../generator/model/view/book/keepBooks.ts'
import { drawnBooks, firstBooksAfter } from './orderBook.ts'

const level = { price: ['/0'], size: ['/1'] }
const every: BookRule = { snapshot: 'every', symbol: { at: ['/s'] }, bids: ['/bids'], asks: ['/asks'], level }

const drawn = (rule: BookRule, ...frames: readonly Json[]) =>
  drawnBooks(frames.reduce<Books>((books, frame) => firstBooksAfter(books, frame, rule), new Map()))

test('draws three books, ten levels of each side, and the beginning of a long text', () => {
  const prices = Array.from({ length: 50 }, (_, index) => [String(index), '1'.repeat(1000)])
  const frames = Array.from({ length: 50 }, (_, index) => ({ s: `S${index}`, bids: prices, asks: prices }))
  const books = drawn(every, ...frames)
  expect(books.map(({ symbol, bids }) => [symbol, bids.length])).toEqual([
    ['S0', 10],
    ['S1', 10],
    ['S2', 10],
  ])
  expect(books[0]?.bids[0]).toEqual(['49', `${'1'.repeat(100)}… (1000)`])
})

test('a book that begins with a REST call holds the levels that have changed since the connection', () => {
  const call = { id: ['/n'], bids: ['/bids'], asks: ['/asks'] }
  const changes = { at: ['/changes'], price: ['/0'], size: ['/2'], separator: ',', bid: { at: ['/1'], is: ['buy'] } }
  const rule: BookRule = { snapshot: 'call', call, level, changes, sequence: { id: ['/n'], step: 1 } }
  const one = { n: 3, changes: ['10.5,sell,2', '10,buy,1'] }
  const two = { n: 4, changes: ['10,buy,0', '9.5,buy,7'] }
  expect(drawn(rule, one, two)).toEqual([
    { symbol: '', bids: [['9.5', '7']], asks: [['10.5', '2']], last: '4', faults: 0 },
  ])
  const late = { n: 9, changes: ['9,buy,1'] }
  expect(drawn(rule, one, two, late)).toEqual([{ symbol: '', bids: [['9', '1']], asks: [], last: '9', faults: 1 }])
})
