import type { LocaleCode } from './locales.ts'
import { memoizeByObject } from './memoize.ts'

export type PageKind = 'home' | 'guide' | 'reference' | 'schema'

/** The guide that stands in place of the engine's own page for missing addresses. It is no page to be found. */
export const notFoundPath = '/404'

/** One page in one language. */
export interface Route {
  /** Path without locale, extension or slash at its end, plus a short hash of it: the same in every language, never shown. */
  readonly id: string
  readonly kind: PageKind
  /** Language-neutral path below the base, in its canonical form: `/spot/` or `/faq`. */
  readonly path: string
  readonly locale: LocaleCode
  /** Path below the base as published: `/zh/spot/`. */
  readonly url: string
  /** Language of the text really shown; differs from `locale` where a translation is missing. */
  readonly contentLocale: LocaleCode
  /** The translation is older than the text it translates. */
  readonly isOutdated?: true
  readonly title: string
  readonly description: string
  readonly sidebarLabel: string
  /** Of a guide: searches of the web leave it out. */
  readonly noindex?: true
  /** Id of the sidebar the page stands in. */
  readonly sidebar?: string
  /** API, operations and channels of a reference page. */
  readonly api?: string
  readonly operations?: readonly string[]
  readonly channels?: readonly string[]
  /** MDX file the article comes from: relative to the project for guides, to the content folder for generated pages. */
  readonly source: { readonly origin: 'guide' | 'generated'; readonly file: string }
  /** File to edit, and the line to look at. */
  readonly edit: { readonly file: string; readonly line: number }
  /** Time of the last change of the page's text, as an instant in UTC; missing where it is unknown. */
  readonly updated?: string
  /** Of a changelog: the headings that are dates, where the day of their writing is known. */
  readonly entries?: readonly ChangelogEntry[]
  /** Of a changelog: path of its feed below the base. */
  readonly feed?: string
  /** Of a guide: ids of the APIs whose error codes it lists (`<ErrorTable api="spot" />`). */
  readonly errorTables?: readonly string[]
  /** Of a guide: it has a section with the anchor `authentication`. */
  readonly hasAuthentication?: true
  /** Of a guide: it has a section with the anchor `migration`. */
  readonly hasMigration?: true
}

/** One dated heading of a changelog. */
export interface ChangelogEntry {
  readonly id: string
  readonly title: string
  /** Time at which the entry was written, which may be long after its date. */
  readonly updated: string
}

export interface SidebarEntry {
  /** With an anchor where the entry leads to a part of a page; the whole address where it leads to another site. */
  readonly path: string
  readonly label: string
  /** Of the operations and channels on the page, each once. */
  readonly methods?: readonly string[]
  readonly deprecated?: true
  /** Heading of the group that begins here. */
  readonly heading?: string
}

export interface SidebarCategory {
  readonly label: string
  readonly items: readonly SidebarEntry[]
  /** Heading of the group that begins here. */
  readonly heading?: string
}

export type SidebarNode = SidebarEntry | SidebarCategory

/** One section's sidebar in one language. */
export interface Sidebar {
  readonly id: string
  readonly locale: LocaleCode
  readonly label: string
  readonly landing: string
  readonly items: readonly SidebarNode[]
}

export interface RouteTable {
  readonly defaultLocale: LocaleCode
  readonly routes: readonly Route[]
  readonly sidebars: readonly Sidebar[]
}

export function isCategory(node: SidebarNode): node is SidebarCategory {
  return 'items' in node
}

/** The pages of a sidebar in reading order. */
export const sidebarEntries = memoizeByObject((sidebar: Sidebar): readonly SidebarEntry[] =>
  sidebar.items
    .flatMap((node) => (isCategory(node) ? node.items : [node]))
    .filter(({ path }) => path.startsWith('/') && !path.includes('#')),
)

/** Pages of a sidebar that stand together, with the names above them: heading, then category. */
interface SidebarGroup {
  readonly labels: readonly string[]
  readonly entries: readonly SidebarEntry[]
}

/** The nodes of a sidebar in reading order, each with the names above its pages. */
export const sidebarGroups = memoizeByObject(({ items }: Sidebar): readonly SidebarGroup[] => {
  let above: readonly string[] = []
  return items.map((node) => {
    if (node.heading !== undefined) above = [node.heading]
    return isCategory(node)
      ? { labels: [...above, node.label], entries: node.items }
      : { labels: above, entries: [node] }
  })
})

/** The route without the differences that a server or client forgives: slash at the end, `index.html`, `.html`. */
export function normalizePath(path: string): string {
  const bare = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
  return bare === '/' ? bare : bare.replace(/(?<!\/)\/+$/, '') || '/'
}

/** Address of a file beside a page: `/spot.md` beside `/spot/`, `/zh/index.md` beside a home page. */
export function besidePage({ path, url }: Pick<Route, 'path' | 'url'>, extension: string): string {
  return path === '/' ? `${url.replace(/\/?$/, '/')}index.${extension}` : `${url.replace(/\/$/, '')}.${extension}`
}
