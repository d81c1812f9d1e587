import { describe, expect, it } from 'vitest'
import type { VersionTable } from '../../contract/versions.ts'
import { robotsText } from './robotsText.ts'
import { sitemapFiles } from './sitemap.ts'
import { route, site, table } from './testing.ts'

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function alternate(lang: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="https://docs.example.com/docs${path}"/>`
}

describe('sitemapFiles', () => {
  it('lists a page in every language with its alternates, and the day it changed where that is known', () => {
    const routes = table([route('/faq', 'en', { updated: '2026-02-03T04:05:06Z' }), route('/faq', 'zh')])
    const alternates = [alternate('en', '/faq'), alternate('zh-Hans', '/zh/faq'), alternate('x-default', '/faq')].join(
      '',
    )
    expect(sitemapFiles({ config: site, routes })).toEqual(
      new Map([
        [
          'sitemap.xml',
          [
            '<?xml version="1.0" encoding="UTF-8"?>',
            `<urlset ${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
            `<url><loc>https://docs.example.com/docs/faq</loc><lastmod>2026-02-03T04:05:06Z</lastmod>${alternates}</url>`,
            `<url><loc>https://docs.example.com/docs/zh/faq</loc>${alternates}</url>`,
            '</urlset>\n',
          ].join('\n'),
        ],
      ]),
    )
  })

  it('writes addresses as RFC 3986 has them, escaped for XML', () => {
    const text = sitemapFiles({ config: site, routes: table([route('/保证金&more')]) }).get('sitemap.xml')
    expect(text).toContain('<loc>https://docs.example.com/docs/%E4%BF%9D%E8%AF%81%E9%87%91&amp;more</loc>')
  })

  it('lists of a frozen version only the pages that the current one no longer has', () => {
    const version = { label: { en: '1.0' }, main: '/', locales: ['en', 'zh'] }
    const versions: VersionTable = {
      ...{ own: 'current', id: 'docs', origin: site.origin, base: site.base },
      versions: [
        { ...version, name: 'current', prefix: '', paths: ['/faq'] },
        { ...version, name: '1.0', prefix: '/1.0', paths: ['/faq', '/gone'] },
      ],
    }
    const text = sitemapFiles({ config: site, routes: table([route('/faq')]), versions }).get('sitemap.xml') ?? ''
    expect(text.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://docs.example.com/docs/faq',
      '<loc>https://docs.example.com/docs/1.0/gone',
      '<loc>https://docs.example.com/docs/1.0/zh/gone',
    ])
    expect(text).toContain(alternate('x-default', '/1.0/gone'))
  })

  it.each([
    ['addresses', { addresses: 2, bytes: 1_000_000 }],
    ['bytes', { addresses: 1_000, bytes: 1_500 }],
  ])('spreads more %s than one file may hold over several, listed by an index', (_, limits) => {
    const files = sitemapFiles({ config: site, routes: table(['/a', '/b', '/c'].map((path) => route(path))) }, limits)
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(files.get('sitemap.xml')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<sitemapindex ${namespaces}>`,
        '<sitemap><loc>https://docs.example.com/docs/sitemap-1.xml</loc></sitemap>',
        '<sitemap><loc>https://docs.example.com/docs/sitemap-2.xml</loc></sitemap>',
        '</sitemapindex>\n',
      ].join('\n'),
    )
    expect([...files.values()].map((text) => text.match(/<url>/g)?.length ?? 0)).toEqual([0, 2, 1])
  })
})

describe('robotsText', () => {
  it('keeps nobody out and says where the sitemap is', () => {
    expect(robotsText(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/docs/sitemap.xml\n')
  })
})
