import { normalizePath, type Route, type Sidebar, sidebarEntries } from '../../contract/routes.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import type { Documentation } from './documentation.ts'

export interface ListedPage {
  readonly path: string
  readonly title: string
  readonly description: string
}

export interface ListedSection {
  /** Empty for the pages that stand in no section. */
  readonly id: string
  readonly label: string
  readonly pages: readonly ListedPage[]
}

export interface PagesRequest {
  readonly section?: string | undefined
  readonly locale?: string | undefined
}

/** Every page in reading order, section by section; those of one section when that is asked for. */
export function listPages(
  documentation: Documentation,
  wanted: PagesRequest,
): AssistantAnswer<readonly ListedSection[]> {
  const locale = chooseLocale(documentation, wanted.locale)
  if (locale.kind === 'refused') return locale
  const { routes, sidebars } = documentation.routes
  const own = routes.filter((route) => route.locale === locale.value)
  const sections = sidebars
    .filter((sidebar) => sidebar.locale === locale.value)
    .map((sidebar) => sectionOf(sidebar, own))
  const listed = new Set(sections.flatMap(({ pages }) => pages.map(({ path }) => path)))
  const others = own.filter(({ path }) => !listed.has(path)).map(listedPage)
  const all = [...sections, ...(others.length > 0 ? [{ id: '', label: '', pages: others }] : [])]
  if (wanted.section === undefined) return found(all)
  const chosen = all.filter(({ id }) => id === wanted.section)
  if (chosen.length > 0) return found(chosen)
  const ids = sections.map(({ id }) => id)
  const hint = didYouMean(wanted.section, ids) ?? `Use one of: ${ids.join(', ')}.`
  return refused(`There is no section "${wanted.section}".`, hint)
}

function sectionOf(sidebar: Sidebar, routes: readonly Route[]): ListedSection {
  const byPath = new Map(routes.map((route) => [normalizePath(route.path), route]))
  const paths = new Set(sidebarEntries(sidebar).map(({ path }) => normalizePath(path)))
  const pages = [...paths].flatMap((path) => byPath.get(path) ?? [])
  return { id: sidebar.id, label: sidebar.label, pages: pages.map(listedPage) }
}

function listedPage({ path, title, description }: Route): ListedPage {
  return { path, title, description }
}
