import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import type { Lookup } from '../query/termMatch.ts'
import { miniSearchOptions } from './miniSearchOptions.ts'
import { numbersOf, packIndex } from './packIndex.ts'
import { createPostings } from './postings.ts'

/** No word twice in one field: how often one is there is not kept. */
const documents = [
  { name: 'placeOrder', heading: 'Place order', text: 'Places one order, which is sent at once.' },
  { name: 'cancelOrder', heading: 'Cancel order', text: 'Takes an order back.' },
  { name: 'orderBook', heading: 'orderId', text: '' },
  { name: 'price', heading: 'price', text: 'Price of the ordered amount in its quote currency.' },
  { name: '', heading: 'Notes', text: 'Borders and orders are other words.' },
]

const options = { boost: { name: 2, heading: 2, text: 0.6 }, weights: { prefix: 0.6, fuzzy: 0.5 } }

function miniSearch(): MiniSearch {
  const index = new MiniSearch(miniSearchOptions)
  index.addAll(documents.map((entry, id) => ({ id, ...entry })))
  return index
}

describe('asking the packed index', () => {
  test.each<[string, Lookup]>([
    ['order', 'exact'],
    ['place', 'exact'],
    ['nothing', 'exact'],
    ['ord', 'prefix'],
    ['o', 'prefix'],
    ['order', 'prefix'],
    ['ordr', 'fuzzy'],
    ['prise', 'fuzzy'],
    ['border', 'fuzzy'],
  ])('%j, %s, is worth what MiniSearch says it is', (term, lookup) => {
    const index = miniSearch()
    const [packed] = packIndex(index.toJSON())
    const postings = createPostings(documents.length)
    if (packed) postings.add(packed, Uint32Array.from(documents.keys()))
    const { records, scores } = postings.find(term, lookup)
    const found = [...records].map((record, place) => [record, rounded(scores[place] ?? 0)])
    const wanted = index.search(term, {
      ...options,
      tokenize: (text) => [text],
      prefix: lookup === 'prefix',
      fuzzy: lookup === 'fuzzy' ? 1 : false,
    })
    expect(found.sort()).toEqual(wanted.map(({ id, score }) => [id, rounded(score)]).sort())
  })

  test('it tells the words of the index by which a record was found', () => {
    const [packed] = packIndex(miniSearch().toJSON())
    const postings = createPostings(documents.length)
    if (packed) postings.add(packed, Uint32Array.from(documents.keys()))
    const told: string[] = []
    postings.visit('ord', 'prefix', (record, word) => record === 3 && told.push(word))
    expect(told).toEqual(['ordered'])
  })

  test('in parts it answers as in one piece', () => {
    const plain = miniSearch().toJSON()
    const [whole] = packIndex(plain)
    const parts = packIndex(plain, {
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
    const index = new MiniSearch(miniSearchOptions)
    index.addAll([
      { id: 0, name: 'b', heading: '', text: 'a' },
      { id: 1, name: 'b', heading: 'c', text: '' },
    ])
    expect(packIndex(index.toJSON())).toEqual([
      {
        terms: 'a b c',
        fields: [
          { name: 'name', lengths: [1, 1], counts: [0, 2, 0], steps: [0, 1] },
          { name: 'heading', lengths: [0, 1], counts: [0, 0, 1], steps: [1] },
          { name: 'text', lengths: [1, 0], counts: [1, 0, 0], steps: [0] },
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
