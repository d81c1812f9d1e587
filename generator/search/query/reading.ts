import type { Lookup } from './termMatch.ts'

export interface QueryTerm {
  readonly term: string
  readonly lookup: Lookup
}

/** One way to understand some neighbouring words of a query: a record has to hold all of its terms. */
export interface Reading {
  /** Words of the query it stands for: from `start` up to `end`. */
  readonly start: number
  readonly end: number
  readonly terms: readonly QueryTerm[]
  /** Weight of a match: 1 for the word as written. */
  readonly weight: number
  /** A Chinese synonym of one word. It scores as high as the written word, and must follow the readings of that word. */
  readonly isSame?: boolean
}
