import { expect, test } from 'vitest'
import type { SearchHit, SearchRecord } from '../../../generator/contract/search.ts'
import { nearestFirst } from './nearestFirst.ts'

function hit(url: string): SearchHit {
  const record: SearchRecord = {
    id: url,
    kind: 'page',
    locale: 'en',
    url,
    title: url,
    heading: '',
    names: [],
    text: '',
  }
  return { record, score: 1, excerpt: '', terms: [] }
}

test('pages of the section that the address begins with come first, others as they were', () => {
  const urls = [
    '/v3/futures/api/market/get-order-book',
    '/futures/api/orderbook',
    '/spot/api/public/market#book',
    '/spot/',
  ]
  expect(nearestFirst('/spot/api/order-book', urls.map(hit)).map(({ record }) => record.url)).toEqual([
    '/spot/api/public/market#book',
    '/spot/',
    '/v3/futures/api/market/get-order-book',
    '/futures/api/orderbook',
  ])
})
