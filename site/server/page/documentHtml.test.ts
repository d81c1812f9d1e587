import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../generator/contract/config.ts'
import { findRoute } from '../content/routes.ts'
import { buildPageData } from './buildPageData.ts'
import { documentHtml } from './documentHtml.ts'
import { prepareContentFolder, route, site, table } from './testing.ts'

function documentAt(url: string, title?: string, more: Partial<SiteConfig> = {}): string {
  const found = findRoute(table, url) ?? route(url, 'en')
  const page = buildPageData({ site, table, route: { ...found, ...(title !== undefined && { title }) }, headings: [] })
  return documentHtml({
    site: { ...site, ...more },
    page,
    shell: '<p>Shell</p>',
    description: 'Say "hi" & <go>',
    preloads: ['/docs/a.js'],
  })
}

beforeAll(prepareContentFolder)

describe('documentHtml', () => {
  it('names language, title and canonical address', () => {
    const html = documentAt('/zh/faq')
    expect(html).toContain('<html lang="zh-Hans" dir="ltr">')
    expect(html).toContain('<title>/faq in zh · Acme 接口</title>')
    expect(html).toContain('<link data-page rel="canonical" href="https://docs.example.com/docs/zh/faq">')
  })

  it('names every language’s address, and the one for all others', () => {
    const html = documentAt('/zh/faq')
    expect(html).toContain('hreflang="en" href="https://docs.example.com/docs/faq"')
    expect(html).toContain('hreflang="zh-Hans" href="https://docs.example.com/docs/zh/faq"')
    expect(html).toContain('hreflang="x-default" href="https://docs.example.com/docs/faq"')
  })

  it('says the footer and the HTML of the project’s own parts once: in the page', () => {
    const plain = buildPageData({ site, table, route: route('/faq', 'en'), headings: [] })
    const footer = [{ label: 'Own', items: [{ label: 'Own', url: '/own' }] }]
    const page = { ...plain, frame: { ...plain.frame, footer }, own: { header: '<b>Own</b>' } }
    const html = documentHtml({ site, page, shell: '<b>Own</b>', description: '', preloads: [] })
    expect(html.split('Own')).toHaveLength(2)
  })

  it('writes the project’s elements in the head, below the base of the site', () => {
    const head = [
      { tag: 'meta', attributes: { name: 'verification', content: '"a" & b' } },
      { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/touch.png' } },
      { tag: 'script', attributes: { src: 'https://stats.example.com/a.js', 'data-domain': 'docs.example.com' } },
    ] as const
    const html = documentAt('/faq', undefined, { head })
    expect(html).toContain('<meta name="verification" content="&#34;a&#34; &#38; b">')
    expect(html).toContain('<link rel="apple-touch-icon" href="/docs/touch.png">')
    expect(html).toContain(
      '<script async data-domain="docs.example.com" src="https://stats.example.com/a.js"></script>',
    )
    expect(html.indexOf('stats.example.com/a.js')).toBeLessThan(html.indexOf('</head>'))
  })

  it('brings the script that chooses a language where the page has tabs of languages', () => {
    const page = buildPageData({ site, table, route: route('/faq', 'en'), headings: [] })
    const hasScript = (shell: string) =>
      documentHtml({ site, page, shell, description: '', preloads: [] }).includes('sample-language')
    expect(hasScript('<p>Text</p>')).toBe(false)
    expect(hasScript('<div class="tabs" data-group="language"></div>')).toBe(true)
  })

  it('gives the home page the site’s title alone', () => {
    expect(documentAt('/')).toContain('<title>Acme API</title>')
  })

  it('gives the browser’s own frame the colour of the page, the project’s where it has one', () => {
    const dark = (html: string) => /prefers-color-scheme: dark\)" content="([^"]*)"/.exec(html)?.[1]
    expect(dark(documentAt('/faq'))).toBe('#121417')
    const tokens = { '--color-page': { light: '#fff', dark: '#102030' } }
    expect(dark(documentAt('/faq', undefined, { theme: { tokens } }))).toBe('#102030')
  })

  it('escapes what it is given', () => {
    expect(documentAt('/faq')).toContain('content="Say &#34;hi&#34; &#38; &#60;go&#62;"')
  })

  it('never lets a title end the script that holds the page’s data', () => {
    const html = documentAt('/faq', '</script><script>alert(1)')
    expect(html).toContain('"title":"\\u003c/script>\\u003cscript>alert(1)"')
    expect(html).not.toContain('<script>alert(1)')
  })
})
