import { isChangelog } from '../../contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { consolePath, hasConsole } from '../../contract/console.ts'
import type { Checked, Diagnostic, SourceLocation } from '../../contract/diagnostics.ts'
import { namesDevice, shortHash } from '../../contract/ids.ts'
import { type LocaleCode, localePrefix, localized } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { besidePage, normalizePath, notFoundPath, type Route, type RouteTable } from '../../contract/routes.ts'
import { isOutdatedTranslation } from '../../contract/translation.ts'
import type { Guide } from '../../load/parseGuide.ts'
import type { ContentDates } from '../../load/readDates.ts'
import { type BuiltSidebar, buildSidebars } from './buildSidebars.ts'
import { pageDescription } from './pageDescription.ts'
import { withDates } from './withDates.ts'

interface RouteInput {
  readonly config: SiteConfig
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
  /** When files last changed; pages have no dates without it. */
  readonly dates?: ContentDates
  /** Titles and descriptions of guides in languages that the guides are not in, by language and text. */
  readonly titles?: ReadonlyMap<LocaleCode, ReadonlyMap<string, string>>
  /** Where the configuration names a page. */
  readonly placeOf?: ((written: string) => SourceLocation) | undefined
}

/** Every page in every language, and the sidebars over them: the one table that all of the site reads. */
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

/** A page before it is put into a language. */
type Page =
  | { readonly kind: 'guide'; readonly path: string; readonly guides: ReadonlyMap<LocaleCode, Guide> }
  | { readonly kind: 'reference'; readonly path: string; readonly api: Api; readonly page: ReferencePage }

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

/** The first of the pages that would be published at one address, in whatever language. */
function dropConflicts(
  candidates: readonly Page[],
  prefixes: readonly string[],
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const taken = new Map<string, Page>()
  const diagnostics: Diagnostic[] = []
  for (const page of candidates) {
    // Disks that do not tell them apart hold one file of two names.
    const addresses = prefixes.map((prefix) => normalizePath(`${prefix}${page.path}`).normalize('NFC').toLowerCase())
    const first = addresses.map((address) => taken.get(address)).find((other) => other !== undefined)
    if (first) diagnostics.push(conflict(page, first))
    else for (const address of addresses) taken.set(address, page)
  }
  return { pages: [...new Set(taken.values())], diagnostics }
}

function conflict(page: Page, first: Page): Diagnostic {
  const [place, other] = [sourceOf(page), sourceOf(first)]
  return {
    code: 'route-conflict',
    severity: 'error',
    message: `Two pages claim ${page.path}: this one and ${other.file}:${other.line}.`,
    hint: 'Give one of them another path: rename the guide, or set x-page on the operation or tag.',
    ...place,
  }
}

function deviceNames(pages: readonly Page[]): Diagnostic[] {
  return pages.flatMap((page) => {
    if (!namesDevice(page.path)) return []
    const message = `"${page.path}" cannot be the path of a page: on Windows it is the name of a device.`
    const hint = 'Give the page another path: rename the guide, or set x-page on the operation or tag.'
    return [{ code: 'page-path-invalid', severity: 'error', message, hint, ...sourceOf(page) } as const]
  })
}

/** Where a site has a console, its pages and files are there. */
function consolePages(pages: readonly Page[], config: SiteConfig): Diagnostic[] {
  if (!hasConsole(config)) return []
  return pages.flatMap((page) => {
    if (!`${page.path}/`.startsWith(`${consolePath}/`)) return []
    const message = `"${page.path}" cannot be the path of a page: the console of the site is there.`
    const hint = 'Give the page another path: rename the guide, or set x-page on the operation or tag.'
    return [{ code: 'page-path-invalid', severity: 'error', message, hint, ...sourceOf(page) } as const]
  })
}

function sourceOf(page: Page): { file: string; line: number; column: number } {
  if (page.kind === 'reference') return page.page.source
  const [guide] = page.guides.values()
  return { file: guide?.file ?? '', line: 1, column: 1 }
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

/** A guide that nobody has translated may have its title in the language of its reader. */
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

type RouteDetails = Omit<Route, 'id' | 'path' | 'locale' | 'url'>

function guideRoute(
  { path, guides }: Page & { kind: 'guide' },
  locale: LocaleCode,
  defaultLocale: LocaleCode,
): RouteDetails {
  const guide = guides.get(locale) ?? [...guides.values()][0]
  if (!guide) throw new Error(`no guide for ${path}`)
  return {
    kind: path === '/' ? 'home' : 'guide',
    contentLocale: guide.locale,
    ...(isOutdatedTranslation(guide.translates, guides.get(defaultLocale)?.textHash) ? { isOutdated: true } : {}),
    title: guide.title,
    description: guide.description,
    sidebarLabel: guide.sidebarLabel ?? guide.title,
    ...(guide.noindex || path === notFoundPath ? { noindex: true } : {}),
    source: { origin: 'guide', file: guide.file },
    edit: { file: guide.file, line: 1 },
    ...linkedSections(guide),
  }
}

/** What pages of an API link to in a guide. */
function linkedSections({ text }: Guide): Pick<Route, 'errorTables' | 'hasAuthentication'> {
  const errorTables = [...text.matchAll(/<ErrorTable\b[^>]*\bapi="([^"]*)"/g)].map(([, api = '']) => api)
  return {
    ...(errorTables.length > 0 ? { errorTables } : {}),
    ...(text.includes('[#authentication]') ? { hasAuthentication: true } : {}),
  }
}

function referenceRoute(
  { path, api, page }: Page & { kind: 'reference' },
  locale: LocaleCode,
  defaultLocale: LocaleCode,
): RouteDetails {
  const title = localized(page.title, locale, defaultLocale)
  const label = page.sidebarLabel ? localized(page.sidebarLabel, locale, defaultLocale).text : title.text
  return {
    kind: page.content.kind === 'schema' ? 'schema' : page.content.kind === 'overview' ? 'guide' : 'reference',
    contentLocale: hasTranslation(page, locale, defaultLocale) ? locale : defaultLocale,
    title: title.text,
    description: pageDescription(page, api, locale, defaultLocale),
    sidebarLabel: label,
    api: api.id,
    ...(page.content.kind === 'reference'
      ? { operations: page.content.operations, channels: page.content.channels }
      : {}),
    source: { origin: 'generated', file: generatedFile(path, locale) },
    edit: { file: page.source.file, line: page.source.line },
  }
}

/** A generated page counts as translated when its title or description is; single texts that fall back are marked in place. */
function hasTranslation({ title, description }: ReferencePage, locale: LocaleCode, defaultLocale: LocaleCode): boolean {
  return locale === defaultLocale || title[locale] !== undefined || description?.[locale] !== undefined
}

/** Where the MDX of a generated page lies below the content folder's `pages`. */
function generatedFile(path: string, locale: LocaleCode): string {
  const bare = path.endsWith('/') ? `${path}index` : path
  return `${locale}${bare}.mdx`
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
