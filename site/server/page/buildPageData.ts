import { isDay } from '../../../generator/contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import { localePrefix } from '../../../generator/contract/locales.ts'
import {
  besidePage,
  normalizePath,
  type Route,
  type RouteTable,
  type Sidebar,
} from '../../../generator/contract/routes.ts'
import { sidebarPlaces } from '../../../generator/contract/sidebarPlaces.ts'
import { currentVersion, type VersionTable } from '../../../generator/contract/versions.ts'
import { dateText } from '../../shared/dateText.ts'
import type {
  Breadcrumb,
  Heading,
  PageCall,
  PageData,
  PageLink,
  SidebarReference,
  Translation,
} from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { fillLink } from '../content/fillLink.ts'
import { historyOf } from '../content/history.ts'
import { routeOf, sidebarFile, sidebarOf, translationsOf } from '../content/routes.ts'
import { scriptUrl } from '../content/sectionScript.ts'
import { localeOf } from '../content/site.ts'
import { buildFrame } from './buildFrame.ts'
import { buildVersions } from './buildVersions.ts'

export interface PageInput {
  readonly site: SiteConfig
  readonly table: RouteTable
  readonly route: Route
  readonly headings: readonly Heading[]
  readonly calls?: readonly PageCall[]
  /** Missing when there is only one. */
  readonly versions?: VersionTable | undefined
}

function translationLinks({ site, table, route }: PageInput): Translation[] {
  return translationsOf(table, route.path).map((translation) => {
    const { code, label, lang } = localeOf(site, translation.locale)
    return { locale: code, label, lang, url: withBase(translation.url, site.base) }
  })
}

/** A sidebar as the page at a path shows it. */
export function sidebarReference(
  { site, table, path }: Pick<PageInput, 'site' | 'table'> & Pick<Route, 'path'>,
  sidebar: Sidebar,
): SidebarReference {
  const script = site.sidebars[sidebar.id]?.script
  const prefix = localePrefix(sidebar.locale, defaultLocaleOf(site))
  return {
    id: sidebar.id,
    label: sidebar.label,
    path,
    prefix: withBase(prefix, site.base),
    file: withBase(`/${sidebarFile(table, sidebar)}`, site.base),
    ...(script !== undefined && { script: scriptUrl(script, site.base) }),
  }
}

function pageLink({ site, table, route }: PageInput, path: string, title: string): PageLink {
  const target = routeOf(table, path, route.locale)
  return { title, url: withBase(target?.url ?? path, site.base) }
}

function breadcrumbsOf(input: PageInput, sidebar: Sidebar): Breadcrumb[] {
  const { path } = input.route
  const isLanding = normalizePath(sidebar.landing) === normalizePath(path)
  const section = isLanding ? { title: sidebar.label } : pageLink(input, sidebar.landing, sidebar.label)
  return [section, ...(sidebarPlaces(sidebar).get(path)?.labels ?? []).map((title) => ({ title }))]
}

function neighbours(input: PageInput, sidebar: Sidebar): { previous?: PageLink; next?: PageLink } {
  const { previous, next } = sidebarPlaces(sidebar).get(input.route.path) ?? {}
  return {
    ...(previous && { previous: pageLink(input, previous.path, previous.label) }),
    ...(next && { next: pageLink(input, next.path, next.label) }),
  }
}

function sidebarParts(input: PageInput): Pick<PageData, 'sidebar' | 'breadcrumbs' | 'previous' | 'next'> {
  const { route, table } = input
  const sidebar = route.sidebar === undefined ? undefined : sidebarOf(table, route.sidebar, route.locale)
  if (!sidebar) return { breadcrumbs: [] }
  return {
    sidebar: sidebarReference({ ...input, path: route.path }, sidebar),
    breadcrumbs: breadcrumbsOf(input, sidebar),
    ...neighbours(input, sidebar),
  }
}

function outsideLinks({ site, route, versions }: PageInput): Pick<PageData, 'editUrl' | 'reportUrl' | 'helpful'> {
  const { edit, report, helpful } = site.links
  const { file, line } = route.edit
  const values = {
    title: route.title,
    url: site.origin + withBase(route.url, site.base),
    operation: route.operations?.join(', ') ?? '',
    field: '',
    language: route.locale,
    version: versions?.own ?? currentVersion,
  }
  const answered = (answer: string) => fillLink(helpful ?? '', { ...values, answer })
  return {
    ...(edit !== undefined && { editUrl: fillLink(edit, { file, line: String(line) }) }),
    ...(report !== undefined && { reportUrl: fillLink(report, values) }),
    ...(helpful !== undefined && { helpful: { yes: answered('yes'), no: answered('no') } }),
  }
}

/** The current version alone has a feed. */
function feed({ site, route, versions }: PageInput): Pick<PageData, 'feedUrl'> {
  const isFrozen = versions !== undefined && versions.own !== currentVersion
  return route.feed === undefined || isFrozen ? {} : { feedUrl: withBase(route.feed, site.base) }
}

function dates(input: PageInput): Pick<PageData, 'updated' | 'changed' | 'entries'> {
  const { site, route } = input
  const { updated, entries } = route
  const day = newestChange(input)
  return {
    ...(updated !== undefined && { updated }),
    ...(day !== undefined && { changed: { day, text: dateText(day, localeOf(site, route.locale)) } }),
    ...(entries && { entries: entries.map(({ id, updated: since }) => ({ id, updated: since })) }),
  }
}

/** A changelog has its own days. A reference page has the days of entries about its operations and channels. */
function newestChange({ route, headings }: PageInput): string | undefined {
  const { api, operations = [], channels = [], locale } = route
  const notes = api === undefined ? [] : [...operations, ...channels].flatMap((id) => historyOf(api, id, locale))
  const days = [...headings.map(({ id }) => id).filter(isDay), ...notes.map(({ date }) => date)]
  return days.sort().at(-1)
}

/** Data of the shell of one page, from the route table and the configuration. */
export function buildPageData(input: PageInput): PageData {
  const { site, table, route, headings, calls = [] } = input
  const { lang, dir } = localeOf(site, route.locale)
  const content = localeOf(site, route.contentLocale)
  return {
    frame: buildFrame(site, table, route.locale),
    kind: route.kind,
    locale: route.locale,
    lang,
    dir,
    url: withBase(route.url, site.base),
    path: route.path,
    title: route.title,
    ...dates(input),
    headings,
    ...(calls.length > 0 && { calls }),
    translations: translationLinks(input),
    versions: buildVersions({ site, versions: input.versions, locale: route.locale, path: route.path }),
    ...(route.noindex && { noindex: true }),
    ...(route.isOutdated && { isOutdated: true }),
    ...(route.contentLocale !== route.locale && { fallback: { lang: content.lang, label: content.label } }),
    ...sidebarParts(input),
    ...outsideLinks(input),
    markdownUrl: withBase(besidePage(route, 'md'), site.base),
    ...feed(input),
  }
}
