import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../../contract/config.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { buildRoutes } from '../../pages/routes/buildRoutes.ts'
import { checkUnlistedPages } from './unlistedPages.ts'

const text = "export default {\n  brand: { name: 'Acme' },\n  sidebars: {},\n}"

function found(paths: readonly string[], part: Partial<SiteConfigInput>): string[] {
  const config = fillConfig({ brand: { name: 'Acme' }, ...part })
  const guides = paths.map(
    (path) =>
      parseGuide({ file: `guides/en${path}.mdx`, path, locale: 'en', text: '---\ntitle: T\ndescription: D\n---\n' })
        .value,
  )
  const routes = buildRoutes({ config, guides, apis: [] }).value
  return checkUnlistedPages({ config, routes, source: { file: 'site.config.ts', text } }).map(
    ({ code, file, line, message }) => `${file}:${line} ${code} ${message}`,
  )
}

const sidebars = { docs: { label: { en: 'Docs' }, landing: '/start', items: ['/start', '/more/'] } }

test('pages that no sidebar lists are named, at the sidebars of the configuration', () => {
  expect(found(['/', '/start', '/more', '/limits', '/fees'], { sidebars })).toEqual([
    'site.config.ts:3 page-unlisted No sidebar lists /limits, /fees.',
  ])
})

test('pages of the navbar are found without a sidebar', () => {
  const label = { en: 'Fees' }
  const navbar = {
    start: [{ label, href: '/fees#maker' }],
    end: [{ label, items: [{ label, href: '/limits' }] }],
  }
  expect(found(['/', '/start', '/more', '/limits', '/fees'], { sidebars, navbar })).toEqual([])
})

test('sidebars that the build makes list all pages', () => {
  expect(found(['/', '/limits'], {})).toEqual([])
})

test('ten of many pages are named', () => {
  const many = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
  expect(found([...many, '/start', '/more'], { sidebars })[0]).toMatch(/\/page-9 and 2 more\.$/)
})
