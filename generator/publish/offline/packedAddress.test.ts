import { describe, expect, test } from 'vitest'
import { type PackedSite, packedAddress, packedFolder, packedName, packedPage } from './packedAddress.ts'

const files = [
  'index.html',
  '404.html',
  'faq/index.html',
  'spot/api/index.html',
  'spot/api.md',
  'zh/index.html',
  'zh/404.html',
  'zh/价 格/index.html',
]
const docs: PackedSite = { base: '/docs/', files: new Set(files) }
const root: PackedSite = { base: '/', files: new Set(files) }

describe('an address of the site becomes one of a file', () => {
  test.each([
    ['index.html', '/docs/faq', './faq.html'],
    ['index.html', '/docs/faq/?q=1#a', './faq.html?q=1#a'],
    ['faq/index.html', '/docs/', './index.html'],
    ['faq/index.html', '/docs', './index.html'],
    ['faq/index.html', '/docs/spot/api', './spot/api.html'],
    ['faq/index.html', '/docs/zh/', './zh/index.html'],
    ['spot/api/index.html', '/docs/spot/api.md', './api.md'],
    ['spot/api/index.html', '/docs/spot/api/#order', '#order'],
    ['spot/api/index.html', '/docs/spot/api', './api.html'],
    ['spot/api/index.html', '/docs/faq', '../faq.html'],
    ['faq/index.html', '/docs/zh/%E4%BB%B7%20%E6%A0%BC/', './zh/%E4%BB%B7%20%E6%A0%BC.html'],
    ['zh/index.html', '/docs/404', '../404.html'],
  ])('in %s, %s is %s', (from, address, expected) => {
    expect(packedAddress(docs, from, address)).toBe(expected)
  })

  test('also of one that stands at the root', () => {
    expect(packedAddress(root, 'zh/index.html', '/spot/api/')).toBe('../spot/api.html')
  })
})

test.each([
  '#a',
  'https://example.com/docs/faq',
  '//example.com/',
  '/other',
  '/docs/gone',
  'mailto:a@example.com',
  '/docs/%',
])('%s stays as it is', (address) => {
  expect(packedAddress(docs, 'index.html', address)).toBeUndefined()
})

test('a base becomes the way up to it', () => {
  expect(packedFolder(docs, 'index.html', '/docs/')).toBe('./')
  expect(packedFolder(docs, 'spot/api/index.html', '/docs/')).toBe('../')
  expect(packedFolder(docs, 'zh/index.html', '/docs/')).toBe('../')
  expect(packedFolder(docs, 'zh/faq/index.html', '/docs/zh')).toBe('./')
  expect(packedFolder(docs, '2.0/spot/api/index.html', '/docs/2.0/')).toBe('../')
  expect(packedFolder(docs, 'faq/index.html', '/other/')).toBeUndefined()
})

test('a page of a list gets its file', () => {
  expect(['/', '/spot/', '/faq'].map(packedPage)).toEqual(['/index.html', '/spot.html', '/faq.html'])
})

test('only the home pages of languages and versions keep a folder of their own', () => {
  expect(files.map((file) => packedName(docs, file))).toEqual([
    'index.html',
    '404.html',
    'faq.html',
    'spot/api.html',
    'spot/api.md',
    'zh/index.html',
    'zh/404.html',
    'zh/价 格.html',
  ])
})
