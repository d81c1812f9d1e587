import { memoizeByObject } from '../../generator/contract/memoize.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { normalizePath, type Route, type RouteTable } from '../../generator/contract/routes.ts'
import { routeOf, sidebarOf } from '../server/content/routes.ts'
import { withBase } from '../shared/url.ts'
import { type LinkContext, routeAt } from './links.ts'

/** The guides in the default language: a table may have thousands of routes. */
const guidesOf = memoizeByObject(({ routes, defaultLocale }: RouteTable): readonly Route[] =>
  routes.filter(({ source, locale }) => source.origin === 'guide' && locale === defaultLocale),
)

/** The guide with the table of an API's error codes, if one has it. */
export function errorPageHref(api: Api, context: LinkContext): string | undefined {
  const guide = guidesOf(context.routes).find(({ errorTables }) => errorTables?.includes(api.id))
  return hrefOf(guide?.path, '', context)
}

/**
 * Where a reader of the page at `path` learns to authenticate: the nearest guide that has a section `#authentication` or is
 * called so, else the API's generated overview.
 */
export function authenticationHref(path: string, api: Api, context: LinkContext): string | undefined {
  const guide = nearestGuide(path, context.routes)
  if (guide !== undefined) return hrefOf(guide, isAboutAuthentication(guide) ? '' : '#authentication', context)
  const overview = api.pages.find(({ content }) => content.kind === 'overview')?.path
  return api.securitySchemes.length > 0 ? hrefOf(overview, '#authentication', context) : undefined
}

/** The first page of an API, at its section `#migration` where it has one. */
export function startHref({ id }: Api, context: LinkContext): string | undefined {
  const path = context.site.apis.find((api) => api.id === id)?.path
  const route = path === undefined ? undefined : routeAt(path, context)
  return hrefOf(path, route?.hasMigration ? '#migration' : '', context)
}

/** Name of the section with the pages of an API. */
export function sectionName({ pages: [page] }: Api, { routes, locale }: Pick<LinkContext, 'routes' | 'locale'>) {
  const { sidebar } = (page && routeOf(routes, page.path, locale)) ?? {}
  return sidebar === undefined ? undefined : sidebarOf(routes, sidebar, locale)?.label
}

/** The guide on authentication that shares most folders with the page; none when no guide shares a folder. */
function nearestGuide(path: string, routes: RouteTable): string | undefined {
  const guides = guidesOf(routes).flatMap(({ path: guide, hasAuthentication }) =>
    hasAuthentication || isAboutAuthentication(guide) ? [guide] : [],
  )
  const ranked = guides
    .map((guide) => ({ guide, shared: sharedFolders(guide, path) }))
    .filter(({ shared }) => shared > 0)
  return ranked.sort((a, b) => b.shared - a.shared || a.guide.length - b.guide.length)[0]?.guide
}

function isAboutAuthentication(guide: string): boolean {
  return guide.endsWith('/authentication')
}

function sharedFolders(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => path.split('/').slice(1, -1)) as [string[], string[]]
  const end = left.findIndex((folder, index) => folder !== right[index])
  return end < 0 ? left.length : end
}

function hrefOf(path: string | undefined, fragment: string, context: LinkContext): string | undefined {
  const route = path === undefined ? undefined : routeAt(normalizePath(path), context)
  return route && withBase(route.url, context.site.base) + fragment
}
