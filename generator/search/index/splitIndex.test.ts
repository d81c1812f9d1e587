import { describe, expect, test } from 'vitest'
import type { SearchHit } from '../../contract/search.ts'
import { createSearch } from '../query/createSearch.ts'
import { searchAdvice } from '../query/searchAdvice.ts'
import { filesOfIndex } from '../searchFiles.ts'
import { record } from '../testing.ts'
import { kindOf, type SearchIndexFile, type SearchPartFile } from './indexFile.ts'

const long = `${'Sent at once. '.repeat(14)}The matching engine answers later.`
const records = ['spot', 'futures'].flatMap((section) => {
  const place = { title: `Orders of ${section}`, section, sectionLabel: section }
  return [
    record(`/${section}/orders`, 'page', { ...place, text: `All about orders in ${section}.` }),
    record(`/${section}/orders#place`, 'operation', { ...place, heading: 'Place order', names: ['place'], text: long }),
    record(`/${section}/orders#place.body.clOrdId`, 'field', {
      ...place,
      heading: 'clOrdId',
      within: ['Place order'],
      names: ['clOrdId'],
      text: 'Own id of the order.',
    }),
    record(`/${section}/orders#place.body.side`, 'value', { ...place, heading: 'BUY', names: ['BUY'], text: 'Takes.' }),
  ]
})
const home = record('/', 'page', { title: 'Home', text: 'Welcome to the exchange.' })
const input = { locale: 'en', records: [...records, home], synonyms: [['purchase', 'buy']] }
const queries = ['order', 'clOrdId', 'place order', 'matching engine', 'purchase', 'welcome', 'spot buy', 'ordr', 'o']

function split(): { first: SearchIndexFile; parts: Map<string, SearchPartFile> } {
  const [[, text = ''] = [], ...others] = [...filesOfIndex(input, 0)]
  return { first: JSON.parse(text), parts: new Map(others.map(([file, part]) => [file, JSON.parse(part)])) }
}

function whole() {
  const [text = ''] = filesOfIndex(input).values()
  return createSearch(JSON.parse(text))
}

describe('an index above the limit', () => {
  test('has what a reader names in its first file and a file a section with the rest', () => {
    const { first, parts } = split()
    expect(first.records.map(([kind]) => kindOf(kind))).toEqual(['page', 'operation', 'page', 'operation', 'page'])
    expect(first.split?.parts.map(({ section }) => section)).toEqual(['', 'futures', 'spot'])
    expect([...parts.keys()]).toEqual(first.split?.parts.map(({ file }) => `search/${file}`))
    expect([...parts.keys()].every((file) => /^search\/en\/\d-\w+\.json$/.test(file))).toBe(true)
  })

  test('leads to pages and operations before any other file is there', async () => {
    const search = createSearch(split().first)
    const [hit] = await search.search('place order spot')
    expect(hit?.record.url).toBe('/spot/orders#place')
    expect(hit?.excerpt.startsWith('Sent at once.')).toBe(true)
    expect(await search.search('clOrdId')).toEqual([])
    expect(await search.search('matching engine')).toEqual([])
  })

  test('answers as the whole does once all of it is there, in whatever order it came', async () => {
    const { first, parts } = split()
    const search = createSearch(first)
    for (const part of [...parts.values()].reverse()) search.add(part)
    const one = whole()
    for (const query of queries) {
      const found = await search.search(query)
      expect(found.length, query).toBeGreaterThan(0)
      expect(found.map(plain), query).toEqual((await one.search(query)).map(plain))
    }
  })

  test('is the same bytes every time', () => {
    expect([...filesOfIndex(input, 0)]).toEqual([...filesOfIndex(input, 0)])
  })
})

test('an index below the limit is one file', () => {
  expect([...filesOfIndex(input).keys()]).toEqual([expect.stringMatching(/^search\/en-\w+\.json$/)])
})

test('the build recommends a hosted search with the figures, but only for an index that has outgrown a browser', () => {
  expect(searchAdvice(filesOfIndex(input, 0))).toEqual([])
  expect(searchAdvice(filesOfIndex(input, 0), 1000)).toEqual([
    expect.stringMatching(
      /^The search index in en has 9 records in 4 files: \d+ KB compressed, \d+ KB before the first answer\. .*'algolia'/,
    ),
  ])
})

function plain({ record: found, score, excerpt, terms }: SearchHit) {
  return { found, score: score.toFixed(9), excerpt, terms: [...terms].sort() }
}
