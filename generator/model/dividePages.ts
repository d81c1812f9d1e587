import type { Channel } from '../contract/channel.ts'
import type { ApiConfig } from '../contract/config.ts'
import { groupBy } from '../contract/groups.ts'
import type { Operation } from '../contract/operation.ts'
import { type PageSize, sizeOfPage } from './view/pageSize.ts'

/** Bytes of HTML, as estimated, from which a page is divided: published pages then stay below 1.5 MB. */
const pageLimit = 1_100_000

interface Divisible {
  readonly operation?: Operation
  readonly channel?: Channel
  readonly size: PageSize
}

/** Place of an entry below the address of its group. */
export interface Placement {
  /** Steps of the path that it has in common with its neighbours. */
  readonly shared?: readonly string[]
  /** It has a page of its own. */
  readonly isAlone?: true
}

export interface Division<Entry> {
  readonly by: 'group' | 'path' | 'operation'
  readonly places: ReadonlyMap<Entry, Placement>
  /** Estimated bytes of the undivided page. Absent where nothing was too large. */
  readonly tooLarge?: number
}

/**
 * Divides a group of entries into pages. A group that is too large for a page is divided by the first step in which its
 * paths differ, its large parts by the next step, and where steps give no order, into a page for each entry. The
 * configuration wins.
 */
export function divide<Entry extends Divisible>(entries: readonly Entry[], pages: ApiConfig['pages']): Division<Entry> {
  if (pages === 'operation') return { by: 'operation', places: everywhere(entries, { isAlone: true }) }
  if (pages === 'tag' || isSmall(entries)) return { by: 'group', places: everywhere(entries, {}) }
  const tooLarge = sizeOf(entries)
  const groups = groupsByStep(entries)
  // A step that all have in common orders nothing, nor do steps that hardly any two have in common.
  if (groups.size === 1 || groups.size * 2 > entries.length) return { ...divide(entries, 'operation'), tooLarge }
  const places = [...groups].flatMap(([step, own]) => [...placesBelow(own, step === '' ? [] : [step])])
  return { by: 'path', places: new Map(places), tooLarge }
}

/** The places of entries whose paths share steps. Small groups of longer paths stay with the paths that end here. */
function placesBelow<Entry extends Divisible>(
  entries: readonly Entry[],
  shared: readonly string[],
): Map<Entry, Placement> {
  const place: Placement = shared.length > 0 ? { shared } : {}
  if (isSmall(entries)) return everywhere(entries, place)
  const groups = groupsByStep(entries)
  if (groups.size === 1) return everywhere(entries, { ...place, isAlone: true })
  let here = groups.get('') ?? []
  groups.delete('')
  const away: (readonly [Entry, Placement])[] = []
  for (const [step, own] of [...groups].toSorted(([, a], [, b]) => sizeOf(a) - sizeOf(b))) {
    const all = [...here, ...own]
    if (isSmall(all)) here = all
    else
      away.push(
        ...(own.length === 1 ? everywhere(own, { ...place, isAlone: true }) : placesBelow(own, [...shared, step])),
      )
  }
  return new Map([...everywhere(here, isSmall(here) ? place : { ...place, isAlone: true }), ...away])
}

function everywhere<Entry>(entries: readonly Entry[], place: Placement): Map<Entry, Placement> {
  return new Map(entries.map((entry) => [entry, place]))
}

function isSmall(entries: readonly Divisible[]): boolean {
  return entries.length < 2 || sizeOf(entries) <= pageLimit
}

function sizeOf(entries: readonly Divisible[]): number {
  return sizeOfPage(entries.map(({ size }) => size))
}

/** Entries by the first literal step behind the start that all paths have in common. */
function groupsByStep<Entry extends Divisible>(entries: readonly Entry[]): Map<string, Entry[]> {
  const start = commonStart(entries.map(stepsOf))
  return groupBy(entries, (entry) => stepsOf(entry).slice(start).find(isLiteral) ?? '')
}

/**
 * Names of webhooks and addresses of channels have other separators than paths, and so have methods of JSON-RPC, which are
 * words. A query or fragment is no step.
 */
function stepsOf({ operation, channel }: Divisible): string[] {
  const steps =
    operation?.kind === 'operation'
      ? operation.path.replace(/[?#].*/, '').split('/')
      : channel?.partOf !== undefined
        ? (channel.callName ?? channel.id).split(/[/.:]/)
        : (operation?.path ?? channel?.address ?? '').split(/[/.:_-]/)
  return steps.filter((step) => step !== '')
}

/** Templates name nothing. */
function isLiteral(step: string): boolean {
  return /^[\p{L}\p{N}_-]+$/u.test(step)
}

/** Number of first steps that all paths share. */
function commonStart([first = [], ...others]: readonly (readonly string[])[]): number {
  const end = first.findIndex((step, index) => others.some((steps) => steps[index] !== step))
  return end < 0 ? first.length : end
}
