import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contentFolder } from '../content/content.ts'
import { buildFrame } from './buildFrame.ts'
import { prepareContentFolder, site, table } from './testing.ts'

// The table's index is made once, with the folder it finds then.
beforeAll(prepareContentFolder)

describe('buildFrame', () => {
  it('leads to the pages of its own language, below the base', () => {
    const { home, start } = buildFrame(site, table, 'zh')
    expect(home).toBe('/docs/zh/')
    expect(start).toEqual([{ label: '交易', url: '/docs/zh/trading/', section: 'trading' }])
  })

  it('leads to each section where the configuration has no navbar', () => {
    const { start } = buildFrame({ ...site, navbar: { start: [], end: [] } }, table, 'zh')
    expect(start).toEqual([{ label: '交易', url: '/docs/zh/trading/', section: 'trading' }])
  })

  it('names the sections of the site in the page’s language', () => {
    expect(buildFrame(site, table, 'zh').sections).toEqual([{ id: 'trading', label: '交易', url: '/docs/zh/trading/' }])
  })

  it('begins at the first page of the language where there is none at its root', () => {
    expect(buildFrame(site, table, 'zh')).not.toHaveProperty('landing')
    const routes = table.routes.filter(({ path }) => path !== '/')
    const [first] = routes.filter(({ locale }) => locale === 'zh')
    const { home, landing } = buildFrame(site, { ...table, routes }, 'zh')
    expect({ home, landing }).toEqual({ home: '/docs/zh/', landing: `/docs${first?.url}` })
  })

  it('keeps the place on a page that a link names', () => {
    expect(buildFrame(site, table, 'en').end[0]).toEqual({ label: 'Help', url: '/docs/faq#fees' })
  })

  it('marks links to other sites, but no mail', () => {
    const items = ['https://code.example.com', 'mailto:help@example.com'].map((href) => ({ label: { en: 'x' }, href }))
    const { footer } = buildFrame({ ...site, footer: [{ label: { en: 'Support' }, items }] }, table, 'en')
    expect(footer?.[0]?.items.map(({ external }) => external)).toEqual([true, undefined])
  })

  it('leads to the console in the language of the page, and to its own origin', () => {
    const navbar = { start: [{ label: { en: 'Try' }, href: '/console' }], end: [] }
    const servers = [{ origin: 'https://api.example.com', use: 'public' }] as const
    const [here] = buildFrame({ ...site, navbar, console: { servers } }, table, 'zh').start
    expect(here).toEqual({ label: 'Try', url: '/docs/zh/console', isApart: true })
    vi.stubEnv('DEV', false)
    const apart = { ...site, navbar, console: { host: 'https://console.example.com', servers } }
    const { start, home } = buildFrame(apart, table, 'zh', 'https://docs.example.com/docs/')
    vi.unstubAllEnvs()
    expect(start[0]).toMatchObject({ url: 'https://console.example.com/docs/zh/console' })
    expect(home).toBe('https://docs.example.com/docs/zh/')
  })

  it('marks what leads to another site', () => {
    const [, menu] = buildFrame(site, table, 'en').end
    expect(menu).toEqual({ label: 'SDK', items: [{ label: 'Java', url: 'https://example.org/java', external: true }] })
  })

  it('has no announcement where the site has none', () => {
    expect(buildFrame(site, table, 'en')).not.toHaveProperty('announcement')
  })

  it('says an announcement in the page’s language, its links below the base', () => {
    const announcement = { id: 'news', text: { en: '**New**: <b>[fees](/faq#fees)', zh: '新：[费用](/faq#fees)' } }
    expect(buildFrame({ ...site, announcement }, table, 'en').announcement).toEqual({
      id: 'news',
      html: '<strong>New</strong>: &#x3C;b><a href="/docs/faq#fees">fees</a>',
    })
    expect(buildFrame({ ...site, announcement }, table, 'zh').announcement?.html).toBe(
      '新：<a href="/docs/zh/faq#fees">费用</a>',
    )
  })

  it('says in which language an untranslated announcement is', () => {
    const announcement = { id: 'news', text: { en: 'News' } }
    expect(buildFrame({ ...site, announcement }, table, 'zh').announcement).toEqual({
      id: 'news',
      html: 'News',
      lang: 'en',
    })
  })
})

it('has the logo where it is published, and the columns of its foot in the page’s language', () => {
  const image = { address: '/images/logo-1.svg', width: 40, height: 20 }
  const own = { published: { 'images/logo-1.svg': 'logo.svg' }, images: { 'logo.svg': image }, described: {} }
  writeFileSync(join(contentFolder(), 'own-files.json'), JSON.stringify(own))
  const brand = { ...site.brand, logo: { light: 'logo.svg', dark: 'data:image/png;base64,AAAA' } }
  const footer = [{ label: { en: 'More', zh: '更多' }, items: [{ label: { en: 'Help', zh: '帮助' }, href: '/faq' }] }]
  const frame = buildFrame({ ...site, brand, footer }, table, 'zh')
  expect(frame.logo).toEqual({
    light: { src: '/docs/images/logo-1.svg', width: 40, height: 20 },
    dark: { src: 'data:image/png;base64,AAAA' },
  })
  expect(frame.footer).toEqual([{ label: '更多', items: [{ label: '帮助', url: '/docs/zh/faq' }] }])
})
