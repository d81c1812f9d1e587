import { expect, test } from 'vitest'
import { algoliaIndexName, searchHosts } from './hostedSearch.ts'

const algolia = { appId: 'APP1', searchKey: 'key', index: 'docs' }

test('a page may connect to the hosts of the service that it asks, and to none when its index is its own', () => {
  expect(searchHosts({ provider: 'algolia', algolia, synonyms: [] })).toEqual([
    'https://app1-dsn.algolia.net',
    'https://app1-1.algolianet.com',
    'https://app1-2.algolianet.com',
    'https://app1-3.algolianet.com',
  ])
  expect(searchHosts({ provider: 'local', algolia, synonyms: [] })).toEqual([])
})

test('where other servers answer in the service’s place, a page may connect to those alone', () => {
  const hosts = ['https://search.example.com']
  expect(searchHosts({ provider: 'algolia', algolia: { ...algolia, hosts }, synonyms: [] })).toEqual(hosts)
})

test('each language has an index of its own', () => {
  expect(algoliaIndexName('docs', 'zh')).toBe('docs_zh')
})
