import { beforeAll, expect, it } from 'vitest'
import { buildPageData } from './buildPageData.ts'
import { pageTitle } from './pageTitle.ts'
import { prepareContentFolder, site, table } from './testing.ts'

beforeAll(prepareContentFolder)

function titleAt(path: string): string {
  const route = table.routes.find((candidate) => candidate.path === path && candidate.locale === 'en')
  if (!route) throw new Error(path)
  return pageTitle(buildPageData({ site, table, route, headings: [] }))
}

it('names category and section, from the page outwards', () => {
  expect(titleAt('/trading/place')).toBe('/trading/place in en · Orders · Trading · Acme API')
})

it('is the name of the site alone on its home page', () => {
  expect(titleAt('/')).toBe('Acme API')
})
