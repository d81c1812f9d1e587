import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { SiteConfig } from '../../contract/config.ts'
import type { Sidebar } from '../../contract/routes.ts'
import { api, route, site, table } from '../machines/testing.ts'
import { cardColours, lightTokens } from './cardColours.ts'
import { socialCards } from './socialCards.ts'

const config: SiteConfig = {
  ...site,
  socialImages: true,
  ...{ navbar: { start: [], end: [] }, links: {}, redirects: {}, validation: { rules: {} } },
  search: { provider: 'local', synonyms: [] },
  versions: { id: 'docs', current: { label: {}, main: '/' } },
}
const sidebar: Sidebar = {
  ...{ id: 'trading', locale: 'en', label: 'Trading', landing: '/trading/' },
  items: [{ label: 'Orders', items: [{ path: '/place', label: 'Place' }] }],
}
const pages = [
  route('/'),
  route('/place', 'en', { sidebar: 'trading', api: 'orders', operations: ['placeOrder'] }),
  route('/book', 'zh', { api: 'orders', channels: ['order/book'] }),
  route('/trading/', 'en', { sidebar: 'trading', title: 'Trading' }),
]
const cards = socialCards({ config, routes: table(pages, [sidebar]), apis: [api] })

describe('socialCards', () => {
  it('shows the call of a page that has one, its section, and the name of the site', () => {
    expect(cards['/place']?.card).toMatchObject({
      ...{ brand: 'Acme', siteTitle: 'Acme API', place: 'docs.example.com/docs' },
      ...{ section: 'Trading · Orders', title: '/place in en', call: { method: 'POST', path: '/orders' } },
      colours: { method: lightTokens['--color-post'] },
    })
    expect(cards['/zh/book']?.card).toMatchObject({ siteTitle: 'Acme 接口', call: { method: 'WS', path: 'book' } })
  })

  it('shows what any other page is about', () => {
    expect(cards['/trading/']?.card).toMatchObject({ title: 'Trading', description: 'About /trading/.' })
    expect(cards['/trading/']?.card).not.toHaveProperty('section')
    expect(cards['/']?.card).toMatchObject({ siteTitle: 'Acme', title: 'Acme API' })
  })

  it('names the picture by the page and by what it shows', () => {
    const renamed = socialCards({ config, routes: table([route('/', 'en', { description: 'New.' })]), apis: [] })
    expect(cards['/']?.file).toMatch(/^social\/en\/\/-\w+\.png$/)
    expect(renamed['/']?.file).not.toBe(cards['/']?.file)
  })

  it('is nothing for a site without pictures', () => {
    expect(socialCards({ config: { ...config, socialImages: false }, routes: table(pages), apis: [] })).toEqual({})
  })
})

describe('cardColours', () => {
  test.each(Object.entries(lightTokens))('%s is that of the style sheet', (token, colour) => {
    expect(readFileSync('site/styles/tokens.css', 'utf8')).toContain(`${token}: light-dark(${colour}, `)
  })

  it('takes the project’s own light colour, if it can be drawn', () => {
    const tokens = { '--color-page': { light: '#fff', dark: '#000' }, '--color-text': 'var(--ink)' }
    expect(cardColours({ tokens })).toMatchObject({ page: '#fff', text: lightTokens['--color-text'] })
  })
})
