import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '../../../generator/contract/groups.ts'
import type { LocaleCode } from '../../../generator/contract/locales.ts'
import { memoizeByObject } from '../../../generator/contract/memoize.ts'
import type { Api, Reference } from '../../../generator/contract/reference.ts'
import { normalizePath, type Route, type RouteTable, type Sidebar } from '../../../generator/contract/routes.ts'
import { contentFolder, readContent } from './content.ts'

interface RouteIndex {
  readonly byUrl: ReadonlyMap<string, Route>
  readonly byPath: ReadonlyMap<string, readonly Route[]>
  readonly sidebars: ReadonlyMap<string, Sidebar>
  readonly sidebarFiles: ReadonlyMap<string, string>
}

/** The route table. Server side only: it grows with the site. */
export function readRoutes(): RouteTable {
  return readContent('routes.json')
}

const indexOf = memoizeByObject(
  (table: RouteTable): RouteIndex => ({
    byUrl: new Map(table.routes.map((route) => [normalizePath(route.url), route])),
    byPath: groupBy(table.routes, ({ path }) => path),
    sidebars: new Map(table.sidebars.map((sidebar) => [`${sidebar.locale}:${sidebar.id}`, sidebar])),
    sidebarFiles: listSidebarFiles(),
  }),
)

/** The route a path below the base leads to, forgiving a slash at the end, `index.html` and `.html`. */
export function findRoute(table: RouteTable, url: string): Route | undefined {
  return indexOf(table).byUrl.get(normalizePath(url))
}

/** A page in every language, in the order of the route table. */
export function translationsOf(table: RouteTable, path: string): readonly Route[] {
  return indexOf(table).byPath.get(path) ?? []
}

/** The route of a language-neutral path in one language. */
export function routeOf(table: RouteTable, path: string, locale: LocaleCode): Route | undefined {
  return translationsOf(table, path).find((route) => route.locale === locale)
}

export function sidebarOf(table: RouteTable, id: string, locale: LocaleCode): Sidebar | undefined {
  return indexOf(table).sidebars.get(`${locale}:${id}`)
}

/** Absolute path of the article's MDX. */
export function sourceFile({ file }: Route['source']): string {
  return join(contentFolder(), 'pages', file)
}

/** The sidebar's JSON file below the content folder; its name ends in a hash of its content. */
export function sidebarFile(table: RouteTable, { id, locale }: Sidebar): string {
  const file = indexOf(table).sidebarFiles.get(`${locale}:${id}`)
  if (file === undefined) throw new Error(`the content folder has no file for the sidebar ${id} in ${locale}`)
  return file
}

/** Every sidebar's file below the content folder, by `<locale>:<id>`. */
function listSidebarFiles(): ReadonlyMap<string, string> {
  const folder = join(contentFolder(), 'sidebars')
  const files = new Map<string, string>()
  if (!existsSync(folder)) return files
  for (const locale of readdirSync(folder).sort()) {
    for (const file of readdirSync(join(folder, locale)).sort()) {
      const [, id] = /^(.+)-[^-]+\.json$/.exec(file) ?? []
      if (id !== undefined) files.set(`${locale}:${id}`, `sidebars/${locale}/${file}`)
    }
  }
  return files
}

let latest: Reference = { apis: [] }

/** Model of the APIs with these ids: the same value while none of them has changed, since much is known by it. */
export function readReference(ids: readonly string[]): Reference {
  const apis = ids.map((id) => readContent<Api>(`model/${id}.json`))
  const isSame = apis.length === latest.apis.length && apis.every((api, index) => api === latest.apis[index])
  if (!isSame) latest = { apis }
  return latest
}
