import type { SearchKind } from '../../contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'

type KindWeights = Readonly<Record<SearchKind, number>>

/** The query names a code, path, field or symbol: each record of that name ranks alike. */
export const forNames: KindWeights = {
  page: 1.05,
  operation: 1.25,
  channel: 1.1,
  error: 1.1,
  field: 1,
  value: 0.8,
  heading: 0.9,
  prose: 0.7,
  tool: 1.1,
  file: 1.1,
  program: 0.9,
  absent: 1.2,
  guide: 1.2,
}
/** Words: operations and topics stand over fields, fields over values. */
export const forWords: KindWeights = {
  page: 1.15,
  operation: 1.25,
  channel: 1,
  error: 1,
  field: 0.4,
  value: 0.3,
  heading: 1.05,
  prose: 0.7,
  tool: 1.1,
  file: 1.1,
  program: 0.9,
  absent: 1.2,
  guide: 1.2,
}
export const factor = {
  context: 0.55,
  exact: 2,
  exactPart: 0.4,
  title: 0.9,
  near: 3,
  deprecated: 0.42,
  /** A code that no current API answers with: other texts with its number come first. */
  pastError: 0.15,
  pastTitle: 0.1,
  asked: 1.1,
  created: 1.15,
  /** Of a verb that an operation does, as a share of the most telling word. */
  verb: 0.7,
  /** What a word counts at least that some record has: `checksum` in `order book checksum`. */
  least: 0.8,
  /** An operation whose texts lack a word of the query. */
  partial: 0.75,
  /** How steeply the title of a record falls that is of another kind than is wanted. */
  unwantedTitle: 6,
  /** A tool, file or program that the query does not call by a name of its own. */
  unnamed: 0.35,
}
/** How steeply a record falls that leaves words of the query unanswered. */
export const coverageExponent = 1.5
export const mostPerPage = 3
export const mostRefined = 300
/** Further records that are read, so that one page of many fields does not fill the answer. */
export const mostConsidered = 1000

/** A plain word that is also the name of a field is most often meant as a word. */
export function exactFactor(kind: string, isName: boolean): number {
  return isName || (kind !== 'field' && kind !== 'value') ? factor.exact : factor.exactPart
}

/** Of fields with one name, a sent field ranks before a received field, and its first definition before others. */
export function placeFactor(at: number, catalogue: Catalogue): number {
  if (!catalogue.isAskedOfCaller(at)) return 1
  const kind = catalogue.kindAt(at)
  if (kind !== 'field' && kind !== 'value') return 1
  const parent = catalogue.parentAt(at)
  const isCreating = parent !== undefined && catalogue.verbAt(parent) === 'create'
  return factor.asked * (isCreating ? factor.created : 1)
}
