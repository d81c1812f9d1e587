import { expect, test } from 'vitest'
import { type Books, booksAfter, drawnBooks } from './orderBook.ts'

const sequence = { id: 'id', previous: 'lid' }
const push = (action: string, data: object) => ({ channel: 'book', action, data: [{ s: 'A', ...data }] }) as never
const after = (...frames: readonly never[]): Books =>
  frames.reduce<Books>((books, frame) => booksAfter(books, frame, sequence), new Map())

const snapshot = push('snapshot', {
  bids: [
    ['9', '1'],
    ['10', '2'],
  ],
  asks: [['11', '3']],
  id: 5,
  lid: 4,
})

test('a snapshot begins a book, and updates in sequence change it', () => {
  const update = push('update', {
    bids: [
      ['9', '0'],
      ['8', '4'],
    ],
    asks: [['11', '1']],
    id: 6,
    lid: 5,
  })
  expect(drawnBooks(after(snapshot, update))).toEqual([
    {
      ...{ symbol: 'A', last: '6', gaps: 0, asks: [['11', '1']] },
      bids: [
        ['10', '2'],
        ['8', '4'],
      ],
    },
  ])
})

test('an update ahead of its snapshot changes nothing', () => {
  const book = after(push('update', { bids: [['9', '1']], asks: [], id: 3, lid: 2 })).get('A')
  expect([book?.last, book?.bids.size]).toEqual([undefined, 0])
})

test('after a gap nothing changes the book until the next snapshot', () => {
  const late = push('update', { bids: [['7', '1']], asks: [], id: 9, lid: 8 })
  const next = push('update', { bids: [['7', '1']], asks: [], id: 10, lid: 9 })
  const broken = after(snapshot, late, next).get('A')
  expect(broken).toMatchObject({ gap: { expected: '5', actual: '8' }, gaps: 1 })
  expect([broken?.last, broken?.bids.has('7')]).toEqual([undefined, false])
  expect(after(snapshot, late, snapshot).get('A')).toMatchObject({ last: '5', gaps: 1 })
  expect(after(snapshot, late, snapshot).get('A')).not.toHaveProperty('gap')
})

test('where no frame names the one before, each is the whole book', () => {
  const one = booksAfter(new Map(), push('update', { bids: [['9', '1']], asks: [] }), undefined)
  const two = booksAfter(one, push('update', { bids: [['8', '1']], asks: [] }), undefined)
  expect([...(two.get('A')?.bids ?? [])]).toEqual([['8', '1']])
})

test('changes that are told as texts make the part of a book that they are of', () => {
  const told = (lastSequence: number, sequence: number, ...changes: string[]) =>
    ({ topic: '/contractMarket/level2:XBTPERP', data: { lastSequence, sequence, changes } }) as never
  const named = { id: 'sequence', previous: 'lastSequence' }
  const [one, two, late] = [
    told(3, 4, '10.5,sell,2', '10.0,buy,1'),
    told(4, 6, '10.0,buy,0', '9.5,buy,7'),
    told(8, 9, '9,buy,1'),
  ]
  const before = [one, two].reduce<Books>((books, frame) => booksAfter(books, frame, named), new Map())
  const book = before.get('XBTPERP')
  expect([[...(book?.bids ?? [])], [...(book?.asks ?? [])]]).toEqual([[['9.5', '7']], [['10.5', '2']]])
  expect(book).toMatchObject({ last: '6', gaps: 0, isPartial: true })
  const again = booksAfter(before, late, named).get('XBTPERP')
  expect([again?.gaps, [...(again?.bids ?? [])], again?.asks.size]).toEqual([1, [['9', '1']], 0])
})

test.each([
  ['a change that is none', { data: { changes: ['10.5,sell,2', 'x'] } }],
  ['text', 'pong'],
  ['another record', { data: [{ price: '1' }] }],
  ['levels that are none', { data: [{ bids: [1], asks: [] }] }],
])('%s is no book', (_what, frame) => {
  const books: Books = new Map()
  expect(booksAfter(books, frame as never, sequence)).toBe(books)
})

test('a level, a symbol and a number of a frame that are no texts are written as JSON', () => {
  const odd = { toString: 1 }
  const book = after(
    push('snapshot', {
      s: odd,
      bids: [
        [odd, '1'],
        [null, null],
      ],
      asks: [[5, odd]],
      id: odd,
      lid: odd,
    }),
  )
  expect([...book.keys()]).toEqual(['{"toString":1}'])
  const told = { topic: ':A', data: { changes: [odd] } } as never
  expect(booksAfter(new Map(), told, sequence).size).toBe(0)
})

test('draws three books, ten levels of each side, and the beginning of a long text', () => {
  const level = (price: number) => [String(price), '1'.repeat(1000)]
  const prices = Array.from({ length: 50 }, (_, index) => level(index))
  const frames = Array.from({ length: 50 }, (_, index) => ({
    s: `S${index}`,
    bids: prices,
    asks: prices,
    id: 1,
    action: 'snapshot',
  }))
  const drawn = drawnBooks(after(...(frames as never[])))
  expect(drawn.map(({ symbol, bids }) => [symbol, bids.length])).toEqual([
    ['S0', 10],
    ['S1', 10],
    ['S2', 10],
  ])
  expect(drawn[0]?.bids[0]).toEqual(['49', `${'1'.repeat(100)}… (1000)`])
})
