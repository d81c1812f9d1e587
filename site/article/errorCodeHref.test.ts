import { expect, it } from 'vitest'
import { errorCodeHref } from './errorCodeHref.ts'
import { api, route, routeTable, site } from './testing.tsx'

const spot = api({ id: 'spot', errors: [{ code: 21312, description: { en: 'Taken.' } }] })
const futures = api({
  id: 'futures',
  errors: [{ code: 11004, description: { en: 'Gone.' } }, ...spot.errors],
})
const table = routeTable('/spot/codes', '/futures/codes')
const routes = {
  ...table,
  routes: table.routes.map((own) =>
    own.path.endsWith('/codes')
      ? { ...own, source: { ...own.source, origin: 'guide' as const }, errorTables: [own.path.split('/')[1] ?? ''] }
      : own,
  ),
}
const apis = [
  { id: 'spot', specs: [], path: '/spot/' },
  { id: 'futures', specs: [] },
]

function hrefOf(code: string, page: { readonly path: string; readonly api?: string }, locale = 'en') {
  const { api: _api, ...around } = route({})
  return errorCodeHref(code, {
    ...{ locale, defaultLocale: 'en', routes, site: { ...site, apis }, reference: { apis: [spot, futures] } },
    route: { ...around, ...page },
  })
}

it('leads to the row of the page’s own API', () => {
  expect(hrefOf('21312', { path: '/x', api: 'futures' })).toBe('/docs/futures/codes#error-21312')
  expect(hrefOf('21312', { path: '/spot/rules' }, 'zh')).toBe('/docs/zh/spot/codes#error-21312')
})

it('leads nowhere where the code is another API’s', () => {
  expect(hrefOf('11004', { path: '/spot/rules' })).toBeUndefined()
})

it('leads from a page of no API to the only API that has the code', () => {
  expect(hrefOf('11004', { path: '/faq' })).toBe('/docs/futures/codes#error-11004')
  expect(hrefOf('21312', { path: '/faq' })).toBeUndefined()
})
