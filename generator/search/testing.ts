import type { SearchKind, SearchProvider, SearchRecord } from '../contract/search.ts'
import { indexRecords, wholeIndex } from './index/buildIndex.ts'
import type { SearchIndexFile } from './index/indexFile.ts'
import { createSearch } from './query/createSearch.ts'

/** A record for tests, with defaults for the members that a test does not name. */
export function record(url: string, kind: SearchKind, more: Partial<SearchRecord> = {}): SearchRecord {
  const heading = more.heading ?? ''
  return { id: `${kind}:${url}`, kind, locale: 'en', url, title: 'Page', heading, names: [], text: '', ...more }
}

export interface Corpus {
  readonly records: readonly SearchRecord[]
  readonly synonyms?: readonly (readonly string[])[]
}

/** A search over some records, from the text of the published file. */
export function searchOver({ records, synonyms = [] }: Corpus): SearchProvider {
  const text = JSON.stringify(wholeIndex(indexRecords({ locale: 'en', records, synonyms })))
  return createSearch(JSON.parse(text) as SearchIndexFile)
}

/** Addresses of a query's results, best first. */
export async function answersOf(
  query: string,
  corpus: Corpus,
  options: Parameters<SearchProvider['search']>[1] = {},
): Promise<string[]> {
  const hits = await searchOver(corpus).search(query, options)
  return hits.map((hit) => hit.record.url)
}
