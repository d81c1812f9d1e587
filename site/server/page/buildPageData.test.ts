import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageData } from '../../shared/pageData.ts'
import { contentFolder } from '../content/content.ts'
import { findRoute } from '../content/routes.ts'
import { buildPageData } from './buildPageData.ts'
import { prepareContentFolder, site, table } from './testing.ts'

function pageAt(url: string): PageData {
  const route = findRoute(table, url)
  if (!route) throw new Error(`no route ${url}`)
  return buildPageData({ site, table, route, headings: [] })
}

beforeAll(prepareContentFolder)

describe('buildPageData', () => {
  it('links the same page in every language', () => {
    expect(pageAt('/trading/place').translations).toEqual([
      { locale: 'en', label: 'English', lang: 'en', url: '/docs/trading/place' },
      { locale: 'zh', label: '简体中文', lang: 'zh-Hans', url: '/docs/zh/trading/place' },
    ])
  })

  it('links the Markdown beside the page, and index.md below the address of a language', () => {
    expect(pageAt('/trading/').markdownUrl).toBe('/docs/trading.md')
    expect(pageAt('/faq').markdownUrl).toBe('/docs/faq.md')
    const route = findRoute(table, '/zh/')
    if (!route) throw new Error('no home page')
    for (const kind of ['home', 'guide'] as const) {
      const page = buildPageData({ site, table, route: { ...route, kind }, headings: [] })
      expect(page.markdownUrl).toBe('/docs/zh/index.md')
    }
  })

  it('names section and category as the way to the page', () => {
    expect(pageAt('/zh/trading/place').breadcrumbs).toEqual([
      { title: '交易', url: '/docs/zh/trading/' },
      { title: 'Orders' },
    ])
  })

  it('does not link the section from its own landing page', () => {
    expect(pageAt('/trading/').breadcrumbs).toEqual([{ title: 'Trading' }])
  })

  it('knows the neighbours in reading order, across categories', () => {
    const { previous, next } = pageAt('/trading/place')
    expect(previous).toEqual({ title: '/trading/ in en', url: '/docs/trading/' })
    expect(next).toEqual({ title: '/trading/cancel in en', url: '/docs/trading/cancel' })
    expect(pageAt('/trading/cancel').next).toBeUndefined()
  })

  it('names the file with the section’s entries', () => {
    expect(pageAt('/zh/trading/').sidebar).toEqual({
      id: 'trading',
      label: '交易',
      path: '/trading/',
      prefix: '/docs/zh',
      file: '/docs/sidebars/zh/trading-abc123.json',
    })
  })

  it('says in which language the article is when its translation is missing', () => {
    expect(pageAt('/zh/faq').fallback).toEqual({ lang: 'en', label: 'English' })
    expect(pageAt('/faq').fallback).toBeUndefined()
  })

  it('dates a changelog by its newest entry, not by its file', () => {
    const route = findRoute(table, '/zh/faq')
    if (!route) throw new Error('no route')
    const headings = ['2025-03-11', '2025-10-09', 'older'].map((id) => ({ id, text: id, level: 2 as const }))
    const page = buildPageData({ site, table, route: { ...route, updated: '2026-11-21T23:30:00Z' }, headings })
    expect(page.changed).toEqual({ day: '2025-10-09', text: '2025年10月9日' })
    expect(page.updated).toBe('2026-11-21T23:30:00Z')
  })

  it('dates a reference page by the newest entry about its operations', () => {
    const note = (date: string) => ({ date, text: { en: 'New.' }, path: `/changelog#${date}` })
    const notes = { 'acme place': [note('2025-03-11')], 'acme cancel': [note('2025-10-09'), note('2024-01-01')] }
    writeFileSync(join(contentFolder(), 'history.json'), JSON.stringify({ en: notes }))
    const route = findRoute(table, '/trading/place')
    if (!route) throw new Error('no route')
    const dayOf = (operations: string[]) =>
      buildPageData({ site, table, route: { ...route, api: 'acme', operations }, headings: [] }).changed?.day
    expect(dayOf(['place', 'cancel'])).toBe('2025-10-09')
    expect(dayOf(['time'])).toBeUndefined()
  })

  it('fills in the addresses for editing and reporting', () => {
    const { editUrl, reportUrl } = pageAt('/faq')
    expect(editUrl).toBe('https://example.org/edit/guides/en/faq.mdx#L1')
    expect(reportUrl).toBe(
      'https://example.org/new?title=%2Ffaq%20in%20en&url=https%3A%2F%2Fdocs.example.com%2Fdocs%2Ffaq',
    )
  })
})
