import type { Catalogue } from '../index/catalogue.ts'
import type { Found, Postings } from '../index/postings.ts'
import { createIntersection } from './intersection.ts'
import { namesOf } from './namesOf.ts'
import type { Reading } from './reading.ts'
import type { Query } from './readQuery.ts'
import type { Verb } from './verbs.ts'
import { factor } from './weights.ts'

/** Scores of records for a query. They hold until the next query is scored. */
export interface Scores {
  /** Records with a match of their own. */
  readonly records: Uint32Array
  /** For each word of the query, the score of each record by its own texts; 0 without a match. */
  readonly values: readonly Float64Array[]
  /** The best score of any record for each word: a measure of the word's information. */
  readonly best: Float64Array
  /** Whether a word names an owner of the record: page, section, operation. */
  readonly isNamed: (at: number, word: number) => boolean
  /** Words of the index by which each of some records was found. */
  readonly termsOf: (records: Iterable<number>) => ReadonlyMap<number, readonly string[]>
}

/** Asks the index of up to `count` records for every reading of a query. */
export function createScorer(catalogue: Catalogue, postings: Postings, count: number): (query: Query) => Scores {
  const pool: Float64Array[] = []
  const isMet = new Uint8Array(count)
  const met = new Uint32Array(count)
  const common = createIntersection(count)
  let values: readonly Float64Array[] = []
  let total = 0

  /** The arrays come from the query before: only its own entries are cleared. */
  function begin(words: number): void {
    for (let place = 0; place < total; place += 1) {
      const record = met[place] ?? 0
      isMet[record] = 0
      for (const own of values) own[record] = 0
    }
    total = 0
    while (pool.length < words) pool.push(new Float64Array(count))
    values = pool.slice(0, words)
  }

  function matchesOf({ terms }: Reading): Found {
    const all = terms.map(({ term, lookup }) => postings.find(term, lookup))
    return all.length === 1 && all[0] ? all[0] : common(all)
  }

  /** Gives operations with the wanted verb a share of the scores of their request fields, such as `type` for `market order`. */
  function creditOperations(verb: Verb): void {
    const before = total
    for (let place = 0; place < before; place += 1) {
      const at = met[place] ?? 0
      const parent = catalogue.isAskedOfCaller(at) ? catalogue.parentAt(at) : undefined
      if (parent === undefined || catalogue.verbAt(parent) !== verb) continue
      for (const own of values) {
        const value = (own[at] ?? 0) * factor.field
        if (value <= (own[parent] ?? 0)) continue
        own[parent] = value
        if (isMet[parent] === 0) {
          isMet[parent] = 1
          met[total] = parent
          total += 1
        }
      }
    }
  }

  return (query) => {
    const { words, readings, intent } = query
    begin(words.length)
    const best = new Float64Array(words.length)
    for (const reading of readings) {
      const { start, end } = reading
      const { records, scores } = matchesOf(reading)
      const weight = reading.weight * (reading.isSame ? synonymScale(scores, best.subarray(start, end)) : 1)
      for (let place = 0; place < records.length; place += 1) {
        const at = records[place] ?? 0
        const value = (scores[place] ?? 0) * weight
        if (isMet[at] === 0) {
          isMet[at] = 1
          met[total] = at
          total += 1
        }
        for (let word = start; word < end; word += 1) {
          const own = values[word]
          if (own && value > (own[at] ?? 0)) own[at] = value
          if (value > (best[word] ?? 0)) best[word] = value
        }
      }
    }
    if (intent.verb !== undefined && intent.verb !== 'read') creditOperations(intent.verb)
    const named = namesOf(query, best, catalogue)
    return {
      records: met.subarray(0, total),
      best,
      values,
      isNamed(at, word) {
        const page = catalogue.pageAt(at)
        const parent = catalogue.parentAt(at)
        return (named[word] ?? []).some(
          (own) => own.pages[page] === 1 || (parent !== undefined && own.parents[parent] === 1),
        )
      },
      termsOf: (records) => termsOf(new Set(records), readings, postings, matchesOf),
    }
  }
}

/** Scales the scores of a synonym to those of the written word, which may be rare because texts use the synonym. */
function synonymScale(scores: Float64Array, written: Float64Array): number {
  const own = written.reduce((most, value) => Math.max(most, value), 0)
  const top = scores.reduce((most, value) => Math.max(most, value), 0)
  return own === 0 || top === 0 ? 1 : Math.max(1, own / top)
}

function termsOf(
  records: ReadonlySet<number>,
  readings: readonly Reading[],
  postings: Postings,
  matchesOf: (reading: Reading) => Found,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map([...records].map((at) => [at, new Set<string>()]))
  for (const reading of readings) {
    const matching = reading.terms.length > 1 ? new Set(matchesOf(reading).records) : records
    for (const { term, lookup } of reading.terms) {
      postings.visit(term, lookup, (at, word) => {
        if (matching.has(at)) found.get(at)?.add(word)
      })
    }
  }
  return new Map([...found].map(([at, terms]) => [at, [...terms]]))
}
