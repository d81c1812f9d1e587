import { describe, expect, it } from 'vitest'
import { changesOf, mostChanges, newestDate } from './changes.ts'
import type { Route, RouteTable } from './routes.ts'

function route(path: string, locale: string, more: Partial<Route>): Route {
  return {
    id: path,
    kind: 'guide',
    path,
    locale,
    url: path,
    contentLocale: locale,
    title: `${path} in ${locale}`,
    description: '',
    sidebarLabel: path,
    source: { origin: 'guide', file: `${path}.mdx` },
    edit: { file: `${path}.mdx`, line: 1 },
    ...more,
  }
}

function table(routes: readonly Route[]): RouteTable {
  const sidebar = { id: 'trading', locale: 'en', label: 'Trading', landing: '/a', items: [] }
  return { defaultLocale: 'en', routes, sidebars: [sidebar] }
}

describe('changesOf', () => {
  it('lists the dated pages and entries of one language, newest first', () => {
    const entry = { id: '2025-01-01', title: '1 January', updated: '2026-03-01T00:00:00Z' }
    const routes = [
      route('/a', 'en', { updated: '2026-02-01T00:00:00Z', sidebar: 'trading' }),
      route('/log', 'en', { updated: '2026-04-01T00:00:00Z', entries: [entry] }),
      route('/undated', 'en', {}),
      route('/a', 'zh', { updated: '2026-05-01T00:00:00Z' }),
    ]
    expect(changesOf(table(routes), 'en')).toEqual([
      { key: '/log', title: '/log in en', updated: '2026-04-01T00:00:00Z' },
      { key: '/log#2025-01-01', title: '1 January', section: '/log in en', updated: '2026-03-01T00:00:00Z' },
      { key: '/a', title: '/a in en', section: 'Trading', updated: '2026-02-01T00:00:00Z' },
    ])
    expect(newestDate(table(routes))).toBe('2026-05-01T00:00:00Z')
  })

  it('does not grow with the site', () => {
    const routes = Array.from({ length: 500 }, (_, at) => route(`/${at}`, 'en', { updated: '2026-02-01T00:00:00Z' }))
    expect(changesOf(table(routes), 'en')).toHaveLength(mostChanges)
  })
})
