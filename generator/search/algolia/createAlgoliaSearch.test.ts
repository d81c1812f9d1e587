import { expect, test } from 'vitest'
import { answersOf, record, searchOver } from '../testing.ts'
import { algoliaRecord } from './algoliaRecords.ts'
import { type AlgoliaQuery, createAlgoliaSearch } from './createAlgoliaSearch.ts'

const records = [
  record('/orders#place', 'operation', {
    heading: 'Place order',
    names: ['placeOrder'],
    text: 'Places one order.',
    method: 'POST',
    section: 'spot',
    sectionLabel: 'Spot',
    deprecated: true,
  }),
  record('/orders#place.body.side', 'value', { heading: 'BUY', within: ['Place order', 'side'], names: ['BUY'] }),
  record('/', 'page', { text: 'An order is a wish.' }),
]

function hosted(more: object = {}) {
  const asked: AlgoliaQuery[] = []
  const search = createAlgoliaSearch('docs_en', async (query) => {
    asked.push(query)
    return records.map((found) => ({ ...algoliaRecord(found), ...more }))
  })
  return { asked, search }
}

test('records come back as the local index gives them', async () => {
  const local = await searchOver({ records }).search('order', { limit: 10 })
  const found = await hosted().search.search('order')
  for (const hit of local) {
    const twin = found.find(({ record: { id } }) => id === hit.record.id)
    expect(twin?.record).toEqual(hit.record)
    expect(Object.keys(twin ?? {}).sort()).toEqual(Object.keys(hit).sort())
  }
  expect(await answersOf('order', { records })).toContain('/orders#place')
})

test('the service is asked for the section and the kinds, with the reader’s own first', async () => {
  const { asked, search } = hosted()
  await search.search('order', { limit: 5, near: 'spot', section: 'futures', kinds: ['field', 'value'] })
  expect(asked).toEqual([
    {
      indexName: 'docs_en',
      query: 'order',
      hitsPerPage: 5,
      facetFilters: ['section:futures', ['kind:field', 'kind:value']],
      optionalFilters: ['section:spot'],
    },
  ])
})

test('the words that the service marks are those to highlight, and no mark stays in the excerpt', async () => {
  const { search } = hosted({
    _highlightResult: { heading: { value: 'Place \ue000orders\ue001' }, names: [{ value: '\ue000placeOrder\ue001' }] },
    _snippetResult: { text: { value: '…one \ue000order\ue001.' } },
  })
  const [hit] = await search.search('order')
  expect(hit?.terms).toEqual(['orders', 'place', 'order'])
  expect(hit?.excerpt).toBe('…one order.')
})

test('where nothing is marked the words of the query are highlighted, and the excerpt is cut here', async () => {
  const [hit] = await hosted({ _highlightResult: { text: { matchedWords: ['order'] } } }).search.search('order')
  expect(hit?.terms).toEqual(['order'])
  expect(hit?.excerpt).toBe('Places one order.')
})

test('better hits have higher scores, and an empty query asks for nothing', async () => {
  const { asked, search } = hosted()
  expect((await search.search('order')).map(({ score }) => score)).toEqual([3, 2, 1])
  expect(await search.search('  ')).toEqual([])
  expect(asked).toHaveLength(1)
})
