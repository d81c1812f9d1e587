import { type Lookup, matchTerms, placeOf } from '../query/termMatch.ts'
import { readNumbers, readTerms } from './packedText.ts'
import type { PackedIndex } from './packIndex.ts'

interface IndexPart {
  readonly terms: readonly string[]
  /** By field: the start of each term's records, and the records. */
  readonly fields: readonly { readonly starts: Uint32Array; readonly records: Uint32Array }[]
}

interface FieldLengths {
  readonly name: string
  /** Words that each record has in the field. */
  readonly lengths: Uint32Array
  sum: number
  /** Number of records that have words in the field: few records have words of readers. */
  filled: number
}

/** The loaded parts of an index of `count` records. */
export function createIndexParts(count: number) {
  const parts: IndexPart[] = []
  const fields: FieldLengths[] = []

  /** Adds a part, and gives its terms. */
  function add(index: PackedIndex, positions: Uint32Array): readonly string[] {
    const terms = readTerms(index.terms)
    const read = index.fields.map(({ name, counts, steps }, field) => {
      const own = fields[field] ?? { name, lengths: new Uint32Array(count), sum: 0, filled: 0 }
      fields[field] = own
      const found = readField(readNumbers(counts), readNumbers(steps), positions)
      for (const record of found.records) {
        const length = (own.lengths[record] ?? 0) + 1
        own.lengths[record] = length
        own.sum += 1
        if (length === 1) own.filled += 1
      }
      return found
    })
    parts.push({ terms, fields: read })
    return terms
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

  return { add, answersTo, listsOf, fields }
}

function readField(counts: Uint32Array, steps: Uint32Array, positions: Uint32Array): IndexPart['fields'][number] {
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
