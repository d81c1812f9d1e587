import { describe, expect, it } from 'vitest'
import type { Api } from '../../generator/contract/reference.ts'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import type { Example, SchemaNode } from '../../generator/contract/schema.ts'
import { buildReport, type ReportInput } from './buildReport.ts'
import type { QualityFigures } from './figures.ts'
import { measureChannels, measureFields, measureOperations } from './measureApi.ts'
import { deadRoutes, deprecatedLinks, type LinkedGuide } from './measureLinks.ts'
import { renderReport } from './renderReport.ts'

const said = { en: 'Said.' }

function apiOf(parts: object): Api {
  return { id: 'spot', operations: [], channels: [], schemas: {}, pages: [], ...parts } as unknown as Api
}

function operationOf(parts: object) {
  return { id: 'a', method: 'GET', path: '/a', parameters: [], responses: [], callbacks: [], ...parts }
}

function object(properties: Readonly<Record<string, Partial<SchemaNode>>>): SchemaNode {
  const all = Object.entries(properties).map(([name, schema]) => ({
    name,
    required: true,
    schema: { types: [], ...schema },
  }))
  return { types: ['object'], properties: all }
}

function guideOf(path: string, urls: readonly string[], locale = 'en'): LinkedGuide {
  const file = `guides/${locale}${path}.mdx`
  return { file, locale, path, textHash: 'now', links: urls.map((url, at) => ({ url, file, line: at + 1, column: 1 })) }
}

describe('measureFields', () => {
  it('counts parameters and members, nested ones too, and takes the word of a schema that is referred to', () => {
    const schemas = { Price: { types: ['string'], description: said }, Bare: object({ c: {} }) }
    const body = object({ a: { description: said }, b: { ref: 'Price' }, d: { items: object({ e: {} }) } })
    const operation = operationOf({
      parameters: [
        { name: 'p', description: said, schema: { types: [] } },
        { name: 'q', schema: { types: [] } },
      ],
      responses: [{ status: '200', headers: [], contents: [{ schema: body, examples: [] }] }],
    })
    // Described: p, a, b. Not: q, d, e, c.
    expect(measureFields(apiOf({ operations: [operation], schemas }))).toEqual({ done: 3, total: 7 })
  })
})

describe('measuring examples', () => {
  it('counts operations that have something to show', () => {
    const given: Example = { name: 'x', value: 1 }
    const answering = (examples: readonly Example[]) =>
      operationOf({ responses: [{ status: '200', headers: [], contents: [{ examples }] }] })
    const operations = [answering([given]), answering([{ ...given, generated: true }]), operationOf({})]
    expect(measureOperations(apiOf({ operations }))).toEqual({ done: 1, total: 2 })
  })

  it('counts channels that show every message', () => {
    const messages = [{ id: 'm', examples: [] }]
    const channels = [
      { messages, conversation: [{ message: 'm' }] },
      { messages, conversation: [] },
    ]
    expect(measureChannels(apiOf({ channels }))).toEqual({ done: 1, total: 2 })
  })
})

describe('deprecatedLinks', () => {
  const pages = [{ path: '/spot/orders', content: { kind: 'reference', operations: ['old', 'fresh'], channels: [] } }]
  const operations = [operationOf({ id: 'old', deprecation: { replacements: [] } }), operationOf({ id: 'fresh' })]
  const guides = [
    guideOf('/start', ['/spot/orders#fresh', '/spot/orders/#old.body']),
    guideOf('/changelog/spot', ['/spot/orders#old']),
  ]

  it('finds links of guides to a deprecated operation or a part of it, but for those of a changelog', () => {
    expect(deprecatedLinks(guides, [apiOf({ pages, operations })])).toEqual([
      { file: 'guides/en/start.mdx', line: 2, to: '/spot/orders/#old.body' },
    ])
  })

  it('says nothing of an API that is deprecated as a whole', () => {
    expect(deprecatedLinks(guides, [apiOf({ pages, operations: operations.slice(0, 1) })])).toEqual([])
  })
})

const config = {
  brand: { name: 'Meridian', title: {}, copyright: {} },
  locales: [{ code: 'en' }, { code: 'zh' }],
  origin: 'https://docs.example.com',
  base: '/docs/',
  redirects: { '/old': '/a', '/a': '/b', '/older': '/gone' },
  navbar: { start: [{ label: {}, href: '/a' }], end: [] },
  sidebars: {},
} as unknown as ReportInput['config']

function routesOf(...paths: readonly string[]): RouteTable {
  const routes = paths.map((path) => ({ path, url: path, locale: 'en' }) as Route)
  return { defaultLocale: 'en', routes, sidebars: [] }
}

describe('deadRoutes', () => {
  it('names pages that are gone, redirects that lead nowhere or are never followed, and pages without a link to them', () => {
    const guides = [guideOf('/a', ['/b#part']), guideOf('/lonely', ['/lonely'])]
    const apis = [apiOf({ description: { en: 'See [the rules](/described).' } })]
    const routes = routesOf('/', '/a', '/b', '/described', '/lonely')
    expect(deadRoutes({ config, routes, guides, apis, locked: ['/a', '/old', '/lost'] })).toEqual({
      vanished: ['/lost'],
      redirects: ['/a → /b', '/older → /gone'],
      unlinked: ['/lonely'],
    })
  })
})

const input: ReportInput = {
  ...{ config, routes: routesOf('/'), reference: { apis: [apiOf({})] }, diagnostics: [], locked: [] },
  guides: [guideOf('/a', []), guideOf('/b', []), { ...guideOf('/a', [], 'zh'), translates: 'before' }],
  catalogs: [
    { locale: 'zh', texts: { done: 1, total: 2 } },
    { locale: 'zh', texts: { done: 3, total: 3 } },
  ],
  sources: new Map([
    ['/a', 'é'],
    ['/b', 'four'],
  ]),
}

describe('buildReport', () => {
  it('adds up translations; a guide that is missing or outdated is not done', () => {
    expect(buildReport(input).translations).toEqual([
      { locale: 'zh', texts: { done: 4, total: 5 }, guides: { done: 0, total: 2 } },
    ])
  })

  it('counts findings by rule, the gravest first', () => {
    const place = { file: 'a', line: 1, column: 1, message: '', hint: '' }
    const diagnostics = [
      { code: 'typography', severity: 'warning', ...place },
      { code: 'typography', severity: 'warning', ...place },
      { code: 'example-mismatch', severity: 'error', ...place },
    ] as const
    expect(buildReport({ ...input, diagnostics }).diagnostics).toEqual([
      { code: 'example-mismatch', severity: 'error', count: 1 },
      { code: 'typography', severity: 'warning', count: 2 },
    ])
  })

  it('measures MDX in bytes unless the site is built', () => {
    const built = [{ url: '/a', bytes: 9 }]
    expect(buildReport(input).pages).toEqual({
      kind: 'mdx',
      sizes: [
        { url: '/b', bytes: 4 },
        { url: '/a', bytes: 2 },
      ],
    })
    expect(buildReport({ ...input, built }).pages).toEqual({ kind: 'html', sizes: built })
  })
})

describe('renderReport', () => {
  const figures: QualityFigures = {
    apis: [
      {
        id: 'spot',
        fields: { done: 999, total: 1000 },
        operations: { done: 1, total: 2 },
        channels: { done: 0, total: 0 },
      },
    ],
    translations: [],
    diagnostics: [{ code: 'typography', severity: 'warning', count: 2 }],
    deprecatedLinks: [{ file: '<b>.mdx', line: 3, to: '/"a"&b' }],
    pages: { kind: 'mdx', sizes: [{ url: '/a', bytes: 1500 }] },
    routes: { vanished: [], redirects: [], unlinked: ['/lonely'] },
  }
  const before: QualityFigures = {
    ...figures,
    apis: [
      { id: 'spot', fields: { done: 1, total: 2 }, operations: { done: 1, total: 2 }, channels: { done: 0, total: 0 } },
    ],
    diagnostics: [{ code: 'unknown-format', severity: 'error', count: 1 }],
  }
  const page = (locale: string, base?: QualityFigures) =>
    renderReport({ name: 'A & B', figures, locale, base: base && { revision: 'main<1>', figures: base } })

  it('tells shares and counts, and never rounds up to all', () => {
    const html = page('en')
    expect(html).toContain('<h1>A &amp; B: Quality of the documentation</h1>')
    expect(html).toMatch(/spot.*?99\.9 %.*?999 of 1000/)
    expect(html).toContain('<code>/lonely</code>')
    expect(html).not.toContain('class="trend"')
  })

  it('tells the difference since the base, also of what is gone', () => {
    const html = page('en', before)
    expect(html).toContain('Compared with main&lt;1&gt;.')
    expect(html).toContain('99.9 % <span class="trend">(+49.9 %)</span>')
    expect(html).toMatch(/unknown-format.*?0 <span class="trend">\(−1\)/)
  })

  it('escapes what comes from files', () => {
    expect(page('en')).toContain('<code>&lt;b&gt;.mdx:3</code> → <code>/&quot;a&quot;&amp;b</code>')
  })

  it('needs no script, no other file and no inline style, and forbids them', () => {
    const html = page('en', before)
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/=]+'/)
    expect(html).not.toMatch(/<script|\sstyle=|\s(?:src|href)=/)
  })

  it('is written in Chinese too', () => {
    expect(page('zh')).toContain('<html lang="zh-Hans">')
    expect(page('zh')).toContain('<h1>A &amp; B: 文档质量报告</h1>')
  })
})
