import { groupBy } from '../../contract/groups.ts'
import { memoizeByObject } from '../../contract/memoize.ts'

interface Identified {
  readonly id: string
}

/** The entries that have one of these ids, in the order of the list. */
export function entriesById<Entry extends Identified>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  if (ids.length === 0) return []
  const places = placesOf(entries)
  const own = [...new Set(ids)].flatMap((id) => places.get(id) ?? []).sort((a, b) => a - b)
  return own.flatMap((place) => entries[place] ?? [])
}

/** Positions of entries in a list, by id, because callers look them up for each of thousands of pages. */
const placesOf = memoizeByObject((entries: readonly Identified[]) =>
  groupBy(entries.keys(), (place) => entries[place]?.id),
)
