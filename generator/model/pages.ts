import type { Prose } from '../contract/annotations.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Api, ReferencePage, Tag } from '../contract/reference.ts'
import { normalizePath } from '../contract/routes.ts'
import type { SchemaId } from '../contract/schema.ts'
import { type ApiContent, compact } from './context.ts'
import { inTurn } from './operationHead.ts'
import { pathSegment } from './pathSegment.ts'
import { type PagePlan, type PlacedGroup, planPages, prefixOf } from './planPages.ts'
import { inEveryLanguage, type Translator } from './prose.ts'
import { schemaPages } from './schemaPages.ts'
import { isDescribedOnPage } from './view/entryGroups.ts'

export interface PageOptions {
  readonly config: ApiConfig
  readonly translator: Translator
  /** Nothing else of the site stands at the path of the API. */
  readonly isPathFree: boolean
  /** Named schemas that no entry leads to. */
  readonly unused?: readonly SchemaId[]
  /** What further specs of the API say of themselves. */
  readonly further?: readonly SpecHead[]
}

type SpecHead = Pick<Api, 'title' | 'summary' | 'description'>

/**
 * The pages of an API: an operation or channel goes to its own `x-page`, else to its first tag's, else to a page per tag
 * or per operation as configured. A tag that is too large for one page gets several, unless the configuration asks for one.
 * Pages come in the order of the tags, behind an overview where the configuration names one or the path of the API is free.
 */
export function buildPages(
  content: ApiContent,
  { config, translator, isPathFree, unused = [], further = [] }: PageOptions,
): Checked<readonly ReferencePage[]> {
  const prefix = prefixOf(config)
  const { groups, plans } = planPages(content, config, translator)
  const isOpen = isPathFree && ![...plans.keys()].some((path) => normalizePath(path) === normalizePath(prefix))
  const overview = config.overview ?? (isOpen ? prefix : undefined)
  const ranked = [...plans].sort(([, a], [, b]) => a.rank - b.rank)
  const pages = ranked.map(([path, plan]) => entriesPage(path, plan, content.tags))
  return {
    value: [
      ...overviewPages(content, overview, further),
      ...(overview === undefined ? pages.flatMap((page) => [...tagPage(page, pages, groups, prefix), page]) : pages),
      ...schemaPages(content, prefix, translator, unused),
    ],
    diagnostics: [...groups.values()].flatMap((placed) => reportDivision(placed, content)),
  }
}

function reportDivision({ title, division }: PlacedGroup, { source }: ApiContent): Diagnostic[] {
  const { by, places, tooLarge } = division
  if (tooLarge === undefined) return []
  const [name = ''] = Object.values(title)
  const reason = `All ${places.size} entries of "${name}" on one page would make about ${(tooLarge / 1_000_000).toFixed(1)} MB of HTML.`
  const message =
    by === 'path' ? `${reason} They are on pages by their paths.` : `${reason} Each of them is on a page of its own.`
  const hint = "Give smaller groups a tag each. `pages: 'tag'` keeps one page a tag."
  return [{ code: 'page-divided', severity: 'info', message, hint, ...source }]
}

function entriesPage(path: string, { entries, ...plan }: PagePlan, tags: readonly Tag[]): ReferencePage {
  const [first] = entries
  if (!first) throw new Error(`page ${path} has no entry`)
  const tag = tags.find((candidate) => candidate.page === path) ?? plan.tag
  const isNamedAlike = path.endsWith(`/${pathSegment(first.id)}`) && (plan.isPart || tag?.description === undefined)
  const isOwn = entries.length === 1 && (first.page === path || isNamedAlike)
  return compact<ReferencePage>({
    path,
    title: isOwn ? first.title : (tag?.title ?? plan.title),
    sidebarLabel: isOwn ? first.sidebarLabel : tag?.sidebarLabel,
    description: isOwn ? (first.description ?? first.channel?.summary) : tag?.description,
    tag: first.tags[0],
    category: plan.category,
    content: {
      kind: 'reference',
      operations: entries.flatMap(({ operation }) => operation?.id ?? []),
      channels: entries.flatMap(({ channel }) => channel?.id ?? []),
    },
    source: first.source,
  })
}

/**
 * A tag whose entries are divided into pages is described by the overview. Without an overview it has a page of its own,
 * before the first page of its entries.
 */
function tagPage(
  page: ReferencePage,
  pages: readonly ReferencePage[],
  groups: ReadonlyMap<string, PlacedGroup>,
  prefix: string,
): ReferencePage[] {
  const { tag: name, category, source } = page
  const { group, division } = (name === undefined ? undefined : groups.get(name)) ?? {}
  const path = `${prefix}${pathSegment(name ?? '')}`
  const isFirst = pages.find(({ tag }) => tag === name) === page
  const isDivided = division !== undefined && division.by !== 'group' && division.places.size > 0
  if (!isDivided || !group?.tag?.description || !isFirst || isDescribedOnPage(group, { pages })) return []
  if (pages.some((other) => normalizePath(other.path) === normalizePath(path))) return []
  const { title, sidebarLabel, description } = group.tag
  const content = { kind: 'reference', operations: [], channels: [] } as const
  return [compact<ReferencePage>({ path, title, sidebarLabel, description, tag: name, category, content, source })]
}

/** The page of the API as a whole. An unused tag is a chapter of the API's description, and so is a further spec. */
function overviewPages(
  content: ApiContent,
  overview: string | undefined,
  further: readonly SpecHead[],
): ReferencePage[] {
  if (overview === undefined) return []
  const { title, summary, description: text, source, tags, operations, channels } = content
  const used = new Set([...operations, ...channels].flatMap((entry) => entry.tags))
  const chapters = tags.flatMap(({ name, kind, title: heading, description }) => {
    const saysMore = description !== undefined || Object.values(heading).some((own) => own !== name)
    return !saysMore || kind !== undefined || used.has(name) ? [] : chapter(heading, [description])
  })
  const specs = further.flatMap((spec) => {
    const said = [spec.summary, spec.description]
    return said.some((part) => part !== undefined) ? chapter(spec.title, said) : []
  })
  const parts = [summary, text, ...chapters, ...specs].filter((part) => part !== undefined)
  const description = parts.length > 0 ? parts.reduce(inTurn) : undefined
  return [compact<ReferencePage>({ path: overview, title, description, content: { kind: 'overview' }, source })]
}

function chapter(heading: Prose, parts: readonly (Prose | undefined)[]): Prose[] {
  return [inEveryLanguage(heading, (own) => `# ${own}`), ...parts.filter((part) => part !== undefined)]
}
