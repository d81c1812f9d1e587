import { foundInside, guideComponents, isGuideComponent } from '../../contract/components.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import type { GuideTable } from '../../contract/guideTable.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { type KeepEntry, keepNoEntry } from '../../contract/memory.ts'
import type { Recipes } from '../../contract/recipes.ts'
import type { Api } from '../../contract/reference.ts'
import { notFoundPath, type RouteTable } from '../../contract/routes.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { entriesById } from '../../model/view/entriesById.ts'
import { findPage } from '../../model/view/findPage.ts'
import { pageEntries } from '../../model/view/pageEntries.ts'
import { messagesOfCodes } from './errorRecords.ts'
import { cataloguedApis, guideRecords, type SearchableGuide } from './guideRecords.ts'
import type { RecordContext } from './recordContext.ts'
import { referenceRecords } from './referenceRecords.ts'
import { questionsByUrl, withQuestions } from './searchQuestions.ts'
import { siteRecords } from './siteRecords.ts'

export interface RecordInput {
  readonly config: Pick<SiteConfig, 'locales' | 'search' | 'console' | 'messages' | 'links'>
  readonly routes: RouteTable
  readonly guides: readonly SearchableGuide[]
  readonly apis: readonly Api[]
  readonly tables: ReadonlyMap<string, GuideTable>
  readonly downloads?: readonly Download[]
  readonly recipes?: Recipes
}

/** All search records of one language, in the order of the route table. */
export function buildRecords(locale: LocaleCode, input: RecordInput): SearchRecord[] {
  return [...recordsOfPages(locale, input)].flat()
}

/** All search records of one language, one page after the other. */
export function* recordsOfPages(
  locale: LocaleCode,
  input: RecordInput,
  keep: KeepEntry = keepNoEntry,
): Generator<readonly SearchRecord[]> {
  const { routes, config, guides, apis, tables, downloads = [], recipes = new Map() } = input
  const labels = new Map(
    routes.sidebars.filter((sidebar) => sidebar.locale === locale).map(({ id, label }) => [id, label]),
  )
  const retired = retiredSections(routes, apis)
  const catalogued = cataloguedApis(guides)
  const asked = questionsByUrl(locale, config)
  const messagesByCode = messagesOfCodes(guides)
  const byFile = new Map(guides.map((guide) => [guide.file, guide]))
  for (const route of routes.routes.filter((own) => own.locale === locale && own.path !== notFoundPath)) {
    const sectionLabel = route.sidebar === undefined ? undefined : labels.get(route.sidebar)
    const context: RecordContext = {
      ...{ route, locale, defaultLocale: defaultLocaleOf(config), apis, tables, catalogued, messagesByCode },
      ...{ downloads, recipes },
      ...(config.messages === undefined ? {} : { messages: config.messages }),
      ...(sectionLabel === undefined ? {} : { sectionLabel }),
    }
    const guide = byFile.get(route.source.file)
    const own = guide
      ? writtenRecords(guide, retired.has(route.sidebar ?? ''), context, keep)
      : generatedRecords(context, keep)
    yield withQuestions(own, asked)
  }
  yield siteRecords(locale, { config, routes: routes.routes, hasApis: apis.length > 0 })
}

function writtenRecords(
  guide: SearchableGuide,
  isRetired: boolean,
  context: RecordContext,
  keep: KeepEntry,
): readonly SearchRecord[] {
  const { route, locale, defaultLocale, sectionLabel } = context
  const names = Object.keys(guideComponents)
    .filter((name) => guide.text.includes(name))
    .filter(isGuideComponent)
  const shown = [...new Set(names.map(foundInside))].map((kind) => shownBy[kind](context))
  const read = [route, locale, defaultLocale, sectionLabel, guide.description, guide.text, isRetired, shown]
  return keep(`records ${route.url}`, { read }, () => guideRecords(guide, isRetired, context))
}

/** Sources of a guide's components besides the guide itself. */
const shownBy: Readonly<
  Record<
    ReturnType<typeof foundInside>,
    (context: Pick<RecordContext, 'apis' | 'tables' | 'downloads' | 'recipes' | 'messagesByCode'>) => unknown
  >
> = {
  text: () => null,
  'error codes': ({ apis, messagesByCode }) => [apis.map(({ id, errors }) => [id, errors]), [...messagesByCode]],
  connection: ({ apis }) =>
    apis.map(({ id, streaming, channels }) => [id, streaming, channels.map(({ deprecation }) => deprecation)]),
  rows: ({ tables }) => [...tables],
  debugger: ({ apis }) => apis.map(({ id, title, securitySchemes }) => [id, title, securitySchemes]),
  downloads: ({ apis, downloads }) => [apis.map(({ id, title }) => [id, title]), downloads],
  program: ({ recipes }) => [...recipes].map(([name, programs]) => [name, programs.map(({ file }) => file)]),
}

function generatedRecords(context: RecordContext, keep: KeepEntry): readonly SearchRecord[] {
  const { apis, tables: _, recipes: _recipes, catalogued, messagesByCode, ...own } = context
  const found = findPage(own.route, apis)
  if (!found) return []
  const { page, api } = found
  const { operations, channels } = pageEntries(page, api)
  const schemes = page.content.kind === 'overview' ? api.securitySchemes : []
  const read = [own, catalogued.has(api.id), schemes, [...messagesByCode]]
  const sources = { api, entries: [page, ...operations, ...channels], read }
  return keep(`records ${own.route.url}`, sources, () => referenceRecords(page, api, context))
}

/** Sections whose operations and channels are all deprecated: their guides are about the past too. */
function retiredSections({ routes }: RouteTable, apis: readonly Api[]): ReadonlySet<string> {
  const alive = new Set<string>()
  const documented = new Set<string>()
  for (const { sidebar, api: owner, operations = [], channels = [] } of routes) {
    const api = apis.find(({ id }) => id === owner)
    if (!api || sidebar === undefined) continue
    documented.add(sidebar)
    const entries = [...entriesById(api.operations, operations), ...entriesById(api.channels, channels)]
    if (entries.some(({ deprecation }) => deprecation === undefined)) alive.add(sidebar)
  }
  return new Set([...documented].filter((sidebar) => !alive.has(sidebar)))
}
