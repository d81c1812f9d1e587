import { groupBy } from '../../../generator/contract/groups.ts'
import type { SearchHit } from '../../../generator/contract/search.ts'

/** The hits of one page, best first. */
export interface HitGroup {
  readonly page: string
  readonly hits: readonly SearchHit[]
}

/** Page of an address, without the place on it. */
export function pageOf(url: string): string {
  return url.replace(/#.*$/, '')
}

/** Hits by page: the page with the best hit first, its others beneath it. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = groupBy(hits, ({ record }) => pageOf(record.url))
  return [...groups].map(([page, found]) => ({ page, hits: found }))
}
