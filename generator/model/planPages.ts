import type { Prose } from '../contract/annotations.ts'
import { capitalized } from '../contract/capitalized.ts'
import type { Channel } from '../contract/channel.ts'
import type { ApiConfig } from '../contract/config.ts'
import { groupBy } from '../contract/groups.ts'
import type { Operation } from '../contract/operation.ts'
import type { Tag } from '../contract/reference.ts'
import type { ApiContent } from './context.ts'
import { type Division, divide, type Placement } from './dividePages.ts'
import { pathSegment } from './pathSegment.ts'
import type { Translator } from './prose.ts'
import { type EntryGroup, entryGroups, groupName } from './view/entryGroups.ts'
import { createSizeEstimate, type PageSize } from './view/pageSize.ts'

/** An operation or channel to place on a page, by the members that both have. */
type PlacedEntry = Pick<Operation, 'id' | 'title' | 'description' | 'tags' | 'page' | 'sidebarLabel' | 'source'> & {
  readonly operation?: Operation
  readonly channel?: Channel
  readonly size: PageSize
}

/** A group with its entries, and the pages of the entries without `x-page`. */
export interface PlacedGroup {
  readonly group: EntryGroup
  readonly title: Prose
  readonly rank: number
  readonly division: Division<PlacedEntry>
}

/** Entries, title and group of a page. Its place in the menu is the place of its first group. */
export interface PagePlan {
  readonly entries: readonly PlacedEntry[]
  readonly rank: number
  readonly title: Prose
  readonly tag?: Tag
  readonly category?: Prose
  /** It has a part of its group alone. */
  readonly isPart: boolean
}

interface PlannedPages {
  readonly groups: ReadonlyMap<string, PlacedGroup>
  /** Plans by the paths of their pages. */
  readonly plans: ReadonlyMap<string, PagePlan>
}

/** Decides for each entry of an API which page it goes to. */
export function planPages(content: ApiContent, config: ApiConfig, translator: Translator): PlannedPages {
  const prefix = prefixOf(config)
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
  return { groups, plans }
}

/** The beginning of the paths of an API's pages. */
export function prefixOf({ path, id }: ApiConfig): string {
  return path ?? `/${id}/`
}

function entriesOf({ operations, channels, schemas }: ApiContent): PlacedEntry[] {
  const sizeOf = createSizeEstimate(schemas)
  return [
    ...operations.map((operation) => ({ ...operation, operation, size: sizeOf(operation) })),
    ...channels.map((channel) => ({ ...channel, channel, size: sizeOf(channel) })),
  ]
}

function placedGroups(
  content: ApiContent,
  entries: readonly PlacedEntry[],
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
function ownPath(entry: PlacedEntry, { tag }: EntryGroup): string | undefined {
  return [entry.page, tag?.page].find((page) => page !== undefined && isPagePath(page))
}

function pathBelow(folder: string, { id }: PlacedEntry, { shared = [], isAlone }: Placement = {}): string {
  return [folder, ...shared.map(pathSegment), ...(isAlone ? [pathSegment(id)] : [])].join('/')
}

function planOf(
  { tags, operation }: PlacedEntry,
  { group: { tag }, title, rank, division }: PlacedGroup,
  place: Placement = {},
): Omit<PagePlan, 'entries'> {
  const shared = place.shared && { en: asWords(place.shared) }
  // Hundreds of webhooks without a tag would hide everything else.
  const hasName = tags.length > 0 || operation?.kind === 'webhook'
  const category = division.by === 'group' ? undefined : hasName ? title : stepCategory(place, division)
  const isPart = place.shared !== undefined || place.isAlone === true
  return { rank, title: shared ?? title, isPart, ...(tag && !shared ? { tag } : {}), ...(category ? { category } : {}) }
}

/** The first step of entries that are on several pages for all that they have in common. */
function stepCategory({ shared: [first] = [] }: Placement, { places }: Division<PlacedEntry>): Prose | undefined {
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

/** Whether a path can name files and addresses. The checks report a path that cannot. */
function isPagePath(path: string): boolean {
  return (
    /^\/([^\s/\\?#]+\/)*([^\s/\\?#]+)?$/.test(path) && !path.split('/').some((step) => step === '.' || step === '..')
  )
}
