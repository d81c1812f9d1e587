import { expect, test } from 'vitest'
import { packSearchIndex, packSidebar } from './packLists.ts'

test('entries of a sidebar lead to files, those of categories too', () => {
  const sidebar = {
    id: 'a',
    items: [
      { path: '/', label: 'Home' },
      { label: 'More', items: [{ path: '/faq', label: 'FAQ' }] },
    ],
  }
  expect(JSON.parse(packSidebar(JSON.stringify(sidebar)))).toEqual({
    id: 'a',
    items: [
      { path: '/index.html', label: 'Home' },
      { label: 'More', items: [{ path: '/faq.html', label: 'FAQ' }] },
    ],
  })
})

test('pages of a search index are files, in a version those beside it; a part of one has none', () => {
  const files = ['index.html', 'faq/index.html', 'zh/index.html', 'zh/404.html', '2.0/faq/index.html']
  const site = { base: '/docs/', files: new Set(files) }
  const pagesOf = (from: string, urls: readonly string[]): unknown => {
    const index = { locale: 'en', pages: urls.map((url) => [url, 'FAQ', 0]), records: [] }
    return JSON.parse(packSearchIndex(JSON.stringify(index), site, from)).pages
  }
  expect(pagesOf('search/en-1.json', ['/', '/faq', '/zh/', '/gone'])).toEqual([
    ['/index.html', 'FAQ', 0],
    ['/faq.html', 'FAQ', 0],
    ['/zh/index.html', 'FAQ', 0],
    ['/gone', 'FAQ', 0],
  ])
  expect(pagesOf('2.0/search/en-1.json', ['/faq'])).toEqual([['/faq.html', 'FAQ', 0]])
  expect(packSearchIndex('{"steps":[]}', site, 'search/en-a-1.json')).toBe('{"steps":[]}')
})
