import {
  defaultLocaleOf,
  type SidebarConfig,
  type SidebarHeading,
  type SidebarItem,
  type SiteConfig,
} from '../../contract/config.ts'
import type { Checked, Diagnostic, SourceLocation } from '../../contract/diagnostics.ts'
import { type LocaleCode, type Localized, localized } from '../../contract/locales.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import {
  normalizePath,
  notFoundPath,
  type Route,
  type Sidebar,
  type SidebarEntry,
  type SidebarNode,
} from '../../contract/routes.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { entriesById } from '../../model/view/entriesById.ts'
import { channelMark, operationMark } from '../../model/view/entryRows.ts'
import { automaticSidebars, sidebarItems } from './automaticSidebars.ts'

interface SidebarInput {
  readonly config: SiteConfig
  readonly apis: readonly Api[]
  readonly routes: readonly Route[]
  /** Where the configuration names a page. */
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
  const lookup = createLookup(apis, routes)
  const sidebars = isConfigured ? config.sidebars : automaticSidebars(apis, guidePaths(routes), config)
  const defaultLocale = defaultLocaleOf(config)
  const value = Object.entries(sidebars).flatMap(([id, sidebar]) =>
    config.locales.map(({ code }) => buildSidebar(id, sidebar, { locale: code, defaultLocale, lookup })),
  )
  return { value, diagnostics: Object.values(sidebars).flatMap((sidebar) => checkSidebar(sidebar, lookup, placeOf)) }
}

const unplaced = () => ({ file: 'site.config.ts', line: 1, column: 1 })

/** The guides besides the home page, from which readers come to them, and that for missing addresses. */
function guidePaths(routes: readonly Route[]): string[] {
  const listed = routes.filter(
    ({ kind, source, path }) => source.origin === 'guide' && kind !== 'home' && path !== notFoundPath,
  )
  return [...new Set(listed.map(({ path }) => path))]
}

interface Lookup {
  readonly apis: readonly Api[]
  route(path: string, locale: LocaleCode): Route | undefined
  has(path: string): boolean
  /** The page that a mistyped path may mean. */
  near(path: string): string | undefined
}

interface Language {
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly lookup: Lookup
}

function createLookup(apis: readonly Api[], routes: readonly Route[]): Lookup {
  const byPath = new Map(routes.map((route) => [`${route.locale} ${normalizePath(route.path)}`, route]))
  const paths = new Set(routes.map(({ path }) => normalizePath(path)))
  const names = [...paths]
  return {
    apis,
    route: (path, locale) => byPath.get(`${locale} ${normalizePath(path)}`),
    has: (path) => paths.has(normalizePath(path)),
    near: (path) => nearestName(normalizePath(path), names),
  }
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
    if (isHeading(item)) heading = textOf(item.heading)
    else
      for (const node of nodesOf(item)) {
        nodes.push(heading === undefined ? node : { ...node, heading })
        heading = undefined
      }
  }
  const paths = items.flatMap((item) => pathsOf(item, lookup.apis))
  return { id, paths, sidebar: { id, locale, label: textOf(label), landing, items: nodes } }
}

function isHeading(item: SidebarItem): item is SidebarHeading {
  return typeof item === 'object' && 'heading' in item
}

/** An API as items of a sidebar, under a heading; `undefined` for any other item. */
function wholeApi(item: SidebarItem, apis: readonly Api[]): SidebarItem[] | undefined {
  if (typeof item === 'string' || !('api' in item) || item.tag !== undefined) return undefined
  const api = apis.find(({ id }) => id === item.api)
  return api ? [{ heading: item.label }, ...sidebarItems(api)] : []
}

/** The page that a link leads to a part of. */
function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}

function isElsewhere(href: string): boolean {
  return !href.startsWith('/')
}

function pathsOf(item: SidebarItem, apis: readonly Api[]): readonly string[] {
  if (typeof item === 'string') return [item]
  if ('heading' in item || 'href' in item) return []
  if ('items' in item) return item.items
  const pages = apis.find(({ id }) => id === item.api)?.pages ?? []
  return pages.filter(({ tag }) => tag === item.tag).map(({ path }) => path)
}

function entriesOf(paths: readonly string[], { locale, lookup }: Language): SidebarEntry[] {
  return paths.flatMap((path) => {
    const route = lookup.route(path, locale)
    return route ? [{ path: route.path, label: route.sidebarLabel, ...entryMarks(route, lookup.apis) }] : []
  })
}

function isDeprecated({ deprecation }: Pick<Operation, 'deprecation'>): boolean {
  return deprecation !== undefined
}

/** Where everything is deprecated, a mark on each entry tells nothing: the pages say it. */
function isWhollyDeprecated(api: Api | undefined): boolean {
  return api !== undefined && [...api.operations, ...api.channels].every(isDeprecated)
}

/** Methods and deprecation of the operations and channels that a page documents. */
function entryMarks(
  { api: apiId, operations = [], channels = [] }: Route,
  apis: readonly Api[],
): Pick<SidebarEntry, 'methods' | 'deprecated'> {
  const api = apis.find(({ id }) => id === apiId)
  const ofPage = entriesById(api?.operations ?? [], operations)
  const ownChannels = entriesById(api?.channels ?? [], channels)
  const all = [...ofPage, ...ownChannels]
  const methods = [...ofPage.map(operationMark), ...ownChannels.map(channelMark)]
  return {
    ...(methods.length > 0 ? { methods: [...new Set(methods)] } : {}),
    ...(all.length > 0 && all.every(isDeprecated) && !isWhollyDeprecated(api) ? { deprecated: true } : {}),
  }
}

function checkSidebar(
  { landing, items }: SidebarConfig,
  lookup: Lookup,
  placeOf: NonNullable<SidebarInput['placeOf']>,
): Diagnostic[] {
  const problem = { severity: 'error', code: 'sidebar-page-unknown' } as const
  const named = [
    landing,
    ...items.flatMap((item) => {
      if (typeof item === 'string') return [item]
      if ('href' in item) return isElsewhere(item.href) ? [] : [pageOf(item.href)]
      return 'items' in item ? item.items : []
    }),
  ]
  const unknown = [...new Set(named)].filter((path) => !lookup.has(path))
  const empty = items.filter(
    (item) =>
      typeof item === 'object' &&
      'api' in item &&
      (wholeApi(item, lookup.apis) ?? pathsOf(item, lookup.apis)).length === 0,
  )
  const hintFor = (near: string | undefined) =>
    near ? `Did you mean ${near}?` : 'Correct the path, or add the guide or operation.'
  return [
    ...unknown.map((path) => ({
      ...problem,
      ...placeOf(path),
      message: `A sidebar names ${path}, which is not a page.`,
      hint: hintFor(lookup.near(path)),
    })),
    ...empty.flatMap((item) =>
      typeof item === 'object' && 'api' in item
        ? [
            {
              ...problem,
              ...placeOf(item.tag ?? item.api),
              message:
                item.tag === undefined
                  ? `A sidebar names the API "${item.api}", which does not exist.`
                  : `A sidebar names the tag "${item.tag}" of "${item.api}", which has no page.`,
              hint: 'Correct the tag or API, or remove the category.',
            },
          ]
        : [],
    ),
  ]
}
