import { type Lookup, matchTerms, placeOf } from '../query/termMatch.ts'
import type { PackedIndex } from './packIndex.ts'

/** Records that hold a term, each with how well it does. */
export interface Found {
  readonly records: Uint32Array
  readonly scores: Float64Array
}

/** The inverted index in memory. It may come in parts: answers cover all parts that were added. */
export interface Postings {
  /** Adds a part; `positions` says which record each of its places is. */
  readonly add: (packed: PackedIndex, positions: Uint32Array) => void
  readonly find: (term: string, lookup: Lookup) => Found
  /** Tells of each record that holds an answer to the term, and of the index's word for it. */
  readonly visit: (term: string, lookup: Lookup, tell: (record: number, word: string) => void) => void
}

interface IndexPart {
  readonly terms: readonly string[]
  /** By field: where the records of each term begin, and the records. */
  readonly fields: readonly { readonly starts: Uint32Array; readonly records: Uint32Array }[]
}

interface FieldLengths {
  readonly name: string
  /** Words that each record has in the field. */
  readonly lengths: Uint32Array
  sum: number
}

const boosts: Readonly<Record<string, number>> = { name: 2, heading: 2, text: 0.6 }
/** Constants of BM25+. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }
const mostRemembered = 64

/** Postings for up to `count` records, in flat arrays: they load at once and answer without an allocation a record. */
export function createPostings(count: number): Postings {
  const parts = createParts(count)
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

  /** Adds what a word of the index is worth to each of its records; gives how many have been met. */
  function credit(lists: readonly Uint32Array[], field: number, weight: number, before: number): number {
    const own = parts.fields[field]
    const documents = parts.documents()
    const matching = lists.reduce((sum, { length }) => sum + length, 0)
    if (!own || matching === 0) return before
    const { k, b, d } = bm25
    const rarity = Math.log(1 + (documents - matching + 0.5) / (matching + 0.5))
    const worth = weight * (boosts[own.name] ?? 1) * rarity
    const share = (b * documents) / own.sum
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
      parts.add(packed, positions)
    },
    find,
    visit(term, lookup, tell) {
      for (const [word] of parts.answersTo(term, lookup)) {
        for (const records of parts.listsOf(word).flat()) for (const record of records) tell(record, word)
      }
    },
  }
}

/** All parts that have come of an index of `count` records. */
function createParts(count: number) {
  const parts: IndexPart[] = []
  const fields: FieldLengths[] = []
  const present = new Uint8Array(count)
  let documents = 0

  function add({ terms, fields: packed }: PackedIndex, positions: Uint32Array): void {
    for (const position of positions) {
      if (present[position] === 0) documents += 1
      present[position] = 1
    }
    const read = packed.map(({ name, lengths, counts, steps }, field) => {
      const own = fields[field] ?? { name, lengths: new Uint32Array(count), sum: 0 }
      fields[field] = own
      lengths.forEach((length, place) => {
        const position = positions[place] ?? 0
        own.lengths[position] = (own.lengths[position] ?? 0) + length
        own.sum += length
      })
      return readField(counts, steps, positions)
    })
    parts.push({ terms: terms === '' ? [] : terms.split(' '), fields: read })
  }

  /** Terms of all parts that answer one, each once, in an order that does not depend on the parts. */
  function answersTo(term: string, lookup: Lookup): [term: string, weight: number][] {
    const found = new Map(
      parts.flatMap(({ terms }) => matchTerms(terms, term, lookup)).map((match) => [match.term, match.weight]),
    )
    return [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  }

  /** The records of a term: by field, part by part. */
  function listsOf(term: string): Uint32Array[][] {
    const lists: Uint32Array[][] = fields.map(() => [])
    for (const { terms, fields: own } of parts) {
      const place = placeOf(terms, term)
      if (terms[place] !== term) continue
      own.forEach(({ starts, records }, field) => {
        const [from = 0, to = 0] = [starts[place], starts[place + 1]]
        if (from < to) lists[field]?.push(records.subarray(from, to))
      })
    }
    return lists
  }

  return { add, answersTo, listsOf, fields, documents: () => documents }
}

function readField(
  counts: readonly number[],
  steps: readonly number[],
  positions: Uint32Array,
): IndexPart['fields'][number] {
  const starts = new Uint32Array(counts.length + 1)
  const records = new Uint32Array(steps.length)
  let next = 0
  counts.forEach((count, term) => {
    let place = 0
    for (const end = next + count; next < end; next += 1) {
      place += steps[next] ?? 0
      records[next] = positions[place] ?? 0
    }
    starts[term + 1] = next
  })
  return { starts, records }
}
