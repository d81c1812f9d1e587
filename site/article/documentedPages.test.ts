import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RouteTable } from '../../generator/contract/routes.ts'
import { setSiteFolders } from '../server/content/siteFolders.ts'
import { authenticationHref, errorPageHref } from './documentedPages.ts'
import { api, route, site } from './testing.tsx'

let content = ''

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'guides-'))
  setSiteFolders({ content })
})

afterEach(() => {
  setSiteFolders({})
  rmSync(content, { recursive: true })
})

/** A site in Chinese whose guides, by path, have these texts. */
function contextOf(guides: Readonly<Record<string, string>>) {
  const routes = Object.entries(guides).flatMap(([path, text]) => {
    const file = `guides/en${path}.mdx`.replace('/.mdx', '/index.mdx')
    mkdirSync(dirname(join(content, 'pages', file)), { recursive: true })
    writeFileSync(join(content, 'pages', file), text)
    return ['en', 'zh'].map((locale) => route({ kind: 'guide', path, locale, source: { origin: 'guide', file } }))
  })
  const table: RouteTable = { defaultLocale: 'en', routes, sidebars: [] }
  return { routes: table, site, locale: 'zh', defaultLocale: 'en' }
}

describe('errorPageHref', () => {
  it('leads to the guide with the table of this API’s codes', () => {
    const context = contextOf({
      '/spot/errors': '<ErrorTable api="spot" />',
      '/orders/errors': 'Codes\n\n<ErrorTable api="orders" />',
    })
    expect(errorPageHref(api({}), context)).toBe('/docs/zh/orders/errors')
  })

  it('is nothing when no guide has one', () => {
    expect(errorPageHref(api({}), contextOf({ '/faq': 'Nothing' }))).toBeUndefined()
  })
})

describe('authenticationHref', () => {
  const section = '## Signing [#authentication]'

  it('leads to the nearest guide with such a section', () => {
    const context = contextOf({ '/spot/api/': section, '/v3/api/': section, '/v3/': 'Overview' })
    expect(authenticationHref('/v3/abandoned/get-mode', api({}), context)).toBe('/docs/zh/v3/api/#authentication')
    expect(authenticationHref('/v3/api/trade/place-order', api({}), context)).toBe('/docs/zh/v3/api/#authentication')
  })

  it('leads to a guide that is about nothing else', () => {
    const context = contextOf({ '/futures/api/': 'Calls', '/futures/api/authentication': '## Headers' })
    expect(authenticationHref('/futures/api/orders', api({}), context)).toBe('/docs/zh/futures/api/authentication')
  })

  it('is nothing when only unrelated sections tell of it', () => {
    expect(authenticationHref('/v3/api/x', api({}), contextOf({ '/spot/api/': section }))).toBeUndefined()
  })
})
