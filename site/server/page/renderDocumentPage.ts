import { components as ownComponents } from 'virtual:own-components'
import { pages } from 'virtual:site-pages'
import type { Route } from '../../../generator/contract/routes.ts'
import { renderArticle } from '../../article/renderArticle.tsx'
import { findRoute, readReference } from '../content/routes.ts'
import { socialImage } from '../content/socialImage.ts'
import { readVersions } from '../content/versions.ts'
import { buildPageData } from './buildPageData.ts'
import type { PageRequest } from './pageRequest.ts'
import { renderPage } from './renderPage.tsx'

async function contentOf({ source }: Route) {
  const load = pages[`${source.origin}:${source.file}`]
  if (!load) throw new Error(`no page is made from ${source.file}`)
  return (await load()).default
}

/** The HTML of a route: its MDX rendered to an article, and the shell around it. */
export async function renderDocumentPage(request: PageRequest): Promise<string> {
  const { site, table, url } = request
  const route = findRoute(table, url)
  if (!route) throw new Error(`${url} is no route`)
  const Content = await contentOf(route)
  const reference = readReference(site.apis.map(({ id }) => id))
  const { html, headings } = renderArticle({ route, Content, ownComponents, reference, site, routes: table })
  const page = buildPageData({ site, table, route, headings, versions: readVersions() })
  const image = socialImage(route.url, site)
  return renderPage({ ...request, page, article: html, description: route.description, image })
}
