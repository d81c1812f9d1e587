import { expect, test } from 'vitest'
import { normalizePath, sidebarEntries, sidebarGroups } from './routes.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq//', '/faq'],
  ['/faq.html', '/faq'],
  ['/spot/index.html', '/spot'],
  ['/zh/spot/', '/zh/spot'],
  ['/spot/index-price', '/spot/index-price'],
])('%j is the route %j', (path, route) => {
  expect(normalizePath(path)).toBe(route)
})

test('slashes within a path are passed once', () => {
  const path = `${'/'.repeat(300_000)}a`
  expect(normalizePath(path)).toBe(path)
})

test('the pages of a sidebar come in reading order, out of their categories', () => {
  const entry = (path: string) => ({ path, label: path })
  const items = [entry('/a'), { label: 'B', items: [entry('/b'), entry('/c')] }, entry('/d')]
  const sidebar = { id: 'x', locale: 'en', label: 'X', landing: '/a', items }
  expect(sidebarEntries(sidebar).map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d'])
})

test('a link to a part of a page is no page of its own', () => {
  const items = [
    { path: '/a', label: 'A' },
    { path: '/a#b', label: 'B' },
  ]
  expect(sidebarEntries({ id: 'x', locale: 'en', label: 'X', landing: '/a', items })).toHaveLength(1)
})

test('a heading stands above what follows it, up to the next', () => {
  const entry = (path: string) => ({ path, label: path })
  const items = [
    entry('/a'),
    { ...entry('/b'), heading: 'REST' },
    { label: 'Trade', items: [entry('/c')] },
    { ...entry('/d'), heading: 'More' },
  ]
  const groups = sidebarGroups({ id: 'x', locale: 'en', label: 'X', landing: '/a', items })
  expect(groups.map(({ labels }) => labels)).toEqual([[], ['REST'], ['REST', 'Trade'], ['More']])
})
