import { describe, expect, test } from 'vitest'
import type { SiteConfigInput } from '../../contract/config.ts'
import type { Route } from '../../contract/routes.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { type Guide, parseGuide } from '../../load/parseGuide.ts'
import { routePathOf } from '../../load/readGuides.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { buildApi } from '../../model/buildReference.ts'
import { buildRoutes } from './buildRoutes.ts'

const locales = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
  { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
] as const

/** A guide, from its file name below `guides/`: `zh/spot/index.mdx`. */
function guide(name: string, fields = `title: ${name}`, content = ''): Guide {
  const [locale = '', ...rest] = name.split('/')
  const text = `---\n${fields}\ndescription: About ${name}.\n---\n${content}`
  return parseGuide({ file: `guides/${name}`, locale, path: routePathOf(rest.join('/')), text }).value
}

interface Input {
  readonly guides?: readonly string[]
  readonly spec?: string
  readonly messages?: Readonly<Record<string, string>>
  readonly config?: Partial<SiteConfigInput>
}

function build({ guides = [], spec, messages = {}, config: part = {} }: Input) {
  const api = { id: 'spot', specs: ['specs/openapi.yaml'], path: '/spot/api/' }
  const config = fillConfig({ brand: { name: 'Acme' }, locales, apis: spec === undefined ? [] : [api], ...part })
  const catalogs = [{ api: 'spot', locale: 'zh', file: 'zh.po', messages: new Map(Object.entries(messages)) }]
  const apis = config.apis.map((own) => {
    const specs = [loadedSpecOf({ 'specs/openapi.yaml': `openapi: 3.1.0\n${spec}` })]
    return buildApi({ config: own, specs, catalogs, locale: 'en' }).value.api
  })
  return buildRoutes({ config, guides: guides.map((name) => guide(name)), apis })
}

function routeAt(url: string, input: Input): Route {
  const { routes } = build(input).value
  const found = routes.find((route) => route.url === url)
  if (!found) throw new Error(`no route ${url} among ${routes.map((route) => route.url).join(' ')}`)
  return found
}

const twoCalls = `tags: [{name: Trade, description: 'Place orders. And more.'}]
paths:
  /orders:
    get: {operationId: getOrders, summary: Get orders, tags: [Trade]}
    put:
      operationId: putOrder
      summary: Put order
      deprecated: true
      tags: [Old]
`

describe('routes', () => {
  test('are one for each page and language; the default language has no prefix', () => {
    const { routes, defaultLocale } = build({
      guides: ['en/index.mdx', 'en/spot/index.mdx', 'en/faq.mdx', 'zh/faq.mdx'],
      spec: twoCalls,
    }).value
    expect(defaultLocale).toBe('en')
    expect(routes.map(({ url, path, locale, kind }) => `${url} ${path} ${locale} ${kind}`)).toEqual([
      '/ / en home',
      '/spot/ /spot/ en guide',
      '/faq /faq en guide',
      '/spot/api/trade /spot/api/trade en reference',
      '/spot/api/old /spot/api/old en reference',
      '/zh/ / zh home',
      '/zh/spot/ /spot/ zh guide',
      '/zh/faq /faq zh guide',
      '/zh/spot/api/trade /spot/api/trade zh reference',
      '/zh/spot/api/old /spot/api/old zh reference',
    ])
  })

  test('of one page have one id in every language, and it never changes', () => {
    const { routes } = build({ guides: ['en/index.mdx', 'en/spot/index.mdx'] }).value
    expect(routes.map(({ id }) => id)).toEqual(['index-bo0mse', 'spot-1asycub', 'index-bo0mse', 'spot-1asycub'])
  })

  test('have different ids where paths look alike', () => {
    const { routes } = build({ guides: ['en/a-b.mdx', 'en/a/b.mdx'] }).value
    expect(new Set(routes.map(({ id }) => id)).size).toBe(2)
  })

  test('of a guide have its texts and its file', () => {
    expect(routeAt('/zh/faq', { guides: ['en/faq.mdx', 'zh/faq.mdx'] })).toMatchObject({
      title: 'zh/faq.mdx',
      description: 'About zh/faq.mdx.',
      sidebarLabel: 'zh/faq.mdx',
      contentLocale: 'zh',
      source: { origin: 'guide', file: 'guides/zh/faq.mdx' },
      edit: { file: 'guides/zh/faq.mdx', line: 1 },
    })
  })

  test('of a guide may have a shorter label', () => {
    const guides = [guide('en/faq.mdx', 'title: Questions and answers\nsidebarLabel: FAQ')]
    const config = fillConfig({ brand: { name: 'Acme' } })
    expect(buildRoutes({ config, guides, apis: [] }).value.routes[0]).toMatchObject({
      title: 'Questions and answers',
      sidebarLabel: 'FAQ',
    })
  })

  test('of a guide that is not translated show the default language, and say so', () => {
    expect(routeAt('/zh/faq', { guides: ['en/faq.mdx'] })).toMatchObject({
      locale: 'zh',
      contentLocale: 'en',
      source: { file: 'guides/en/faq.mdx' },
    })
  })

  test('of a guide in another language only show that, and say so', () => {
    expect(routeAt('/faq', { guides: ['zh/faq.mdx'] })).toMatchObject({
      locale: 'en',
      contentLocale: 'zh',
      source: { file: 'guides/zh/faq.mdx' },
    })
  })

  test('of a generated page have its operations, its MDX file and the place of its first operation', () => {
    expect(routeAt('/zh/spot/api/old', { spec: twoCalls })).toMatchObject({
      api: 'spot',
      operations: ['putOrder'],
      source: { origin: 'generated', file: 'zh/spot/api/old.mdx' },
      edit: { file: 'specs/openapi.yaml', line: 6 },
    })
  })

  test('of a generated page count as translated when its title or description is', () => {
    const translated = { spec: twoCalls, messages: { 'Place orders. And more.': '下单。' } }
    expect(routeAt('/zh/spot/api/trade', translated)).toMatchObject({
      contentLocale: 'zh',
      title: 'Trade',
      description: '下单。',
    })
    expect(routeAt('/zh/spot/api/trade', { spec: twoCalls })).toMatchObject({ contentLocale: 'en' })
    expect(routeAt('/spot/api/trade', { spec: twoCalls })).toMatchObject({ contentLocale: 'en' })
  })

  test('of a generated page have a description: its own, else the titles of its operations', () => {
    expect(routeAt('/spot/api/trade', { spec: twoCalls }).description).toBe('Place orders. And more.')
    expect(routeAt('/spot/api/old', { spec: twoCalls }).description).toBe('Put order')
    const spec = twoCalls.replace('[Trade]}\n    put', '[Old]}\n    put')
    expect(routeAt('/spot/api/old', { spec }).description).toBe('Get orders, Put order')
    expect(routeAt('/zh/spot/api/old', { spec }).description).toBe('Get orders、Put order')
  })
})

describe('two pages of one path', () => {
  test('are reported at the second, with the place of the first', () => {
    const { value, diagnostics } = build({ guides: ['en/spot/api/trade.mdx'], spec: twoCalls })
    expect(diagnostics).toEqual([
      {
        code: 'route-conflict',
        severity: 'error',
        message: 'Two pages claim /spot/api/trade: this one and guides/en/spot/api/trade.mdx:1.',
        hint: 'Give one of them another path: rename the guide, or set x-page on the operation or tag.',
        file: 'specs/openapi.yaml',
        line: 5,
        column: 5,
      },
    ])
    expect(value.routes.filter(({ url }) => url === '/spot/api/trade')).toHaveLength(1)
  })

  test('are found even if one ends in a slash', () => {
    const { diagnostics } = build({ guides: ['en/faq.mdx', 'en/faq/index.mdx'] })
    expect(diagnostics).toMatchObject([
      { code: 'route-conflict', message: 'Two pages claim /faq/: this one and guides/en/faq.mdx:1.' },
    ])
  })

  test.each([
    ['en/Guide.mdx', 'en/guide/index.mdx'],
    ['en/cafe\u0301.mdx', 'en/caf\u00e9.mdx'],
  ])('are found where a disk does not tell them apart: %s and %s', (one, other) => {
    expect(build({ guides: [one, other] }).diagnostics).toMatchObject([{ code: 'route-conflict' }])
  })

  test('are found where the prefix of a language makes them one', () => {
    const { diagnostics } = build({ guides: ['en/faq.mdx', 'en/zh/faq.mdx'] })
    expect(diagnostics).toMatchObject([{ code: 'route-conflict', file: 'guides/en/zh/faq.mdx' }])
  })

  test('are not the translations of one page', () => {
    expect(build({ guides: ['en/faq.mdx', 'zh/faq.mdx'] }).diagnostics).toEqual([])
  })
})

test.each(['en/con.mdx', 'en/aux/first.mdx', 'en/nul.first.mdx', 'en/COM1.mdx'])(
  'a path that Windows has no file for is refused: %s',
  (guide) => {
    expect(build({ guides: [guide] }).diagnostics).toMatchObject([
      { code: 'page-path-invalid', file: `guides/${guide}` },
    ])
  },
)

test('a guide names the error codes and the sections on authentication and migration that other pages link to', () => {
  const content =
    '\n## Sign [#authentication]\n\n## Move [#migration]\n\n<ErrorTable api="spot" />\n\n<ErrorTable columns="2" api="orders" />\n'
  const guides = [guide('en/errors.mdx', 'title: Errors', content), guide('en/faq.mdx')]
  const { routes } = buildRoutes({ config: fillConfig({ brand: { name: 'Acme' } }), guides, apis: [] }).value
  expect(routes.map((own) => [own.errorTables, own.hasAuthentication, own.hasMigration])).toEqual([
    [['spot', 'orders'], true, true],
    [undefined, undefined, undefined],
  ])
})

test('a name that only begins like a device is a path like any other', () => {
  expect(build({ guides: ['en/contract.mdx', 'en/common/auxiliary.mdx'] }).diagnostics).toEqual([])
})

describe('sidebars', () => {
  const guides = ['en/index.mdx', 'en/spot/index.mdx', 'en/faq.mdx', 'zh/faq.mdx']

  function withSidebar(items: NonNullable<SiteConfigInput['sidebars']>[string]['items'], landing = '/spot/') {
    return build({
      guides,
      spec: twoCalls,
      config: { sidebars: { spotAPI: { label: { en: 'Spot', zh: '现货' }, landing, items } } },
    })
  }

  test('have pages, tags and lists in the order of the configuration, in every language', () => {
    const { value, diagnostics } = withSidebar([
      '/faq',
      { label: { en: 'Trading', zh: '交易' }, api: 'spot', tag: 'Trade' },
      { label: { en: 'Both' }, items: ['/', '/spot/'] },
      '/spot/api/old',
    ])
    expect(diagnostics).toEqual([])
    expect(value.sidebars).toEqual([
      {
        id: 'spotAPI',
        locale: 'en',
        label: 'Spot',
        landing: '/spot/',
        items: [
          { path: '/faq', label: 'en/faq.mdx' },
          { path: '/spot/api/trade', label: 'Trading', methods: ['GET'] },
          {
            label: 'Both',
            items: [
              { path: '/', label: 'en/index.mdx' },
              { path: '/spot/', label: 'en/spot/index.mdx' },
            ],
          },
          { path: '/spot/api/old', label: 'Old', methods: ['PUT'], deprecated: true },
        ],
      },
      {
        id: 'spotAPI',
        locale: 'zh',
        label: '现货',
        landing: '/spot/',
        items: [
          { path: '/faq', label: 'zh/faq.mdx' },
          { path: '/spot/api/trade', label: '交易', methods: ['GET'] },
          {
            label: 'Both',
            items: [
              { path: '/', label: 'en/index.mdx' },
              { path: '/spot/', label: 'en/spot/index.mdx' },
            ],
          },
          { path: '/spot/api/old', label: 'Old', methods: ['PUT'], deprecated: true },
        ],
      },
    ])
  })

  test('are known to the pages in them', () => {
    const { routes } = withSidebar(['/faq', { label: { en: 'Trading' }, api: 'spot', tag: 'Trade' }]).value
    const sidebarOf = (url: string) => routes.find((route) => route.url === url)?.sidebar
    expect(['/faq', '/zh/faq', '/spot/api/trade', '/spot/', '/spot/api/old', '/'].map(sidebarOf)).toEqual([
      'spotAPI',
      'spotAPI',
      'spotAPI',
      'spotAPI',
      undefined,
      undefined,
    ])
  })

  test('find a page whether or not its path is written with a slash', () => {
    const { value, diagnostics } = withSidebar(['/faq/', '/spot'])
    expect(diagnostics).toEqual([])
    expect(value.sidebars[0]?.items).toMatchObject([{ path: '/faq' }, { path: '/spot/' }])
    expect(value.routes.find(({ url }) => url === '/faq')?.sidebar).toBe('spotAPI')
  })

  test('that name an unknown page, tag or API are reported', () => {
    const { diagnostics, value } = withSidebar(
      [
        '/nothing',
        { label: { en: 'X' }, api: 'spot', tag: 'Trading' },
        { label: { en: 'Y' }, api: 'none', tag: 'Trade' },
        { label: { en: 'Z' }, items: ['/faq', '/missing'] },
      ],
      '/landing',
    )
    expect(diagnostics.map(({ code, severity, file, message }) => `${severity} ${code} ${file}: ${message}`)).toEqual([
      'error sidebar-page-unknown site.config.ts: A sidebar names /landing, which is not a page.',
      'error sidebar-page-unknown site.config.ts: A sidebar names /nothing, which is not a page.',
      'error sidebar-page-unknown site.config.ts: A sidebar names /missing, which is not a page.',
      'error sidebar-page-unknown site.config.ts: A sidebar names the tag "Trading" of "spot", which has no page.',
      'error sidebar-page-unknown site.config.ts: A sidebar names the tag "Trade" of "none", which has no page.',
    ])
    expect(value.sidebars[0]?.items).toEqual([{ label: 'Z', items: [{ path: '/faq', label: 'en/faq.mdx' }] }])
  })

  test('that mistype the path of a page are told the page that is meant', () => {
    const { diagnostics } = withSidebar(['/spot/ap/old', '/elsewhere'])
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean /spot/api/old?',
      'Correct the path, or add the guide or operation.',
    ])
  })

  test('may list a whole API under a heading', () => {
    const { value, diagnostics } = withSidebar(['/faq', { label: { en: 'REST API' }, api: 'spot' }])
    expect(diagnostics).toEqual([])
    expect(value.sidebars[0]?.items).toEqual([
      { path: '/faq', label: 'en/faq.mdx' },
      { path: '/spot/api/trade', label: 'Trade', methods: ['GET'], heading: 'REST API' },
      { path: '/spot/api/old', label: 'Old', methods: ['PUT'], deprecated: true },
    ])
    expect(value.routes.find(({ url }) => url === '/spot/api/old')?.sidebar).toBe('spotAPI')
  })

  test('that name an unknown API as a whole are reported', () => {
    const { diagnostics } = withSidebar([{ label: { en: 'X' }, api: 'none' }])
    expect(diagnostics.map(({ message }) => message)).toEqual(['A sidebar names the API "none", which does not exist.'])
  })

  test('may lead to another site', () => {
    const href = 'https://status.example.com/'
    const { value, diagnostics } = withSidebar(['/faq', { label: { en: 'Status', zh: '状态' }, href }])
    expect(diagnostics).toEqual([])
    expect(value.sidebars.map(({ items }) => items[1])).toEqual([
      { path: href, label: 'Status' },
      { path: href, label: '状态' },
    ])
  })

  test('are made for the guides when none is configured', () => {
    const { value } = build({ guides: ['en/index.mdx', 'en/faq.mdx', 'en/spot/start.mdx'] })
    expect(value.sidebars[0]).toEqual({
      id: '_guides',
      locale: 'en',
      label: 'Guides',
      landing: '/faq',
      items: [
        { path: '/faq', label: 'en/faq.mdx' },
        { path: '/spot/start', label: 'en/spot/start.mdx' },
      ],
    })
  })

  test('are made for each API when none is configured', () => {
    const { value, diagnostics } = build({ spec: `info: {title: Spot API}\n${twoCalls}` })
    expect(diagnostics).toEqual([])
    expect(value.sidebars[0]).toEqual({
      id: 'spot',
      locale: 'en',
      label: 'Spot API',
      landing: '/spot/api/trade',
      items: [
        { path: '/spot/api/trade', label: 'Trade', methods: ['GET'] },
        { path: '/spot/api/old', label: 'Old', methods: ['PUT'], deprecated: true },
      ],
    })
    expect(value.routes[0]?.sidebar).toBe('spot')
  })

  test('that are made have a category per tag when each operation has a page', () => {
    const apis = [{ id: 'spot', specs: [], path: '/', overview: '/', pages: 'operation' as const }]
    const spec = `tags: [{name: Trade, x-displayName: Trading}]\npaths: {/a: {get: {operationId: one, summary: One, tags: [Trade]}, put: {operationId: two, summary: Two}}}`
    expect(build({ spec, config: { apis } }).value.sidebars[0]).toMatchObject({
      landing: '/',
      items: [
        { path: '/', label: 'test' },
        { label: 'Trading', items: [{ path: '/trade/one', label: 'One', methods: ['GET'] }] },
        { path: '/operations/two', label: 'Two', methods: ['PUT'] },
      ],
    })
  })

  test('that are made have a heading for each group of tags, after what no group names', () => {
    const apis = [{ id: 'spot', specs: [], path: '/' }]
    const spec = `x-tagGroups: [{name: Buying, tags: [Pay, Cart]}, {name: Nothing, tags: [None]}]
paths: {/a: {get: {operationId: a, tags: [Cart]}, put: {operationId: b, tags: [Pay]}, post: {operationId: c, tags: [Other]}}}`
    expect(build({ spec, config: { apis } }).value.sidebars[0]?.items).toMatchObject([
      { label: 'Other' },
      { label: 'Pay', heading: 'Buying' },
      { label: 'Cart' },
    ])
  })

  test('that are made name all tags that a tag belongs under, also where they go in a circle', () => {
    const apis = [{ id: 'spot', specs: [], path: '/' }]
    const spec = `tags: [{name: A}, {name: B, parent: A}, {name: C, parent: B}, {name: D, parent: E}, {name: E, parent: D}]
paths: {/a: {get: {operationId: a, tags: [C]}, put: {operationId: b, tags: [D]}}}`
    expect(build({ spec, config: { apis } }).value.sidebars[0]?.items).toMatchObject([
      { label: 'A › B', items: [{ label: 'C' }] },
      { label: 'E', items: [{ label: 'D' }] },
    ])
  })

  test('that are made have a category for webhooks that have pages of their own and no tag', () => {
    const apis = [{ id: 'spot', specs: [], path: '/', pages: 'operation' as const }]
    const spec = `paths: {/a: {put: {operationId: two, summary: Two}}}\nwebhooks: {fill: {post: {operationId: fill, summary: Fill}}}`
    expect(build({ spec, config: { apis } }).value.sidebars[0]?.items).toEqual([
      { path: '/operations/two', label: 'Two', methods: ['PUT'] },
      { label: 'Webhooks', items: [{ path: '/webhooks/fill', label: 'Fill', methods: ['WEBHOOK'] }] },
    ])
  })
})

test.each(['en/console.mdx', 'en/console/index.mdx', 'en/console/spot.mdx'])(
  'the path of the console is refused where a site has one: %s',
  (guide) => {
    const console = { servers: [{ origin: 'http://127.0.0.1:8080', use: 'mock' }] } as const
    expect(build({ guides: [guide], config: { console } }).diagnostics).toMatchObject([
      { code: 'page-path-invalid', file: `guides/${guide}` },
    ])
    expect(build({ guides: [guide] }).diagnostics).toEqual([])
  },
)
