import type { Prose } from '../contract/annotations.ts'
import { capitalized } from '../contract/capitalized.ts'
import type { Channel } from '../contract/channel.ts'
import type { ApiConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { groupBy } from '../contract/groups.ts'
import type { Operation } from '../contract/operation.ts'
import type { ReferencePage, Tag } from '../contract/reference.ts'
import { normalizePath } from '../contract/routes.ts'
import type { SchemaId } from '../contract/schema.ts'
import { type ApiContent, compact } from './context.ts'
import { type Division, divide, type Placement } from './dividePages.ts'
import { inTurn } from './operationHead.ts'
import { pathSegment } from './pathSegment.ts'
import type { Translator } from './prose.ts'
import { schemaPages } from './schemaPages.ts'
import { type EntryGroup, entryGroups, groupName } from './view/entryGroups.ts'
import { createSizeEstimate, type PageSize } from './view/pageSize.ts'

/** What pages are made of: the part that operations and channels have in common decides where they go. */
type Entry = Pick<Operation, 'id' | 'title' | 'description' | 'tags' | 'page' | 'sidebarLabel' | 'source'> & {
  readonly operation?: Operation
  readonly channel?: Channel
  readonly size: PageSize
}

/** A group with its entries, and where those go that ask for no page. */
interface PlacedGroup {
  readonly group: EntryGroup
  readonly title: Prose
  readonly rank: number
  readonly division: Division<Entry>
}

/** What a page is made of. It stands where the first of its groups does. */
interface PagePlan {
  readonly entries: readonly Entry[]
  readonly rank: number
  readonly title: Prose
  readonly tag?: Tag
  readonly category?: Prose
}

export interface PageOptions {
  readonly config: ApiConfig
  readonly translator: Translator
  /** Nothing else of the site stands at the path of the API. */
  readonly isPathFree: boolean
  /** Named schemas that no entry leads to. */
  readonly unused?: readonly SchemaId[]
}

/**
 * The pages of an API: an operation or channel goes to its own `x-page`, else to its first tag's, else to a page per tag
 * or per operation as configured. A tag that is too large for one page gets several, unless the configuration asks for one.
 * Pages come in the order of the tags, behind an overview where the configuration names one or the path of the API is free.
 */
export function buildPages(
  content: ApiContent,
  { config, translator, isPathFree, unused = [] }: PageOptions,
): Checked<readonly ReferencePage[]> {
  const prefix = config.path ?? `/${config.id}/`
  const entries = entriesOf(content)
  const groups = placedGroups(content, entries, config, translator)
  const plans = new Map<string, PagePlan>()
  for (const entry of entries) {
    const placed = groups.get(groupName(entry.operation ?? entry))
    if (!placed) continue
    const place = placed.division.places.get(entry)
    const path = ownPath(entry, placed.group) ?? pathBelow(`${prefix}${pathSegment(placed.group.name)}`, entry, place)
    const plan = plans.get(path) ?? { ...planOf(entry, placed, place), entries: [] }
    plans.set(path, { ...plan, rank: Math.min(plan.rank, placed.rank), entries: [...plan.entries, entry] })
  }
  const isOpen = isPathFree && ![...plans.keys()].some((path) => normalizePath(path) === normalizePath(prefix))
  const overview = config.overview ?? (isOpen ? prefix : undefined)
  const pages = [...plans].sort(([, a], [, b]) => a.rank - b.rank)
  return {
    value: [
      ...overviewPages(content, overview),
      ...pages.map(([path, plan]) => entriesPage(path, plan, content.tags)),
      ...schemaPages(content, prefix, translator, unused),
    ],
    diagnostics: [...groups.values()].flatMap((placed) => reportDivision(placed, content)),
  }
}

function entriesOf({ operations, channels, schemas }: ApiContent): Entry[] {
  const sizeOf = createSizeEstimate(schemas)
  return [
    ...operations.map((operation) => ({ ...operation, operation, size: sizeOf(operation) })),
    ...channels.map((channel) => ({ ...channel, channel, size: sizeOf(channel) })),
  ]
}

function placedGroups(
  content: ApiContent,
  entries: readonly Entry[],
  { pages }: ApiConfig,
  translator: Translator,
): ReadonlyMap<string, PlacedGroup> {
  const members = groupBy(entries, (entry) => groupName(entry.operation ?? entry))
  return new Map(
    entryGroups(content).map((group, rank) => {
      const free = (members.get(group.name) ?? []).filter((entry) => ownPath(entry, group) === undefined)
      const title = group.title ?? translator.name(group.name)
      return [group.name, { group, title, rank, division: divide(free, pages) }] as const
    }),
  )
}

/** The page that an operation, a channel or its tag asks for. */
function ownPath(entry: Entry, { tag }: EntryGroup): string | undefined {
  return [entry.page, tag?.page].find((page) => page !== undefined && isPagePath(page))
}

function pathBelow(folder: string, { id }: Entry, { shared = [], isAlone }: Placement = {}): string {
  return [folder, ...shared.map(pathSegment), ...(isAlone ? [pathSegment(id)] : [])].join('/')
}

function planOf(
  { tags, operation }: Entry,
  { group: { tag }, title, rank, division }: PlacedGroup,
  place: Placement = {},
): Omit<PagePlan, 'entries'> {
  const shared = place.shared && { en: asWords(place.shared) }
  // Hundreds of webhooks without a tag would hide everything else.
  const hasName = tags.length > 0 || operation?.kind === 'webhook'
  const category = division.by === 'group' ? undefined : hasName ? title : stepCategory(place, division)
  return { rank, title: shared ?? title, ...(tag && !shared ? { tag } : {}), ...(category ? { category } : {}) }
}

/** The first step of entries that are on several pages for all that they have in common. */
function stepCategory({ shared: [first] = [] }: Placement, { places }: Division<Entry>): Prose | undefined {
  const isDivided = [...places.values()].some(
    ({ shared = [], isAlone }) => shared[0] === first && (isAlone || shared.length > 1),
  )
  return first !== undefined && isDivided ? { en: asWords([first]) } : undefined
}

/** `account_links` reads as “Account links”. */
function asWords(steps: readonly string[]): string {
  const words = steps.join(' ').replaceAll(/[-_]+/g, ' ').trim()
  return capitalized(words)
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

/** Whether a path can name files and addresses. The checks report a path that cannot. */
function isPagePath(path: string): boolean {
  return (
    /^\/([^\s/\\?#]+\/)*([^\s/\\?#]+)?$/.test(path) && !path.split('/').some((step) => step === '.' || step === '..')
  )
}

function entriesPage(path: string, { entries, ...plan }: PagePlan, tags: readonly Tag[]): ReferencePage {
  const [first] = entries
  if (!first) throw new Error(`page ${path} has no entry`)
  const tag = tags.find((candidate) => candidate.page === path) ?? plan.tag
  const isOwn = entries.length === 1 && (first.page === path || path.endsWith(`/${pathSegment(first.id)}`))
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

/** The page of the API as a whole. An unused tag is a chapter of the API's description. */
function overviewPages(content: ApiContent, overview: string | undefined): ReferencePage[] {
  if (overview === undefined) return []
  const { title, summary, description: text, source, tags, operations, channels } = content
  const used = new Set([...operations, ...channels].flatMap((entry) => entry.tags))
  const chapters = tags.flatMap(({ name, kind, title: heading, description }) =>
    description && kind === undefined && !used.has(name)
      ? [inEachLanguage(heading, (own) => `# ${own}`), description]
      : [],
  )
  const parts = [summary, text, ...chapters].filter((part) => part !== undefined)
  const description = parts.length > 0 ? parts.reduce(inTurn) : undefined
  return [compact<ReferencePage>({ path: overview, title, description, content: { kind: 'overview' }, source })]
}

function inEachLanguage(text: Prose, change: (text: string) => string): Prose {
  return Object.fromEntries(Object.entries(text).map(([locale, own]) => [locale, change(own)]))
}
