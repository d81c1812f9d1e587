import { describe, expect, it } from 'vitest'
import type { Route, RouteTable } from '../../generator/contract/routes.ts'
import { authenticationHref, errorPageHref, startHref } from './documentedPages.ts'
import { api, route, site } from './testing.tsx'

/** A site in Chinese with these guides, by path. */
function contextOf(
  guides: Readonly<Record<string, Pick<Route, 'errorTables' | 'hasAuthentication' | 'hasMigration'>>>,
) {
  const routes = Object.entries(guides).flatMap(([path, sections]) => {
    const source = { origin: 'guide', file: `guides/en${path}.mdx` } as const
    return ['en', 'zh'].map((locale) => route({ kind: 'guide', path, locale, source, ...sections }))
  })
  const table: RouteTable = { defaultLocale: 'en', routes, sidebars: [] }
  return { routes: table, site, locale: 'zh', defaultLocale: 'en' }
}

describe('errorPageHref', () => {
  it('leads to the guide with the table of this API’s codes', () => {
    const context = contextOf({
      '/spot/errors': { errorTables: ['spot'] },
      '/orders/errors': { errorTables: ['orders'] },
    })
    expect(errorPageHref(api({}), context)).toBe('/docs/zh/orders/errors')
  })

  it('is nothing when no guide has one', () => {
    expect(errorPageHref(api({}), contextOf({ '/faq': {} }))).toBeUndefined()
  })
})

describe('startHref', () => {
  const start = (own: Pick<Route, 'hasMigration'>) => {
    const context = contextOf({ '/orders/': own })
    return startHref(api({ id: 'orders' }), {
      ...context,
      site: { ...site, apis: [{ id: 'orders', path: '/orders/', specs: [] }] },
    })
  }

  it('leads to the first page of an API, and to its section on moving', () => {
    expect(start({})).toBe('/docs/zh/orders/')
    expect(start({ hasMigration: true })).toBe('/docs/zh/orders/#migration')
  })

  it('is nothing where an API has no page of its own', () => {
    expect(startHref(api({}), contextOf({}))).toBeUndefined()
  })
})

describe('authenticationHref', () => {
  const section = { hasAuthentication: true } as const

  it('leads to the nearest guide with such a section', () => {
    const context = contextOf({ '/spot/api/': section, '/v3/api/': section, '/v3/': {} })
    expect(authenticationHref('/v3/abandoned/get-mode', api({}), context)).toBe('/docs/zh/v3/api/#authentication')
    expect(authenticationHref('/v3/api/trade/place-order', api({}), context)).toBe('/docs/zh/v3/api/#authentication')
  })

  it('leads to a guide that is about nothing else', () => {
    const context = contextOf({ '/futures/api/': {}, '/futures/api/authentication': {} })
    expect(authenticationHref('/futures/api/orders', api({}), context)).toBe('/docs/zh/futures/api/authentication')
  })

  it('is nothing when only unrelated sections tell of it', () => {
    expect(authenticationHref('/v3/api/x', api({}), contextOf({ '/spot/api/': section }))).toBeUndefined()
  })
})
