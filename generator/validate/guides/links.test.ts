import { describe, expect, it } from 'vitest'
import type { Route } from '../../contract/routes.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { checkGuides } from './guides.ts'
import { createLinkCheck } from './links.ts'
import { checkCatalogLinks, checkSpecLinks } from './proseLinks.ts'

const locales = ['en', 'zh'].map((code) => ({
  code,
  label: code,
  lang: code,
  dir: 'ltr' as const,
  calendar: 'gregory',
}))

function route(path: string, parts: Partial<Route> = {}): Route {
  const texts = { title: '', description: '', sidebarLabel: '' }
  const place = { id: path, kind: 'guide', path, url: path, locale: 'en', contentLocale: 'en' } as const
  const source = { origin: 'guide', file: `guides${path}.mdx` } as const
  return { ...place, ...texts, source, edit: { file: 'a.mdx', line: 1 }, ...parts }
}

function guide(path: string, body: string, locale = 'en'): Guide {
  const text = `---\ntitle: A\ndescription: A.\n---\n\n${body}\n`
  return parseGuide({ file: `guides/${locale}${path}.mdx`, locale, path, text }).value
}

const fees = guide('/fees', '## Tiers\n')
const feesInChinese = guide('/fees', '## 等级 [#levels]\n', 'zh')
const signing = guide('/signing', '<SignatureDebugger api="orders" href="/login#login-debugger" />\n')
const unread = guide('/broken', '## Limits\n\n<Callout\n')
const routes = [
  route('/fees'),
  route('/broken'),
  route('/signing'),
  route('/fees', { locale: 'zh', contentLocale: 'zh' }),
  route('/orders', { kind: 'reference', operations: ['placeOrder'], channels: ['book'] }),
  route('/faq/'),
]
const check = createLinkCheck({
  config: { locales },
  routes: { defaultLocale: 'en', routes, sidebars: [] },
  guides: [fees, feesInChinese, signing, unread],
})
const said = (url: string, place = {}) =>
  check(url, place).map(({ code, message, hint }) => `${code} ${message} ${hint}`)

describe('a link', () => {
  it.each([
    '/fees',
    '/signing#signature-debugger',
    '/fees/?a=b#tiers',
    '/orders#placeOrder',
    '/orders#placeOrder.body.px',
    '/orders#book',
    '/faq#anything',
    // Nobody knows the headings of a guide that cannot be parsed.
    '/broken#limits',
    'https://example.com/nowhere',
    '//example.com',
    'mailto:a@example.com',
    'other.md',
  ])('may be %s', (url) => {
    expect(said(url)).toEqual([])
  })

  it('may lead to the console of a site that has one', () => {
    expect(said('/console#api=spot')).not.toEqual([])
    const servers = [{ origin: 'http://127.0.0.1:8080', use: 'mock' }] as const
    const config = { locales, console: { servers } }
    expect(createLinkCheck({ config, routes: { defaultLocale: 'en', routes, sidebars: [] } })('/console')).toEqual([])
  })

  it('may lead to an error code that a guide lists, of calls or of sockets', () => {
    const codes = guide(
      '/fees',
      '<ErrorTable api="orders" href="#fix" />\n\n<ConnectionRules api="orders" part="errors" />\n',
    )
    const errors = [{ code: 21301, description: { en: 'Unknown.' } }]
    const streaming = { errors: [{ code: 'Bad request', description: { en: 'Not read.' } }] }
    const apis = [{ id: 'orders', errors, streaming }]
    const targets = {
      config: { locales },
      routes: { defaultLocale: 'en', routes, sidebars: [] },
      guides: [codes],
      apis,
    }
    const check = createLinkCheck(targets)
    expect(check('/fees#error-21301')).toEqual([])
    expect(check('/fees#error-Bad-request')).toEqual([])
    expect(check('/fees#error-21302').map(({ message, hint }) => [message, hint])).toEqual([
      ['"/fees#error-21302" names a heading that guides/fees.mdx does not have.', 'Did you mean #error-21301?'],
    ])
  })

  it('may carry a replay to the console, which must be one that can be played', () => {
    const config = { locales, console: { servers: ['page' as const] } }
    const spot = route('/spot/orders', { api: 'spot', operations: ['placeOrder'] })
    const own = [...routes.map((shown) => ({ ...shown, api: 'margin' })), spot]
    const check = createLinkCheck({ config, routes: { defaultLocale: 'en', routes: own, sidebars: [] } })
    const said = (steps: string) => check(`/console#replay=A+fill&${steps}`).map(({ message, hint }) => [message, hint])
    expect(said('call=placeOrder&api=spot&b.side=BUY&wait=30s&open=book')).toEqual([])
    const cannot = 'The replay of the link cannot be played:'
    expect(said('wait=30+s')).toEqual([
      [`${cannot} "wait=30 s" is not understood, in step 1.`, 'Write it as the documentation of the console says.'],
    ])
    expect(said('wait=1s&call=placeOrders&api=spot&open=book&api=spot')).toEqual([
      [`${cannot} no API has "placeOrders", in step 2.`, 'Did you mean placeOrder?'],
      [`${cannot} no API has "book", in step 3.`, 'Write it as the documentation of the console says.'],
    ])
    expect(said('call=placeOrder')).toEqual([
      [`${cannot} several APIs have "placeOrder", in step 1.`, 'Name the API in the step: `api=ID`.'],
    ])
  })

  it('may open a call and a channel in the console, which its API must have', () => {
    const config = { locales, console: { servers: ['page' as const] } }
    const own = routes.map((shown) => ({ ...shown, api: 'margin' }))
    const check = createLinkCheck({ config, routes: { defaultLocale: 'en', routes: own, sidebars: [] } })
    const said = (hash: string) => check(`/console#${hash}`).map(({ message, hint }) => [message, hint])
    expect(said('build=placeOrder&api=margin&b.side=BUY&connect=book')).toEqual([])
    const nothing = 'The link opens nothing in the console:'
    expect(said('build=placeOrders&api=margin&connect=books')).toEqual([
      [`${nothing} the API "margin" has no operation "placeOrders".`, 'Did you mean placeOrder?'],
      [`${nothing} the API "margin" has no channel "books".`, 'Did you mean book?'],
    ])
    expect(said('build=placeOrder')).toEqual([
      [`${nothing} the API "" has no operation "placeOrder".`, 'Name the API of the entry: `api=ID`.'],
    ])
  })

  it.each([
    ['/fee', 'link-broken "/fee" leads to no page. Did you mean /fees?'],
    ['/account/old/fees', 'link-broken "/account/old/fees" leads to no page. Did you mean /fees?'],
    [
      '/zh/fees',
      'link-broken "/zh/fees" names a language. Leave the language out of the path: the site adds the reader’s.',
    ],
    [
      '/fees#tier',
      'anchor-broken "/fees#tier" names a heading that guides/fees.mdx does not have. Did you mean #tiers?',
    ],
    [
      '/orders#placeOrders',
      'anchor-broken "/orders#placeOrders" names an operation or channel that /orders does not have. Did you mean #placeOrder?',
    ],
    ['#tiers', 'link-broken "#tiers" names a place on no page. Begin it with the path of the page.'],
  ])('that is %s is reported', (url, finding) => {
    expect(said(url)).toEqual([finding])
  })

  it('without a path is about the page it stands on', () => {
    expect(said('#tiers', { path: '/fees' })).toEqual([])
    expect(said('#none', { path: '/fees' })).toHaveLength(1)
  })

  it('is held against the page in its own language', () => {
    expect(said('/fees#levels', { locale: 'zh' })).toEqual([])
    expect(said('/fees#tiers', { locale: 'zh' })).toHaveLength(1)
    expect(said('/orders#placeOrder', { locale: 'zh' })).toEqual([])
  })
})

describe('the prose of a spec', () => {
  it('is searched for links, examples and other values left out', () => {
    const spec = loadedSpecOf({
      'a.yaml': `openapi: 3.1.0
info: { title: A, version: 1.0.0, description: 'See [fees](/fee).' }
paths:
  /a:
    get:
      description: See [here].
      x-replaced-by: { operations: [], note: '[Here](/orders#placed)' }
      parameters: [{ name: a, in: query, example: '[a](/nowhere)' }]
components:
  schemas:
    default: { description: '[A](/nowhere)', enum: ['[a](/nowhere)'] }`,
    })
    expect(
      checkSpecLinks(spec, check).map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`),
    ).toEqual([
      '2:35 link-broken "/fee" leads to no page.',
      '7:40 anchor-broken "/orders#placed" names an operation or channel that /orders does not have.',
      '11:16 link-broken "/nowhere" leads to no page.',
    ])
  })

  it('is searched in its translations too', () => {
    const messages = new Map([['a', '参见[费率](/fee)。']])
    expect(checkCatalogLinks({ api: 'a', locale: 'zh', file: 'i18n/zh.po', messages }, check)).toMatchObject([
      { code: 'link-broken', severity: 'error', file: 'i18n/zh.po', message: '"/fee" leads to no page.' },
    ])
  })
})

describe('a guide', () => {
  const found = (entry: Guide) =>
    checkGuides([entry], check).map(({ code, line, message }) => `${line} ${code} ${message}`)

  it('without a heading has no anchor at all', () => {
    const entry = guide('/faq/', 'See [here](#there).')
    const checkOwn = createLinkCheck({
      config: { locales },
      routes: { defaultLocale: 'en', routes, sidebars: [] },
      guides: [entry],
    })
    expect(checkGuides([entry], checkOwn).map(({ line, code }) => `${line} ${code}`)).toEqual(['6 anchor-broken'])
  })

  it('uses components of the engine and of the project', () => {
    const entry = guide('/fees', '<Callout>Mind.</Callout>\n\n<Gauge />\n')
    const own = (name: string) =>
      checkGuides([entry], check, { ownComponents: { [name]: `components/${name}.tsx` } }).map(
        ({ message, hint }) => message + hint,
      )
    expect(own('Gauge')).toEqual([])
    expect(own('Gauges')).toEqual(['There is no component <Gauge>.Did you mean <Gauges>?'])
  })

  it('has no two headings of one anchor, written out or made of their text', () => {
    expect(found(guide('/fees', '## Limits\n\n## Others [#limits]\n\n## Third [#fourth]\n\n## Fourth\n'))).toEqual([
      '8 guide-anchor-repeated The anchor "limits" is that of the heading in line 6 too.',
      '12 guide-anchor-repeated The anchor "fourth" is that of the heading in line 10 too.',
    ])
    expect(found(guide('/fees', '## Limits\n\n## Limits\n'))).toEqual([])
  })

  it.each(['/first steps', '/a#b', '/a?b', '/100%'])('cannot have the path %s', (path) => {
    expect(found(guide(path, 'Hello.'))).toEqual([`1 page-path-invalid "${path}" cannot be the path of a page.`])
  })

  it('may have a name in any script', () => {
    expect(found(guide('/费率', 'Hello.'))).toEqual([])
  })
})
