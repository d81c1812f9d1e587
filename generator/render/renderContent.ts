import { changesOf, newestDate } from '../contract/changes.ts'
import { defaultLocaleOf, type SiteConfig } from '../contract/config.ts'
import type { Download } from '../contract/downloads.ts'
import { anchorOf, shortHash } from '../contract/ids.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Recipes, recipeAddress } from '../contract/recipes.ts'
import type { Api, ReferencePage } from '../contract/reference.ts'
import { normalizePath, type Route, type RouteTable } from '../contract/routes.ts'
import { currentVersion, type VersionTable } from '../contract/versions.ts'
import type { Guide } from '../load/parseGuide.ts'
import type { GuideTables } from '../load/readGuideTables.ts'
import { guideMarkdown } from './guideMarkdown.ts'
import { labelsOf } from './labels.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'
import { renderReferencePage } from './referencePage.ts'

export interface ContentInput {
  readonly config: SiteConfig
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly tables: GuideTables
  /** Programs of the guides. */
  readonly recipes?: Recipes
  /** Files of each API that readers take with them. */
  readonly downloads?: readonly Download[]
  /** All versions of the site, when there is more than one. */
  readonly versions?: VersionTable | undefined
}

/**
 * Every file of the content folder: MDX of generated pages, Markdown twin of each route (`markdown/<url>.md`), the model,
 * the route table, one hashed file per sidebar and language and one of what changed when, the configuration with its defaults, and where the other
 * versions have their pages.
 */
export function renderContent(input: ContentInput): Map<string, string> {
  const { config, apis, routes } = input
  const contexts = new Map(config.locales.map(({ code }) => [code, markdownContext(code, input)]))
  return new Map([
    ...routes.routes.flatMap((route) => routeFiles(route, input, contexts.get(route.locale))),
    ...apis.map((api) => [`model/${api.id}.json`, json(api)] as const),
    ...routes.sidebars.map((sidebar) => {
      const text = JSON.stringify(sidebar)
      return [`sidebars/${sidebar.locale}/${sidebar.id}-${shortHash(text)}.json`, text] as const
    }),
    ...changesFiles(input),
    ['routes.json', json(routes)],
    ['downloads.json', json(input.downloads ?? [])],
    ['site.json', json(config)],
    ...recipeFiles(input.recipes ?? new Map()),
    ...(input.versions ? [['versions.json', json(input.versions)] as const] : []),
  ])
}

/** What changed when, in each language; nothing changes in a frozen version. */
function changesFiles({ config, routes, versions }: ContentInput): (readonly [string, string])[] {
  if (newestDate(routes) === undefined || (versions && versions.own !== currentVersion)) return []
  return config.locales.map(({ code }) => {
    const text = JSON.stringify(changesOf(routes, code))
    return [`changes/${code}-${shortHash(text)}.json`, text]
  })
}

/** What the pages show of each recipe, and the programs as they are published. */
function recipeFiles(recipes: Recipes): (readonly [string, string])[] {
  if (recipes.size === 0) return []
  const shown = [...recipes].map(([name, programs]) => [name, programs.map(({ file, short }) => ({ file, short }))])
  return [
    ['recipes.json', json(Object.fromEntries(shown))],
    ...[...recipes.values()].flat().map(({ file, program }) => [recipeAddress(file).slice(1), program] as const),
  ]
}

function routeFiles(
  route: Route,
  input: ContentInput,
  context: MarkdownContext | undefined,
): (readonly [string, string])[] {
  if (!context) return []
  const { defaultLocale } = context
  const guide = input.guides.find(({ file }) => file === route.source.file)
  if (guide) return [[markdownFile(route), guideMarkdown(guide, context)]]
  const found = findPage(route, input.apis)
  if (!found) return []
  const { api, page } = found
  return [
    [`pages/${route.source.file}`, renderReferencePage(page, { api, locale: route.locale, defaultLocale })],
    [markdownFile(route), referenceMarkdown(page, api, { ...context, pathOfSchema: schemaPathsOf(api) })],
  ]
}

/** Where the Markdown twin of a page lies: `/faq` → `markdown/faq.md`, `/spot/` → `markdown/spot.md`, a home → `index.md`. */
function markdownFile({ url, path }: Route): string {
  return `markdown${path === '/' ? `${url}index` : normalizePath(url)}.md`
}

function findPage(route: Route, apis: readonly Api[]): { api: Api; page: ReferencePage } | undefined {
  const api = apis.find(({ id }) => id === route.api)
  const page = api?.pages.find(({ path }) => path === route.path)
  return api && page ? { api, page } : undefined
}

/** Schemas of different APIs may have the same name: each API knows the pages of its own. */
function schemaPathsOf({ pages }: Api): MarkdownContext['pathOfSchema'] {
  return (schema) => pages.find(({ content }) => content.kind === 'schema' && content.schema === schema)?.path
}

function markdownContext(
  locale: LocaleCode,
  { config, apis, routes, tables, recipes = new Map(), downloads = [] }: ContentInput,
): MarkdownContext {
  const own = routes.routes.filter((route) => route.locale === locale)
  const urls = new Map(own.map(({ path, url }) => [normalizePath(path), url]))
  const placeOfEntry = new Map(own.flatMap(placesOf))
  return {
    apis,
    locale,
    defaultLocale: defaultLocaleOf(config),
    labels: labelsOf(locale),
    addressOf(path) {
      const [bare = '', fragment] = path.split('#')
      const url = urls.get(normalizePath(bare)) ?? bare
      return `${config.origin}${config.base.slice(0, -1)}${url}${fragment === undefined ? '' : `#${fragment}`}`
    },
    pathOfEntry: (api, id) => placeOfEntry.get(`${api} ${id}`),
    tables,
    recipes,
    downloads,
    pathOfSchema: () => undefined,
  }
}

/** Where each operation and channel of a page is: the page itself when it has only one. */
function placesOf({ api, operations = [], channels = [], path }: Route): (readonly [string, string])[] {
  const ids = [...operations, ...channels]
  return ids.map((id) => [`${api} ${id}`, ids.length > 1 ? `${path}#${anchorOf(id)}` : path])
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
