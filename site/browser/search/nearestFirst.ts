import type { SearchHit, SearchKind } from '../../../generator/contract/search.ts'
import { groupHits, pageOf } from './groupHits.ts'
import { isSpelledLike } from './resemblesPath.ts'

/** Kinds of records that a wrong address may have named: they come before all others. */
const placeKinds: readonly SearchKind[] = ['page', 'operation', 'channel', 'heading']

function partsOf(path: string): string[] {
  return path.split(/[/#]/).filter((part) => part !== '')
}

/** How many parts two paths have in common from their start, whatever their spelling. */
function sharedParts(one: string, other: string): number {
  const asked = partsOf(one)
  const parts = partsOf(other)
  const end = parts.findIndex((part, at) => !isSpelledLike(part, asked[at] ?? ''))
  return end < 0 ? parts.length : end
}

/** Hits by the number of path parts that they share, hits of the same section first; else as they are. */
export function nearestFirst(path: string, hits: readonly SearchHit[]): SearchHit[] {
  return hits.toSorted((one, other) => sharedParts(path, other.record.url) - sharedParts(path, one.record.url))
}

/** Hits of a wrong address: a page for each, the page itself where the address may name it, and the pages above the address. */
export function suggestedPages(path: string, named: readonly SearchHit[], all: readonly SearchHit[]): SearchHit[] {
  const found = named.length > 0 ? named : all
  const places = found.filter(({ record }) => placeKinds.includes(record.kind))
  const above = all.filter(
    ({ record: { url } }) => sharedParts(path, url) === partsOf(url).length && pageOf(url) === url,
  )
  const best = groupHits([...(places.length > 0 ? places : found), ...above]).flatMap(({ page, hits: [first] }) => {
    if (!first) return []
    const isNamed = sharedParts(path, page) === partsOf(path).length
    return isNamed ? { ...first, record: { ...first.record, url: page, heading: '' } } : first
  })
  return nearestFirst(path, best)
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
