import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { SiteConfig } from '../generator/contract/config.ts'
import type { RouteTable } from '../generator/contract/routes.ts'
import { setSiteFolders } from '../site/server/content/siteFolders.ts'
import { buildPageData } from '../site/server/page/buildPageData.ts'
import { pageTitle } from '../site/server/page/pageTitle.ts'
import { ownContent } from './ownContent.ts'
import { createWorkspace } from './workspace.ts'

it('no two pages of a language share a title', async () => {
  const content = await ownContent()
  const workspace = await createWorkspace()
  for (const [path, text] of content) {
    if (!path.startsWith('sidebars/')) continue
    await mkdir(dirname(join(workspace.path, path)), { recursive: true })
    await writeFile(join(workspace.path, path), text)
  }
  setSiteFolders({ content: workspace.path })
  const table: RouteTable = JSON.parse(content.get('routes.json') ?? '')
  const site: SiteConfig = JSON.parse(content.get('site.json') ?? '')
  const titles = table.routes.map(
    (route) => `${route.locale} ${pageTitle(buildPageData({ site, table, route, headings: [] }))}`,
  )
  expect(titles.length).toBeGreaterThan(200)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  await workspace.remove()
})
