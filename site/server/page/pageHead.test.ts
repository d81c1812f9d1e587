import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnImage } from '../../../generator/contract/ownFiles.ts'
import type { VersionTable } from '../../../generator/contract/versions.ts'
import { findRoute } from '../content/routes.ts'
import { buildPageData } from './buildPageData.ts'
import { pageHead } from './pageHead.ts'
import { prepareContentFolder, route, site, table } from './testing.ts'

const address = 'https://docs.example.com/docs'
const version = { label: { en: '1.0' }, main: '/', locales: ['en', 'zh'] }
const versions: VersionTable = {
  ...{ own: '1.0', id: 'docs', origin: site.origin, base: site.base },
  versions: [
    { ...version, name: 'current', prefix: '', paths: ['/faq'] },
    { ...version, name: '1.0', prefix: '/1.0', paths: ['/faq', '/log'] },
  ],
}

interface HeadOptions {
  readonly image?: OwnImage
  readonly versions?: VersionTable
}

function headOf(
  url: string,
  { image, versions: given }: HeadOptions = {},
  more: Parameters<typeof route>[2] = {},
): string {
  const found = findRoute(table, url) ?? route(url, 'en')
  const own = given ? { ...site, base: '/docs/1.0/' } : site
  const page = buildPageData({ site: own, table, route: { ...found, ...more }, headings: [], versions: given })
  return pageHead({ site: own, page, description: 'Say "hi" & <go>', image }).join('\n')
}

function dataOf(head: string): { readonly '@graph': readonly object[] } {
  return JSON.parse(/<script data-page type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '')
}

beforeAll(prepareContentFolder)

describe('pageHead', () => {
  it('tells searches of the web to leave a page out where its guide says so', () => {
    const unlisted = '<meta data-page name="robots" content="noindex">'
    expect(headOf('/faq', {}, { noindex: true })).toContain(unlisted)
    expect(headOf('/faq')).not.toContain(unlisted)
  })

  it('says what a shared link looks like, in the page’s language', () => {
    const head = headOf('/zh/trading/place', {
      image: { address: `${address}/images/a.png`, width: 1200, height: 630 },
    })
    expect(head.match(/(?<=<meta data-page )(property|name="twitter).*(?=>)/g)).toEqual([
      'property="og:type" content="article"',
      'property="og:site_name" content="Acme 接口"',
      'property="og:title" content="/trading/place in zh"',
      'property="og:description" content="Say &#34;hi&#34; &#38; &#60;go&#62;"',
      `property="og:url" content="${address}/zh/trading/place"`,
      'property="og:locale" content="zh_CN"',
      `property="og:image" content="${address}/images/a.png"`,
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="630"',
      'property="og:image:alt" content="Acme 接口"',
      'name="twitter:card" content="summary_large_image"',
    ])
  })

  it('has a small card where there is no picture', () => {
    const head = headOf('/')
    expect(head).toContain('name="twitter:card" content="summary">')
    expect(head).toContain('property="og:type" content="website"')
    expect(head).not.toContain('og:image')
  })

  it('tells searches of the article and of the pages that lead to it', () => {
    const head = headOf('/trading/place', {}, { updated: '2026-01-02T03:04:05Z' })
    expect(dataOf(head)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: '/trading/place in en',
          description: 'Say "hi" & <go>',
          url: `${address}/trading/place`,
          inLanguage: 'en',
          dateModified: '2026-01-02T03:04:05Z',
          publisher: { '@type': 'Organization', name: 'Acme' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Acme API', item: `${address}/` },
            { '@type': 'ListItem', position: 2, name: 'Trading', item: `${address}/trading/` },
            { '@type': 'ListItem', position: 3, name: '/trading/place in en', item: `${address}/trading/place` },
          ],
        },
      ],
    })
  })

  it('names the console at its own origin', () => {
    const own = { ...site, console: { servers: [], host: 'https://console.example.com' } }
    const page = buildPageData({ site: own, table, route: route('/faq', 'en'), headings: [], versions: undefined })
    const head = pageHead({ site: own, page: { ...page, kind: 'console' }, description: 'Send' })
    expect(head.at(-1)).toContain('canonical" href="https://console.example.com/docs/faq"')
  })

  it.each([
    ['console', ['robots" content="noindex', 'description" content="Send', `canonical" href="${address}/faq`]],
    ['not-found', ['robots" content="noindex']],
  ] as const)('keeps a page of the kind %s out of searches', (kind, elements) => {
    const page = {
      ...buildPageData({ site, table, route: route('/faq', 'en'), headings: [], versions: undefined }),
      kind,
    }
    expect(pageHead({ site, page, description: 'Send' })).toEqual(
      elements.map((element) => expect.stringContaining(element)),
    )
  })

  it('tells searches of the site on its home page', () => {
    expect(dataOf(headOf('/zh/'))['@graph']).toMatchObject([
      { '@type': 'WebSite', name: 'Acme 接口', inLanguage: 'zh-Hans' },
    ])
  })

  it('never lets a title end the data block', () => {
    const head = headOf('/faq', {}, { title: '</script><script>alert(1)' })
    expect(head).not.toContain('<script>alert(1)')
    expect(dataOf(head)['@graph'][0]).toMatchObject({ headline: '</script><script>alert(1)' })
  })

  it('leads from a frozen version to the page as it is now, and says which version it is', () => {
    const head = headOf('/faq', { versions })
    expect(head).toContain(`rel="canonical" href="${address}/faq"`)
    expect(head).toContain(`property="og:url" content="${address}/faq"`)
    expect(head).not.toContain('hreflang')
    expect(dataOf(head)['@graph'][0]).toMatchObject({ url: `${address}/faq`, version: '1.0' })
  })

  it('offers the feed of a changelog, but not of a frozen one', () => {
    const feed = { feed: '/log.xml' }
    expect(headOf('/log', {}, feed)).toContain('rel="alternate" type="application/atom+xml" href="/docs/log.xml"')
    expect(headOf('/log', { versions }, feed)).not.toContain('atom')
  })
})
