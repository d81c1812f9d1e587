import type { LocaleCode } from './locales.ts'
import type { Route, RouteTable } from './routes.ts'

/** A page or an entry of a changelog with its date: a reader who has not opened it since sees it as new. */
export interface Change {
  /** Language-neutral path of the page, with the anchor of an entry: `/changelog/spot#2025-10-09`. */
  readonly key: string
  readonly title: string
  /** Owner of the change: the section of a page, the changelog of an entry. */
  readonly section?: string
  readonly updated: string
}

/** File of the site with the changes of one language. */
export interface SiteChanges {
  /** The latest date of the site's pages, of all languages. */
  readonly updated: string
  readonly changes: readonly Change[]
}

/** Path of the file of changes, below the base. Its name is fixed, so that no page changes with a date. */
export function changesFile(locale: LocaleCode): string {
  return `changes/${locale}.json`
}

/** Longest list of changes: a reader who has missed more does not want a list. */
export const mostChanges = 200

/** The latest date of a site's pages, of all languages. A browser stores it as the date of the last visit. */
export function newestDate({ routes }: RouteTable): string | undefined {
  return routes
    .flatMap(({ updated }) => updated ?? [])
    .sort()
    .at(-1)
}

/** Changes of all pages and entries of one language that have a date, newest first, up to `mostChanges`. */
export function changesOf({ routes, sidebars }: RouteTable, locale: LocaleCode): Change[] {
  const sections = new Map(
    sidebars.filter((sidebar) => sidebar.locale === locale).map(({ id, label }) => [id, label] as const),
  )
  return routes
    .filter((route) => route.locale === locale)
    .flatMap((route) => [...pageChange(route, sections.get(route.sidebar ?? '')), ...entryChanges(route)])
    .sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
    .slice(0, mostChanges)
}

function pageChange({ path, title, updated }: Route, section: string | undefined): Change[] {
  if (updated === undefined) return []
  return [{ key: path, title, ...(section === undefined ? {} : { section }), updated }]
}

function entryChanges({ path, title: section, entries = [] }: Route): Change[] {
  return entries.map(({ id, title, updated }) => ({ key: `${path}#${id}`, title, section, updated }))
}
