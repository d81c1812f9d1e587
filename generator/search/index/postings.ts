import type { Lookup } from '../query/termMatch.ts'
import { fieldWeights } from '../query/weights.ts'
import { createIndexParts } from './indexParts.ts'
import type { PackedIndex } from './packIndex.ts'

/** Records with a term, each with its score. */
export interface Found {
  readonly records: Uint32Array
  readonly scores: Float64Array
}

/** The inverted index in memory. It may come in parts: answers cover all parts that were added. */
export interface Postings {
  /** Adds a part, and gives its terms; `positions` gives the record at each of its places. */
  readonly add: (packed: PackedIndex, positions: Uint32Array) => readonly string[]
  readonly find: (term: string, lookup: Lookup) => Found
  /** Calls `tell` with each record that has a match of the term, and with the word of the index that matches. */
  readonly visit: (term: string, lookup: Lookup, tell: (record: number, word: string) => void) => void
}

/** Constants of BM25+. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }
const mostRemembered = 64

/** Postings for up to `count` records, in flat arrays: they load at once and answer without an allocation a record. */
export function createPostings(count: number, weights = fieldWeights): Postings {
  const parts = createIndexParts(count)
  const known = new Map<string, Found>()
  const scores = new Float64Array(count)
  const met = new Uint32Array(count)
  const isMet = new Uint8Array(count)

  function find(term: string, lookup: Lookup): Found {
    const key = `${lookup} ${term}`
    const remembered = known.get(key)
    if (remembered) return remembered
    let total = 0
    for (const [word, weight] of parts.answersTo(term, lookup)) {
      parts.listsOf(word).forEach((lists, field) => {
        total = credit(lists, field, weight, total)
      })
    }
    const found = { records: met.slice(0, total), scores: new Float64Array(total) }
    for (let at = 0; at < total; at += 1) {
      const record = met[at] ?? 0
      found.scores[at] = scores[record] ?? 0
      scores[record] = 0
      isMet[record] = 0
    }
    const [oldest] = known.keys()
    if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest)
    known.set(key, found)
    return found
  }

  /** Adds the weight of a word to the score of each of its records; returns the number of records with a score. */
  function credit(lists: readonly Uint32Array[], field: number, weight: number, before: number): number {
    const own = parts.fields[field]
    const matching = lists.reduce((sum, { length }) => sum + length, 0)
    if (!own || matching === 0) return before
    const { k, b, d } = bm25
    const rarity = Math.log(1 + (own.filled - matching + 0.5) / (matching + 0.5))
    const worth = weight * (weights[own.name] ?? 1) * rarity
    const share = (b * own.filled) / own.sum
    let total = before
    for (const records of lists) {
      for (let at = 0; at < records.length; at += 1) {
        const record = records[at] ?? 0
        if (isMet[record] === 0) {
          isMet[record] = 1
          met[total] = record
          total += 1
        }
        const length = own.lengths[record] ?? 0
        scores[record] = (scores[record] ?? 0) + worth * (d + (k + 1) / (1 + k * (1 - b + share * length)))
      }
    }
    return total
  }

  return {
    add(packed, positions) {
      known.clear()
      return parts.add(packed, positions)
    },
    find,
    visit(term, lookup, tell) {
      for (const [word] of parts.answersTo(term, lookup)) {
        for (const records of parts.listsOf(word).flat()) for (const record of records) tell(record, word)
      }
    },
  }
}
