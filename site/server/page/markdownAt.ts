import { besidePage } from '../../../generator/contract/routes.ts'
import { readRoutes } from '../content/routes.ts'
import { readSite } from '../content/site.ts'
import { renderDocumentPage } from './renderDocumentPage.ts'

/** The Markdown version that is published at a path below the base; `undefined` where there is none. */
export async function markdownAt(path: string): Promise<string | undefined> {
  const table = readRoutes()
  const route = table.routes.find((own) => besidePage(own, 'md') === path)
  if (!route) return undefined
  const { markdown } = await renderDocumentPage({ site: readSite(), table, url: route.url, manifest: undefined })
  return markdown
}
