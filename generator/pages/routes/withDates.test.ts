import { describe, expect, it } from 'vitest'
import { defineSite } from '../../contract/config.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { buildApi } from '../../model/buildReference.ts'
import { buildRoutes } from './buildRoutes.ts'

const [january, february, march] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']

const specFiles = {
  'specs/openapi.yaml': `openapi: 3.1.0
paths:
  /orders: {$ref: orders.yaml}
  /time:
    get: {operationId: getTime, summary: Get the time, tags: [Time], responses: {'200': {description: ok}}}
`,
  'specs/orders.yaml': `get:
  operationId: getOrders
  summary: Get orders
  tags: [Orders]
  responses:
    '200':
      description: ok
      content: {application/json: {schema: {$ref: schemas.yaml#/Order}}}
`,
  'specs/schemas.yaml': `Order: {type: object, properties: {id: {type: string}}}`,
}

const locales = ['en', 'zh'].map(
  (code) => ({ code, label: code, lang: code, dir: 'ltr', calendar: 'gregory' }) as const,
)

interface Written {
  readonly guides?: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
  readonly entries?: Readonly<Record<string, string>>
}

/** The routes of a site with some guides, by the dates of its files. */
function build({ guides = {}, files, entries = {} }: Written): RouteTable {
  const api = { id: 'spot', specs: ['specs/openapi.yaml'], path: '/spot/' }
  const config = fillConfig(defineSite({ brand: { name: 'Acme' }, locales, apis: [api] }))
  const parsed = Object.entries(guides).map(([name, body]) => {
    const [locale = '', path = ''] = name.split('/')
    const text = `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\n${body}`
    return parseGuide({ file: `guides/${name}.mdx`, locale, path: `/${path}`, text }).value
  })
  const apis = [buildApi({ config: api, specs: [loadedSpecOf(specFiles)], catalogs: [], locale: 'en' }).value.api]
  const dates = { files: new Map(Object.entries(files)), entries: new Map(Object.entries(entries)) }
  return buildRoutes({ config, guides: parsed, apis, dates }).value
}

function routeAt(url: string, written: Written): Route | undefined {
  return build(written).routes.find((route) => route.url === url)
}

describe('the date of a page', () => {
  it('is that of the newest file its operations are made from, over any number of references', () => {
    const files = { 'specs/openapi.yaml': january, 'specs/orders.yaml': january, 'specs/schemas.yaml': march }
    expect(routeAt('/spot/orders', { files })?.updated).toBe(march)
    expect(routeAt('/spot/time', { files })?.updated).toBe(january)
  })

  it('is not known while one of its files is not committed', () => {
    const files = { 'specs/openapi.yaml': january, 'specs/orders.yaml': january }
    expect(routeAt('/spot/orders', { files })).not.toHaveProperty('updated')
  })

  it('is the same in every language for a generated page, and each guide’s own', () => {
    const guides = { 'en/faq': 'Yes.', 'zh/faq': '是。' }
    const files = { 'specs/openapi.yaml': january, 'guides/en/faq.mdx': february, 'guides/zh/faq.mdx': march }
    const routes = Object.fromEntries(build({ guides, files }).routes.map(({ url, updated }) => [url, updated]))
    expect(routes).toMatchObject({
      '/spot/time': january,
      '/zh/spot/time': january,
      '/faq': february,
      '/zh/faq': march,
    })
  })

  it('counts the data files that a guide shows', () => {
    const guides = { 'en/fees': '<DataTable file="fees.json" />' }
    const files = { 'guides/en/fees.mdx': january, 'guides/data/fees.json': march }
    expect(routeAt('/fees', { guides, files })?.updated).toBe(march)
  })

  it('is not written into the sidebar, whose file every page of the section names', () => {
    const files = { 'specs/openapi.yaml': january }
    expect(JSON.stringify(build({ files }).sidebars)).not.toContain(january)
  })
})

describe('the entries of a changelog', () => {
  it('are its headings that are dates, each with when it came', () => {
    const guides = { 'en/log': '## 2025-02-02\n\nNew.\n\n### 2025-02-01\n\n## Notes\n\n## 2024-01-01\n\nOld.' }
    const files = { 'guides/en/log.mdx': march }
    const entries = {
      'guides/en/log.mdx#2025-02-02': march,
      'guides/en/log.mdx#2025-02-01': march,
      'guides/en/log.mdx#notes': january,
      'guides/en/log.mdx#2024-01-01': january,
    }
    expect(routeAt('/log', { guides, files, entries })?.entries).toEqual([
      { id: '2025-02-02', title: '2025-02-02', updated: march },
      { id: '2024-01-01', title: '2024-01-01', updated: january },
    ])
  })
})
