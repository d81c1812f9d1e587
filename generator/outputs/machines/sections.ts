import type { SiteConfig } from '../../contract/config.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import {
  normalizePath,
  notFoundPath,
  type Route,
  type RouteTable,
  type Sidebar,
  sidebarGroups,
} from '../../contract/routes.ts'

/** Pages that a list shows together; the first ones may have no heading of their own. */
interface PageGroup {
  readonly label?: string
  readonly pages: readonly Route[]
}

/** A section of a site in one language. */
export interface Section {
  readonly label: string
  /** Folder of its files below the base: `/zh/spot/`. */
  readonly folder: string
  readonly landing: Route | undefined
  readonly groups: readonly PageGroup[]
}

/** Sections and pages of a site in one language, for its files. */
export interface SiteParts {
  readonly locale: LocaleCode
  readonly prefix: string
  readonly sections: readonly Section[]
  /** Sections with their own files. A section in the root folder shares the files of the site. */
  readonly separate: readonly Section[]
  /** Pages that stand in no section. */
  readonly others: readonly Route[]
  /** Every page. Pages of sections come first. */
  readonly all: readonly Route[]
  readonly home: Route | undefined
}

export function partsOf({ routes }: { readonly routes: RouteTable }, locale: LocaleCode): SiteParts {
  const prefix = localePrefix(locale, routes.defaultLocale)
  const sections = sectionsOf(routes, locale)
  const others = otherPages(routes, locale, sections)
  const separate = sections.filter(({ folder }, index) => {
    const isFirst = sections.findIndex((other) => other.folder === folder) === index
    return isFirst && folder !== `${prefix}/`
  })
  const home = others.find(({ path }) => path === '/') ?? sections[0]?.landing
  return { locale, prefix, sections, separate, others, all: [...sections.flatMap(pagesOf), ...others], home }
}

export function pagesOf({ groups }: Pick<Section, 'groups'>): Route[] {
  return groups.flatMap(({ pages }) => pages)
}

/** The title of the files of a section. */
export function sectionTitle({ label }: Section, { brand }: Pick<SiteConfig, 'brand'>, locale: LocaleCode): string {
  return `${label} · ${brand.title[locale] ?? brand.name}`
}

/** The sections of a language, each with its pages in reading order; a page that stands in several is of the first. */
export function sectionsOf(table: RouteTable, locale: LocaleCode): Section[] {
  const byPath = pagesByPath(table, locale)
  const taken = new Set<string>()
  const take = (path: string): Route[] => {
    const page = byPath.get(normalizePath(path))
    if (!page || taken.has(page.path)) return []
    taken.add(page.path)
    return [page]
  }
  return table.sidebars
    .filter((sidebar) => sidebar.locale === locale)
    .map((sidebar) => {
      const landing = byPath.get(normalizePath(sidebar.landing))
      const folder = `${localePrefix(locale, table.defaultLocale)}${normalizePath(sidebar.landing)}/`.replace('//', '/')
      return { label: sidebar.label, folder, landing, groups: groupsOf(sidebar, take) }
    })
    .filter(({ groups }) => groups.length > 0)
}

/** Pages of a language that stand in no section, in the order of the table. */
function otherPages(table: RouteTable, locale: LocaleCode, sections: readonly Section[]): Route[] {
  const inSections = new Set(sections.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages)))
  return table.routes.filter(
    (route) => route.locale === locale && route.path !== notFoundPath && !inSections.has(route),
  )
}

function pagesByPath({ routes }: RouteTable, locale: LocaleCode): Map<string, Route> {
  return new Map(routes.filter((route) => route.locale === locale).map((route) => [normalizePath(route.path), route]))
}

function groupsOf(sidebar: Sidebar, take: (path: string) => Route[]): PageGroup[] {
  const groups: { label?: string; pages: Route[] }[] = [{ pages: take(sidebar.landing) }]
  for (const { labels, entries } of sidebarGroups(sidebar)) {
    const label = labels.join(' · ') || undefined
    const pages = entries.flatMap(({ path }) => take(path))
    if (groups.at(-1)?.label === label) groups.at(-1)?.pages.push(...pages)
    else groups.push(label === undefined ? { pages } : { label, pages })
  }
  return groups.filter(({ pages }) => pages.length > 0)
}
