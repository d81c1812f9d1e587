import type { SearchHit } from '../../../generator/contract/search.ts'

function partsOf(path: string): string[] {
  return path.split(/[/#]/).filter((part) => part !== '')
}

/** How many parts two paths have in common from their start. */
function sharedParts(one: string, other: string): number {
  const asked = partsOf(one)
  const parts = partsOf(other)
  const end = parts.findIndex((part, at) => part !== asked[at])
  return end < 0 ? parts.length : end
}

/** Hits by the number of path parts that they share, hits of the same section first; else as they are. */
export function nearestFirst(path: string, hits: readonly SearchHit[]): SearchHit[] {
  return hits.toSorted((one, other) => sharedParts(path, other.record.url) - sharedParts(path, one.record.url))
}

/** The section whose first page has the most of a path; none where all of them have but the language. */
export function nearestSection(
  path: string,
  home: string,
  sections: readonly { readonly id: string; readonly url: string }[],
): string | undefined {
  const shared = sections.map(({ id, url }) => ({ id, count: sharedParts(path, url) }))
  const [best] = shared.toSorted((one, other) => other.count - one.count)
  return best && best.count > partsOf(home).length ? best.id : undefined
}
