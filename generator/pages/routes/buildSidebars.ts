import {
  defaultLocaleOf,
  type SidebarConfig,
  type SidebarHeading,
  type SidebarItem,
  type SiteConfig,
} from '../../contract/config.ts'
import type { Checked, SourceLocation } from '../../contract/diagnostics.ts'
import { type LocaleCode, type Localized, localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import { notFoundPath, type Route, type Sidebar, type SidebarEntry, type SidebarNode } from '../../contract/routes.ts'
import { automaticSidebars } from './automaticSidebars.ts'
import { checkSidebar } from './checkSidebar.ts'
import { entryMarks } from './entryMarks.ts'
import { createPageLookup, type PageLookup } from './pageLookup.ts'
import { isElsewhere, pageOf, pathsOf, wholeApi } from './sidebarItem.ts'

interface SidebarInput {
  readonly config: SiteConfig
  readonly apis: readonly Api[]
  readonly routes: readonly Route[]
  /** Source location of a page's name in the configuration. */
  readonly placeOf?: ((written: string) => SourceLocation) | undefined
}

/** A sidebar and the language-neutral paths that stand in it. */
export interface BuiltSidebar {
  readonly id: string
  readonly paths: readonly string[]
  readonly sidebar: Sidebar
}

/** The configured sidebars, else one per API, in every language. */
export function buildSidebars({
  config,
  apis,
  routes,
  placeOf = unplaced,
}: SidebarInput): Checked<readonly BuiltSidebar[]> {
  const isConfigured = Object.keys(config.sidebars).length > 0
  const lookup = createPageLookup(apis, routes)
  const sidebars = isConfigured ? config.sidebars : automaticSidebars(apis, guidePaths(routes), config)
  const defaultLocale = defaultLocaleOf(config)
  const value = Object.entries(sidebars).flatMap(([id, sidebar]) =>
    config.locales.map(({ code }) => buildSidebar(id, sidebar, { locale: code, defaultLocale, lookup })),
  )
  return { value, diagnostics: Object.values(sidebars).flatMap((sidebar) => checkSidebar(sidebar, lookup, placeOf)) }
}

const unplaced = () => ({ file: 'site.config.ts', line: 1, column: 1 })

/** Paths of all guides except the home page, which leads to them, and the page for missing addresses. */
function guidePaths(routes: readonly Route[]): string[] {
  const listed = routes.filter(
    ({ kind, source, path }) => source.origin === 'guide' && kind !== 'home' && path !== notFoundPath,
  )
  return [...new Set(listed.map(({ path }) => path))]
}

interface Language {
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly lookup: PageLookup
}

function buildSidebar(id: string, { label, landing, items: written }: SidebarConfig, language: Language): BuiltSidebar {
  const { locale, defaultLocale, lookup } = language
  const textOf = (text: Localized) => localized(text, locale, defaultLocale).text
  const nodesOf = (item: Exclude<SidebarItem, SidebarHeading>): SidebarNode[] => {
    if (typeof item === 'string') return entriesOf([item], language)
    const label = textOf(item.label)
    if ('href' in item)
      return isElsewhere(item.href) || lookup.has(pageOf(item.href)) ? [{ path: item.href, label }] : []
    const entries = entriesOf(pathsOf(item, lookup.apis), language)
    const [only, ...others] = entries
    if (only && 'tag' in item && others.length === 0) return [{ ...only, label }]
    return only ? [{ label, items: entries }] : []
  }
  const items = written.flatMap((item) => wholeApi(item, lookup.apis) ?? [item])
  const nodes: SidebarNode[] = []
  let heading: string | undefined
  for (const item of items) {
    if (typeof item === 'object' && 'heading' in item) heading = textOf(item.heading)
    else
      for (const node of nodesOf(item)) {
        nodes.push(heading === undefined ? node : { ...node, heading })
        heading = undefined
      }
  }
  const paths = items.flatMap((item) => pathsOf(item, lookup.apis))
  return { id, paths, sidebar: { id, locale, label: textOf(label), landing, items: nodes } }
}

function entriesOf(paths: readonly string[], { locale, lookup }: Language): SidebarEntry[] {
  return paths.flatMap((path) => {
    const route = lookup.route(path, locale)
    return route ? [{ path: route.path, label: route.sidebarLabel, ...entryMarks(route, lookup.apis) }] : []
  })
}
