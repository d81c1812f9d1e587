/** Where the entries with an id stand in a list: one list is asked for each of thousands of pages. */
const knownPlaces = new WeakMap<readonly Identified[], ReadonlyMap<string, readonly number[]>>()

interface Identified {
  readonly id: string
}

/** The entries that have one of these ids, in the order of the list. */
export function entriesById<Entry extends Identified>(entries: readonly Entry[], ids: readonly string[]): Entry[] {
  if (ids.length === 0) return []
  const places = knownPlaces.get(entries) ?? placesOf(entries)
  knownPlaces.set(entries, places)
  const own = [...new Set(ids)].flatMap((id) => places.get(id) ?? []).sort((a, b) => a - b)
  return own.flatMap((place) => entries[place] ?? [])
}

function placesOf(entries: readonly Identified[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { id }] of entries.entries()) {
    const same = places.get(id)
    if (same) same.push(place)
    else places.set(id, [place])
  }
  return places
}
