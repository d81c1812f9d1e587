import type { SearchKind, SearchRecord } from '../../contract/search.ts'

/** A record of the hosted index: a local record, and the fields for ranking and grouping. */
export interface AlgoliaRecord extends SearchRecord {
  readonly objectID: string
  /** Address of the page, which a few of its records stand for. */
  readonly page: string
  /** Higher comes first among equals. */
  readonly kindRank: number
  /** 1 for deprecated entries, which come later. */
  readonly isPast: 0 | 1
}

/** The service refuses records of more than 10 KB. */
const longestText = 5000

const kindRanks: Readonly<Record<SearchKind, number>> = {
  absent: 9,
  tool: 8,
  operation: 7,
  page: 6,
  channel: 5,
  error: 4,
  heading: 3,
  prose: 2,
  field: 1,
  value: 0,
  file: 4,
  program: 3,
}

export function algoliaRecord(record: SearchRecord): AlgoliaRecord {
  return {
    ...record,
    objectID: record.id,
    text: record.text.slice(0, longestText),
    page: record.url.replace(/#.*$/, ''),
    kindRank: kindRanks[record.kind],
    isPast: record.deprecated ? 1 : 0,
  }
}
