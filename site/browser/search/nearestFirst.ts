import type { SearchHit } from '../../../generator/contract/search.ts'

function partsOf(path: string): string[] {
  return path.split(/[/#]/).filter((part) => part !== '')
}

/** Hits by the number of path parts that they share, hits of the same section first; else as they are. */
export function nearestFirst(path: string, hits: readonly SearchHit[]): SearchHit[] {
  const asked = partsOf(path)
  const shared = ({ record }: SearchHit): number => {
    const parts = partsOf(record.url)
    const end = parts.findIndex((part, at) => part !== asked[at])
    return end < 0 ? parts.length : end
  }
  return hits.toSorted((one, other) => shared(other) - shared(one))
}
