import type { AsPlainObject } from 'minisearch'

/** MiniSearch's index without what it repeats: as it serialises itself it would be twice as long. */
export interface PackedIndex {
  /** All terms in their order, with a space between. */
  readonly terms: string
  readonly fields: readonly PackedField[]
}

export interface PackedField {
  readonly name: string
  /** Words that each record has in the field. */
  readonly lengths: readonly number[]
  /** How many records each term is in. */
  readonly counts: readonly number[]
  /** Those records, term after term, each as its distance from the one before. */
  readonly steps: readonly number[]
}

/** How often a word stands in one record is left out: records are short, and that it is there says enough. */
export function packIndex({ index, fieldIds, fieldLength, documentCount }: AsPlainObject): PackedIndex {
  const fields = Object.entries(fieldIds).map(([name, field]) => {
    const places = index.map(([, entries]) => Object.keys(entries[field] ?? {}).map(Number))
    return {
      name,
      lengths: Array.from({ length: documentCount }, (_, record) => lengthsOf(fieldLength, record)[field] ?? 0),
      counts: places.map((records) => records.length),
      steps: places.flatMap((records) => stepsOf(records)),
    }
  })
  return { terms: index.map(([term]) => term).join(' '), fields }
}

/** The form that MiniSearch loads. */
export function unpackIndex({ terms, fields }: PackedIndex): AsPlainObject {
  const documentCount = fields[0]?.lengths.length ?? 0
  const records = Array.from({ length: documentCount }, (_, record) => record)
  const words = terms === '' ? [] : terms.split(' ')
  const entries: [string, Record<string, Record<string, number>>][] = words.map((term) => [term, {}])
  fields.forEach(({ counts, steps }, field) => {
    let next = 0
    counts.forEach((count, term) => {
      if (count === 0) return
      const found: Record<string, number> = {}
      let record = 0
      for (const end = next + count; next < end; next += 1) {
        record += steps[next] ?? 0
        found[record] = 1
      }
      const entry = entries[term]?.[1]
      if (entry) entry[field] = found
    })
  })
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(records.map((record) => [record, record])),
    fieldIds: Object.fromEntries(fields.map(({ name }, field) => [name, field])),
    fieldLength: Object.fromEntries(
      records.map((record) => [record, fields.map(({ lengths }) => lengths[record] ?? 0)]),
    ),
    averageFieldLength: fields.map(({ lengths }) => meanOf(lengths)),
    storedFields: {},
    dirtCount: 0,
    index: entries,
    serializationVersion: 2,
  }
}

/** MiniSearch keeps the lengths of a record's fields in a list whose last ones may be missing. */
function lengthsOf(fieldLength: AsPlainObject['fieldLength'], record: number): readonly number[] {
  return fieldLength[record] ?? []
}

function stepsOf(records: readonly number[]): number[] {
  const sorted = [...records].sort((a, b) => a - b)
  return sorted.map((record, at) => record - (sorted[at - 1] ?? 0))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
