import { describe, expect, it } from 'vitest'
import type { PageData } from '../../shared/pageData.ts'
import { failedPage } from './failedPage.ts'

const page: PageData = {
  frame: { brand: 'Acme', siteTitle: 'Acme API', copyright: '', base: '/docs/', home: '/docs/zh/', start: [], end: [] },
  kind: 'reference',
  locale: 'zh',
  lang: 'zh-Hans',
  dir: 'ltr',
  url: '/docs/zh/trading/place',
  title: '下单',
  headings: [{ id: 'fees', text: '费用', level: 2 }],
  translations: [
    { locale: 'en', label: 'English', lang: 'en', url: '/docs/trading/place' },
    { locale: 'zh', label: '简体中文', lang: 'zh-Hans', url: '/docs/zh/trading/place' },
  ],
  versions: { id: 'default', own: 'current', items: [{ name: '1.0', label: '1.0', url: '/docs/1.0/', hasPage: true }] },
  breadcrumbs: [{ title: '交易', url: '/docs/zh/trading/' }],
  sidebar: { id: 'trading', label: '交易', path: '/trading/place', prefix: '/docs/zh', file: '/docs/trading.json' },
  next: { title: '撤单', url: '/docs/zh/trading/cancel' },
  editUrl: 'https://example.com/edit',
  markdownUrl: '/docs/zh/trading/place.md',
}

function urlsOf(failed: PageData): string[] {
  return failed.translations.map(({ url }) => url)
}

describe('failedPage', () => {
  it('leads to the page that was asked for in every language', () => {
    const failed = failedPage(page, '/docs/zh/trading/cancel?a=1', '加载失败')
    expect(urlsOf(failed)).toEqual(['/docs/trading/cancel?a=1', '/docs/zh/trading/cancel?a=1'])
  })

  it('does so when the page that was asked for is in another language', () => {
    expect(urlsOf(failedPage(page, '/docs/faq', '加载失败'))).toEqual(['/docs/faq', '/docs/zh/faq'])
  })

  it('marks the entry of the page that was asked for in the sidebar', () => {
    expect(failedPage(page, '/docs/zh/trading/cancel', '加载失败').sidebar?.path).toBe('/trading/cancel')
    expect(failedPage(page, '/docs/faq', '加载失败').sidebar?.path).toBe('')
  })

  it('has nothing of the article that it stands in for', () => {
    const failed = failedPage(page, '/docs/zh/trading/cancel', '加载失败')
    expect(failed).toMatchObject({ kind: 'failed', title: '加载失败', locale: 'zh', headings: [], breadcrumbs: [] })
    expect(failed).not.toHaveProperty('next')
    expect(failed).not.toHaveProperty('editUrl')
    expect(failed).not.toHaveProperty('markdownUrl')
    expect(failed.versions.items).toEqual([{ name: '1.0', label: '1.0', url: '/docs/1.0/' }])
  })
})
