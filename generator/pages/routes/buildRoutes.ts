import { isChangelog } from '../../contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { Checked, SourceLocation } from '../../contract/diagnostics.ts'
import { shortHash } from '../../contract/ids.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { besidePage, normalizePath, type Route, type RouteTable } from '../../contract/routes.ts'
import type { Guide } from '../../load/parseGuide.ts'
import type { ContentDates } from '../../load/readDates.ts'
import { type BuiltSidebar, buildSidebars } from './buildSidebars.ts'
import { consolePages, deviceNames, dropConflicts } from './checkPaths.ts'
import type { Page } from './page.ts'
import { guideRoute, referenceRoute } from './routeDetails.ts'
import { withDates } from './withDates.ts'

interface RouteInput {
  readonly config: SiteConfig
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
  /** Times of the last change of files; without them, pages have no dates. */
  readonly dates?: ContentDates
  /** Translations of titles and descriptions of untranslated guides, by language and text. */
  readonly titles?: ReadonlyMap<LocaleCode, ReadonlyMap<string, string>>
  /** Source location of a page's name in the configuration. */
  readonly placeOf?: ((written: string) => SourceLocation) | undefined
}

/** Every page in every language, and the sidebars over them: the route table of the whole site. */
export function buildRoutes({ config, guides, apis, dates, titles, placeOf }: RouteInput): Checked<RouteTable> {
  const defaultLocale = defaultLocaleOf(config)
  const candidates = [...guidePages(guides, defaultLocale), ...referencePages(apis)]
  const prefixes = config.locales.map(({ code }) => localePrefix(code, defaultLocale))
  const { pages, diagnostics } = dropConflicts(candidates, prefixes)
  const undated = config.locales.flatMap(({ code }) =>
    pages.map((page) => withTitles(routeOf(page, code, defaultLocale), titles?.get(code))),
  )
  const plain = dates ? undated.map((route) => withDates(route, { dates, guides, apis })) : undated
  const sidebars = buildSidebars({ config, apis, routes: plain, placeOf })
  const sidebarOf = sidebarByPath(sidebars.value)
  const routes = plain.map((route) => withSidebar(route, sidebarOf.get(normalizePath(route.path))))
  const table = { defaultLocale, routes, sidebars: sidebars.value.map(({ sidebar }) => sidebar) }
  return {
    value: table,
    diagnostics: [...diagnostics, ...deviceNames(pages), ...consolePages(pages, config), ...sidebars.diagnostics],
  }
}

function guidePages(guides: readonly Guide[], defaultLocale: LocaleCode): Page[] {
  const byPath = new Map<string, Map<LocaleCode, Guide>>()
  const defaultFirst = [...guides].sort(
    (a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale),
  )
  for (const guide of defaultFirst) {
    const languages = byPath.get(guide.path) ?? new Map<LocaleCode, Guide>()
    byPath.set(guide.path, languages.set(guide.locale, guide))
  }
  return [...byPath].map(([path, languages]) => ({ kind: 'guide', path, guides: languages }))
}

function referencePages(apis: readonly Api[]): Page[] {
  return apis.flatMap((api) => api.pages.map((page) => ({ kind: 'reference', path: page.path, api, page }) as const))
}

function routeOf(page: Page, locale: LocaleCode, defaultLocale: LocaleCode): Route {
  const bare = normalizePath(page.path)
  const common = {
    id: `${bare === '/' ? 'index' : bare.slice(1).replaceAll('/', '-')}-${shortHash(page.path)}`,
    path: page.path,
    locale,
    url: `${localePrefix(locale, defaultLocale)}${page.path}`,
  }
  return page.kind === 'guide'
    ? withFeed({ ...common, ...guideRoute(page, locale, defaultLocale) }, page.guides)
    : { ...common, ...referenceRoute(page, locale, defaultLocale) }
}

/** A guide without a translation may have its title in the language of its reader. */
function withTitles(route: Route, titles: ReadonlyMap<string, string> | undefined): Route {
  if (!titles || route.source.origin !== 'guide' || route.contentLocale === route.locale) return route
  const textOf = (text: string) => titles.get(text.trim()) ?? text
  const { title, description, sidebarLabel } = route
  return { ...route, title: textOf(title), description: textOf(description), sidebarLabel: textOf(sidebarLabel) }
}

/** A changelog can be subscribed to. */
function withFeed(route: Route, guides: ReadonlyMap<LocaleCode, Guide>): Route {
  return isChangelog(guides.get(route.contentLocale)?.headings ?? [])
    ? { ...route, feed: besidePage(route, 'xml') }
    : route
}

/** The sidebar of each page. The landing page of a sidebar belongs to it unless another sidebar lists the page. */
function sidebarByPath(sidebars: readonly BuiltSidebar[]): ReadonlyMap<string, string> {
  const landings = sidebars.map(({ id, sidebar }) => [normalizePath(sidebar.landing), id] as const)
  const entries = sidebars.flatMap(({ id, paths }) => paths.map((path) => [normalizePath(path), id] as const))
  return new Map([...landings, ...entries])
}

function withSidebar(route: Route, sidebar: string | undefined): Route {
  return sidebar === undefined ? route : { ...route, sidebar }
}
