import type { SearchOptions } from '../../contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { Query } from './readQuery.ts'
import type { Scores } from './score.ts'

/** Input of the ranking: query, scores and exact names of records, and the options of the search. */
export interface RankInput {
  readonly catalogue: Catalogue
  readonly query: Query
  readonly scores: Scores
  readonly exact: ReadonlyMap<number, number>
  readonly options: SearchOptions
}
