import type { AsPlainObject } from 'minisearch'

/** MiniSearch's index without what it repeats: as it serialises itself it would be twice as long. */
export interface PackedIndex {
  /** All terms in alphabetical order, with a space between. */
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

/** Which records a part of the index is about, and what of them is in it. */
export interface PartPlan {
  /** Records of each part; within a part they are named by their places in its list. */
  readonly records: readonly (readonly number[])[]
  /** The part that has a field of a record. */
  readonly partOf: (record: number, field: string) => number
}

/**
 * The index in parts, or whole without a plan. How often a word stands in one record is left out: records are short, and
 * that it is there says enough.
 */
export function packIndex(plain: AsPlainObject, plan: PartPlan = wholeOf(plain)): PackedIndex[] {
  const { index, fieldIds, fieldLength } = plain
  const fields = Object.entries(fieldIds)
  const places = plan.records.map((records) => placesOf(records, plain.documentCount))
  const packers = plan.records.map((records, part) =>
    createPacker(
      fields.map(([name, field]) => ({
        name,
        lengths: records.map((record) =>
          plan.partOf(record, name) === part ? (lengthsOf(fieldLength, record)[field] ?? 0) : 0,
        ),
      })),
    ),
  )
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [term, entries] of sorted) {
    fields.forEach(([name, field], at) => {
      for (const key in entries[field]) {
        const record = Number(key)
        const part = plan.partOf(record, name)
        packers[part]?.put(term, at, places[part]?.[record] ?? 0)
      }
    })
  }
  return packers.map((packer) => packer.finish())
}

/** By record, its place in a list of records. */
function placesOf(records: readonly number[], count: number): Uint32Array {
  const places = new Uint32Array(count)
  records.forEach((record, place) => {
    places[record] = place
  })
  return places
}

function wholeOf({ documentCount }: AsPlainObject): PartPlan {
  return { records: [Array.from({ length: documentCount }, (_, record) => record)], partOf: () => 0 }
}

interface Packer {
  readonly put: (term: string, field: number, place: number) => void
  readonly finish: () => PackedIndex
}

/** Takes the places of terms, which come in alphabetical order. */
function createPacker(fields: readonly Pick<PackedField, 'name' | 'lengths'>[]): Packer {
  const terms: { readonly term: string; readonly places: readonly number[][] }[] = []
  return {
    put(term, field, place) {
      const last = terms.at(-1)
      const entry = last?.term === term ? last : { term, places: fields.map(() => []) }
      if (entry !== last) terms.push(entry)
      entry.places[field]?.push(place)
    },
    finish: () => ({
      terms: terms.map(({ term }) => term).join(' '),
      fields: fields.map((field, at) => ({
        ...field,
        counts: terms.map(({ places }) => places[at]?.length ?? 0),
        steps: terms.flatMap(({ places }) => stepsOf([...(places[at] ?? [])].sort((a, b) => a - b))),
      })),
    }),
  }
}

/** MiniSearch keeps the lengths of a record's fields in a list whose last ones may be missing. */
function lengthsOf(fieldLength: AsPlainObject['fieldLength'], record: number): readonly number[] {
  return fieldLength[record] ?? []
}

/** Ascending numbers as the distances between them. */
export function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
}

/** What `stepsOf` was made from. */
export function numbersOf(steps: readonly number[]): Uint32Array {
  const numbers = new Uint32Array(steps.length)
  let sum = 0
  steps.forEach((step, at) => {
    sum += step
    numbers[at] = sum
  })
  return numbers
}
