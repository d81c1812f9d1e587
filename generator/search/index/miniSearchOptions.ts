import type { Options } from 'minisearch'
import { indexTerms } from './tokenize.ts'

/** A record as it is indexed. The id is its place in the list of records. */
export interface IndexedRecord {
  readonly id: number
  readonly name: string
  readonly heading: string
  readonly text: string
}

/** What building and loading the index must agree on. */
export const miniSearchOptions: Options<IndexedRecord> = {
  fields: ['name', 'heading', 'text'],
  tokenize: (text, field) => indexTerms(text, field === 'text'),
  processTerm: (term) => term,
}
