import type { SearchKind } from '../../contract/search.ts'
import type { Verb } from './verbs.ts'

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
}
export const factor = {
  context: 0.55,
  exact: 2,
  exactPart: 0.4,
  /** A phrase that readers ask, the steepness of its likeness to the query, and the least likeness that counts. */
  phrase: 0.9,
  likeness: 1.2,
  leastLikeness: 0.15,
  /** A unit of Chinese beside an English word. */
  hanUnit: 0.5,
  title: 1,
  near: 3,
  /** A section that the query does not name, beside a section that it names. */
  otherSection: 0.65,
  deprecated: 0.4,
  /** A call, field or page of the past, where one current text has each word of the query. */
  replaced: 0.12,
  /** Least score of a current text for a word, as a share of the best. */
  alive: 0.9,
  /** A code of another API than the reader's: texts about all APIs come first. */
  otherError: 0.15,
  /** A code that no current API answers with: other texts with its number come first. */
  pastError: 0.15,
  pastTitle: 0.1,
  /** A text that shares no word with the query but those of any fault, such as `invalid`. */
  noSubject: 0.3,
  asked: 1.1,
  created: 1.15,
  /** A field that comes only with a value of another field. */
  conditional: 0.9,
  /** Score of a verb that an operation has, as a share of the best word's score. */
  verb: 0.7,
  /** Least weight of a word that some record has: `checksum` in `order book checksum`. */
  least: 0.8,
  /** An operation whose texts lack a word of the query. */
  partial: 0.75,
  /** Steepness of the loss for the title of a record that does not fit the intent of the query. */
  unwantedTitle: 6,
  /** A tool, file or program that the query calls by its name: with more than the title of another record. */
  named: 1.3,
  /** A tool, file or program that the query does not call by a name of its own. */
  unnamed: 0.35,
  /** Steepness of the loss for words of the query without a match. */
  coverage: 1.5,
  /** Share of the score of a request field that its operation gets. */
  field: 0.4,
}
/** Weight of a word in each field of a record. */
export const fieldWeights: Readonly<Record<string, number>> = { name: 1.4, heading: 2.7, text: 0.43, asked: 1.6 }
/** Ways to understand a word of the query: 1 is the word as written. */
export const readingWeights = {
  relative: 0.55,
  derived: 0.55,
  whole: 1.1,
  joined: 1,
  split: 0.9,
  synonym: 0.8,
  same: 0.9,
  pair: 0.7,
  longer: 0.4,
  part: 0.6,
  misspelt: 1.6,
}
/** Without a verb in the query, placing comes before cancelling. */
export const verbWeights: Readonly<Record<Verb, number>> = {
  create: 1.15,
  withdraw: 1.1,
  transfer: 1.1,
  read: 1,
  change: 0.95,
  close: 0.95,
  cancel: 0.7,
}
/** Factors for the intent of a query. */
export const intentWeights = {
  sameVerb: 1.3,
  otherVerb: 0.6,
  pushed: 1.5,
  /** A guide to sockets, for a query that wants pushed data and asks nothing about it. */
  pushedGuide: 1.25,
  unwantedPush: 0.35,
  called: 0.5,
  prose: 0.58,
  pushedError: 0.43,
  code: 0.25,
  fault: 1.6,
  /** Guides, calls that read, and other calls, for a question about a rule or the description of a fault. */
  told: 1.6,
  toldFault: 1.15,
  field: 4,
  /** A field that the query names beside other words. */
  namedField: 1.9,
  /** Guides, for a query without a verb. */
  noun: 1.1,
  looked: 0.7,
  done: 0.58,
}
