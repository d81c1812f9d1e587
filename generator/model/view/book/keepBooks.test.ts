import { expect, test } from 'vitest'
import type { BookRule } from '../../../contract/book.ts'
import type { Json } from '../../../contract/json.ts'
import { bestOf } from './bookSide.ts'
import { type Books, booksAfter } from './keepBooks.ts'
import { parseFrame } from './readPushes.ts'

const rule: BookRule = {
  snapshot: 'push',
  start: { at: ['/action'], is: ['snapshot'] },
  records: '/data',
  symbol: { at: ['/s'] },
  ...{ bids: ['/bids'], asks: ['/asks'] },
  level: { price: ['/0'], size: ['/1'] },
  sequence: { id: ['/id'], previous: ['/lid'] },
}

const push = (action: string, lid: number, id: number, bids: Json): Json => ({
  action,
  data: [{ s: 'A', bids, asks: [], lid, id }],
})
const after = (...frames: readonly Json[]): Books =>
  frames.reduce<Books>((books, frame) => booksAfter(books, frame, rule), new Map())
const bidsOf = (books: Books) =>
  bestOf(books.get('A')?.bids ?? new Map(), 'bids').map(({ price, size }) => [price, size])

const snapshot = push('snapshot', 1, 5, [
  ['9', '1'],
  ['10', '3'],
])

test('a snapshot begins a book without a check, and updates in sequence set and remove levels', () => {
  const books = after(
    snapshot,
    push('update', 5, 9, [
      ['10', '4'],
      ['9', '0.000'],
      ['8', '2'],
    ]),
  )
  expect(bidsOf(books)).toEqual([
    ['10', '4'],
    ['8', '2'],
  ])
  expect(books.get('A')).toMatchObject({ outcome: 'applied', last: '9', faults: 0 })
})

test('an update ahead of its snapshot changes nothing', () => {
  expect(after(push('update', 1, 5, [['10', '3']])).get('A')).toMatchObject({ outcome: 'early', bids: new Map() })
})

test('after a gap nothing changes the book until the next snapshot', () => {
  const broken = after(snapshot, push('update', 6, 7, [['10', '4']]), push('update', 7, 8, [['10', '6']]))
  expect(broken.get('A')).toMatchObject({ fault: { kind: 'gap', expected: '5', actual: '6' }, faults: 1 })
  expect([broken.get('A')?.last, bidsOf(broken)[0]]).toEqual([undefined, ['10', '3']])
  const next = booksAfter(broken, push('snapshot', 8, 9, [['10', '5']]), rule)
  expect(next.get('A')).toMatchObject({ outcome: 'stored', last: '9', faults: 1 })
  expect(next.get('A')).not.toHaveProperty('fault')
})

test('one price is one level, however it is written', () => {
  expect(bidsOf(after(snapshot, push('update', 5, 6, [['10.00', '7']])))).toEqual([
    ['10.00', '7'],
    ['9', '1'],
  ])
})

test.each([
  ['text', 'pong'],
  ['another record', { data: [{ price: '1' }] }],
  ['nothing', null],
])('%s is no book', (_what, frame) => {
  const books: Books = new Map()
  expect(booksAfter(books, frame, rule)).toBe(books)
})

test('levels that are none take the book out of step', () => {
  const odd: Json = [[{ toString: 1 }, '1'], [null, null], 5]
  expect(after(push('snapshot', 1, 5, odd)).get('A')).toMatchObject({ outcome: 'level', faults: 1 })
})

test('names that every object has are names like others', () => {
  const books = after({ action: 'snapshot', data: [{ s: '__proto__', bids: [['1', '1']], asks: [], lid: 1, id: 2 }] })
  expect([...books.keys()]).toEqual(['__proto__'])
})

test('a frame keeps the numbers of its text, and texts in it', () => {
  expect(parseFrame('{"a":0.10,"b":12345678901234567890,"c":"1.50 2e1","d":7}')).toEqual({
    ...{ a: '0.10', b: '12345678901234567890', c: '1.50 2e1', d: 7 },
  })
  expect(parseFrame('{"a":01}')).toBeUndefined()
})
