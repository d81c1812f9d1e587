import { describe, expect, test } from 'vitest'
import type { Lookup } from '../query/termMatch.ts'
import { createTermIndex, type RecordTerms, termsOf } from './indexTexts.ts'
import { packNumbers, packTerms } from './packedText.ts'
import { numbersOf, packIndex } from './packIndex.ts'
import { createPostings } from './postings.ts'

/** No word twice in one field: the index does not hold the number of occurrences. */
const documents = [
  { name: 'placeOrder', heading: 'Place order', text: 'Places one order, which is sent at once.' },
  { name: 'cancelOrder', heading: 'Cancel order', text: 'Takes an order back.' },
  { name: 'orderBook', heading: 'orderId', text: '' },
  { name: 'price', heading: 'price', text: 'Price of the ordered amount in its quote currency.' },
  { name: '', heading: 'Notes', text: 'Borders and orders are other words.' },
].map(termsOf)

function indexOf(records: readonly RecordTerms[]) {
  const index = createTermIndex()
  for (const record of records) index.add(record)
  return index
}

describe('asking the packed index', () => {
  // BM25+ calculated independently; MiniSearch 7.2 also counts the records that have no words in a field.
  test.each<[string, Lookup, Readonly<Record<number, number>>]>([
    ['order', 'exact', { 0: 3.190112, 1: 3.268978, 2: 2.417682 }],
    ['place', 'exact', { 0: 7.48713 }],
    ['nothing', 'exact', {}],
    ['ord', 'prefix', { 0: 1.708989, 1: 1.751238, 2: 4.857751, 3: 0.531645, 4: 0.574003 }],
    ['o', 'prefix', { 0: 2.570985, 1: 1.581764, 2: 4.516263, 3: 0.495397, 4: 1.060425 }],
    ['order', 'prefix', { 0: 3.190112, 1: 3.268978, 2: 6.226877, 3: 0.573617, 4: 0.62867 }],
    ['ordr', 'fuzzy', { 0: 1.329213, 1: 1.362074, 2: 1.007367 }],
    ['prise', 'fuzzy', { 3: 4.204585 }],
    ['border', 'fuzzy', { 0: 1.329213, 1: 1.362074, 2: 1.007367, 4: 0.481326 }],
  ])('%j, %s, is worth what BM25+ says it is', (term, lookup, wanted) => {
    const [packed] = packIndex(indexOf(documents))
    const postings = createPostings(documents.length, { name: 2, heading: 2, text: 0.6 })
    if (packed) postings.add(packed, Uint32Array.from(documents.keys()))
    const { records, scores } = postings.find(term, lookup)
    const found = [...records].map((record, place) => [record, Number(scores[place]?.toFixed(6))])
    expect(Object.fromEntries(found)).toEqual(wanted)
  })

  test('it tells the words of the index by which a record was found', () => {
    const [packed] = packIndex(indexOf(documents))
    const postings = createPostings(documents.length)
    if (packed) postings.add(packed, Uint32Array.from(documents.keys()))
    const told: string[] = []
    postings.visit('ord', 'prefix', (record, word) => record === 3 && told.push(word))
    expect(told).toEqual(['ordered'])
  })

  test('in parts it answers as in one piece', () => {
    const index = indexOf(documents)
    const [whole] = packIndex(index)
    const parts = packIndex(index, {
      records: [[0, 1, 2, 4], [0, 1, 3], [4]],
      partOf: (record, field) => (record === 3 ? 1 : field !== 'text' ? 0 : record === 4 ? 2 : 1),
    })
    const one = createPostings(documents.length)
    if (whole) one.add(whole, Uint32Array.from(documents.keys()))
    const several = createPostings(documents.length)
    const positions = [[0, 1, 2, 4], [0, 1, 3], [4]]
    for (const [place, part] of parts.entries()) several.add(part, Uint32Array.from(positions[place] ?? []))
    for (const [term, lookup] of [
      ['order', 'exact'],
      ['or', 'prefix'],
      ['bordrs', 'fuzzy'],
    ] as const) {
      expect(sorted(several.find(term, lookup))).toEqual(sorted(one.find(term, lookup)))
    }
  })
})

describe('packing an index', () => {
  test('writes terms in alphabetical order and records as steps', () => {
    const texts = [
      { name: 'b', heading: '', text: 'd' },
      { name: 'b', heading: 'c', text: '' },
    ]
    const index = indexOf(texts.map(termsOf))
    expect(packIndex(index)).toEqual([
      {
        terms: packTerms(['b', 'c', 'd']),
        fields: [
          { name: 'name', counts: packNumbers([2, 0, 0]), steps: packNumbers([0, 1]) },
          { name: 'heading', counts: packNumbers([0, 1, 0]), steps: packNumbers([1]) },
          { name: 'text', counts: packNumbers([0, 0, 1]), steps: packNumbers([0]) },
          { name: 'asked', counts: packNumbers([0, 0, 0]), steps: '' },
        ],
      },
    ])
  })

  test('numbers come back from their steps', () => {
    expect([...numbersOf([3, 0, 4])]).toEqual([3, 3, 7])
  })
})

function rounded(score: number): string {
  return score.toFixed(9)
}

function sorted({ records, scores }: { records: Uint32Array; scores: Float64Array }) {
  return [...records].map((record, place) => `${record} ${rounded(scores[place] ?? 0)}`).sort()
}
