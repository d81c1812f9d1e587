import { expect, test } from 'vitest'
import type { SearchHit, SearchRecord } from '../../../generator/contract/search.ts'
import { nearestFirst, nearestSection, suggestedPages } from './nearestFirst.ts'

function hit(url: string): SearchHit {
  const record: SearchRecord = {
    id: url,
    kind: 'page',
    locale: 'en',
    url,
    title: url,
    heading: 'heading',
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

test('the page that an address nearly names comes first, as itself, and the pages above it are there too', () => {
  const named = ['/spot/api/private/order-history#getOrderHistory', '/spot/api/private/order#createOrder'].map(hit)
  const all = ['/spot/api/#orders', '/spot/api/', '/spot/websocket/'].map(hit)
  const found = suggestedPages('/spot/api/private/orders', named, all).map(({ record }) => [record.url, record.heading])
  expect(found).toEqual([
    ['/spot/api/private/order', ''],
    ['/spot/api/private/order-history#getOrderHistory', 'heading'],
    ['/spot/api/', 'heading'],
  ])
  expect(suggestedPages('/console/spot', [hit('/spot/')], [hit('/console')])[0]?.record.url).toBe('/console')
})

test.each([
  ['/zh/v3/futures/api/trade/placeorder', '/zh/', 'v3'],
  ['/v3/futures/errors', '/', undefined],
  ['/zh/v3', '/zh/', 'v3'],
  ['/zh/futures/order', '/zh/', 'legacy'],
  ['/zh/order', '/zh/', undefined],
])('%s below %s is near the section %s', (address, home, section) => {
  const sections = [
    { id: 'help', url: '/zh/faq' },
    { id: 'legacy', url: '/zh/futures/' },
    { id: 'v3', url: '/zh/v3/futures/' },
  ]
  expect(nearestSection(address, home, sections)).toBe(section)
})
