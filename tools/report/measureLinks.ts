import { isMenu, type SiteConfig } from '../../generator/contract/config.ts'
import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'
import { leadsOn, namesOfTarget } from '../../generator/contract/movedAddress.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { normalizePath, type RouteTable, sidebarEntries } from '../../generator/contract/routes.ts'
import { addressesOf, type EntryAddress, linkTargets } from '../../generator/model/view/addresses.ts'
import type { DeadRoutes, QualityFigures } from './figures.ts'

/** The members of a guide that the report reads. */
export interface LinkedGuide {
  readonly file: string
  readonly locale: LocaleCode
  readonly path: string
  readonly textHash: string
  readonly translates?: string
  readonly links: readonly (SourceLocation & { readonly url: string })[]
}

/** Links of guides to deprecated operations and channels, except links in changelogs, and to APIs that are wholly deprecated. */
export function deprecatedLinks(
  guides: readonly LinkedGuide[],
  apis: readonly Api[],
): QualityFigures['deprecatedLinks'] {
  const isDeprecated = linkTargets(apis.flatMap(deprecatedEntries).map((address) => [address, true] as const))
  return guides
    .filter(({ path }) => !path.startsWith('/changelog'))
    .flatMap(({ file, links }) =>
      links.filter(({ url }) => isDeprecated(url)).map(({ url, line }) => ({ file, line, to: url })),
    )
}

function deprecatedEntries(api: Api): EntryAddress[] {
  const { ofEntry } = addressesOf(api)
  const all = [
    ...api.operations.map(({ id, deprecation }) => ({ deprecation, address: ofEntry(id, 'operation') })),
    ...api.channels.map(({ id, deprecation }) => ({ deprecation, address: ofEntry(id, 'channel') })),
  ]
  const old = all.filter(({ deprecation }) => deprecation !== undefined)
  return old.length === all.length ? [] : old.flatMap(({ address }) => address ?? [])
}

interface RouteSources {
  readonly config: Pick<SiteConfig, 'redirects' | 'navbar' | 'sidebars'>
  readonly routes: RouteTable
  /** Pages that were published. */
  readonly locked: readonly string[]
  readonly guides: readonly Pick<LinkedGuide, 'path' | 'links'>[]
  readonly apis: readonly Api[]
}

export function deadRoutes({ config, routes: table, locked, guides, apis }: RouteSources): DeadRoutes {
  const own = table.routes.filter(({ locale }) => locale === table.defaultLocale)
  const paths = new Set(own.map(({ path }) => normalizePath(path)))
  const linked = new Set([...navigationPaths({ config, routes: table }), ...linkedPaths(guides, apis)])
  const redirects = Object.entries(config.redirects).filter(
    ([from, to]) => (!from.includes('#') && paths.has(normalizePath(from))) || isMissing(to, paths),
  )
  return {
    vanished: locked.filter((path) => !paths.has(normalizePath(path)) && !leadsOn(path, config.redirects)),
    redirects: redirects.map(([from, to]) => `${from} → ${to}`),
    unlinked: own
      .filter(({ path, url }) => path !== '/' && !linked.has(normalizePath(path)) && !linked.has(url))
      .map(({ path }) => path),
  }
}

function isMissing(to: string, paths: ReadonlySet<string>): boolean {
  return to.startsWith('/') && namesOfTarget(to).length === 0 && !paths.has(normalizePath(to.split('#')[0] ?? ''))
}

function navigationPaths({ config: { navbar, sidebars }, routes }: Pick<RouteSources, 'config' | 'routes'>): string[] {
  const items = [...navbar.start, ...navbar.end].flatMap((item) => (isMenu(item) ? item.items : [item]))
  const entries = routes.sidebars.flatMap((sidebar) => sidebarEntries(sidebar).map(({ path }) => path))
  const landings = Object.values(sidebars).map(({ landing }) => landing)
  return [...items.map(({ href }) => href), ...entries, ...landings].map((path) =>
    normalizePath(path.split('#')[0] ?? ''),
  )
}

/** Pages that guides, descriptions and fields link to; a guide's links to itself do not count. */
function linkedPaths(guides: RouteSources['guides'], apis: readonly Api[]): string[] {
  const ofGuides = guides.flatMap(({ path, links }) =>
    links.map(({ url }) => pathOf(url)).filter((target) => target !== normalizePath(path)),
  )
  const described = [...JSON.stringify(apis).matchAll(/\]\((\/[^)\s"\\]*)/g)].map(([, url = '']) => pathOf(url))
  const schemas = apis.flatMap(({ pages }) =>
    pages.flatMap(({ path, content }) => (content.kind === 'schema' ? [path] : [])),
  )
  return [...ofGuides, ...described, ...schemas.map(normalizePath)]
}

function pathOf(url: string): string {
  return normalizePath(url.split(/[?#]/)[0] ?? '')
}
