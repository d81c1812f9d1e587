import { beforeAll, expect, it } from 'vitest'
import { buildPageData } from './buildPageData.ts'
import { renderPage } from './renderPage.tsx'
import { prepareContentFolder, route, site, table } from './testing.ts'
import { withSidebar } from './withSidebar.ts'

const url = '/trading/place'

async function published(): Promise<string> {
  const page = buildPageData({ site, table, route: route(url, 'en', { sidebar: 'trading' }), headings: [] })
  return renderPage({ site, table, manifest: {}, url, page, article: '<p>Text</p>' })
}

beforeAll(prepareContentFolder)

it('a kept page gets the sidebar as it is now', async () => {
  const sidebars = table.sidebars.map((sidebar) => ({ ...sidebar, items: [{ path: url, label: 'Renamed' }] }))
  const html = await withSidebar(await published(), { table: { ...table, sidebars } })
  expect([...html.matchAll(/"sidebar-label">([^<]*)/g)].map(([, label]) => label)).toEqual(['Renamed'])
})

it('a kept page whose sidebar or data are not found is refused', async () => {
  const html = await published()
  const request = { table }
  await expect(withSidebar(html.replace('sidebar-tree', 'other-tree'), request)).rejects.toThrow('lacks')
  await expect(withSidebar(html.replace('id="page-data"', 'id=page-data'), request)).rejects.toThrow('lacks')
})
