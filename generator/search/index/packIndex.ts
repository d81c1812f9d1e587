import { searchFields, type TermIndex } from './indexTexts.ts'
import { type PackedTerms, packNumbers, packTerms } from './packedText.ts'

/** The terms of records, written without repetition. */
export interface PackedIndex {
  readonly terms: PackedTerms
  readonly fields: readonly PackedField[]
}

interface PackedField {
  readonly name: string
  /** Number of records with each term, as `packNumbers` writes it. */
  readonly counts: string
  /** The records, term after term, each as its distance from the record before. */
  readonly steps: string
}

/** Records of each part of the index, and the fields of them in the part. */
interface PartPlan {
  /** Records of each part; within a part they are named by their places in its list. */
  readonly records: readonly (readonly number[])[]
  /** The part that has a field of a record. */
  readonly partOf: (record: number, field: string) => number
}

/**
 * The index in parts, or whole without a plan. It does not hold the number of occurrences of a word in a record: records are
 * short, so the occurrence alone is enough.
 */
export function packIndex({ terms, count }: TermIndex, plan: PartPlan = wholeOf(count)): PackedIndex[] {
  const places = plan.records.map((records) => placesOf(records, count))
  const packers = plan.records.map(createPacker)
  for (const term of [...terms.keys()].sort()) {
    searchFields.forEach((name, field) => {
      for (const record of terms.get(term)?.[field] ?? []) {
        const part = plan.partOf(record, name)
        packers[part]?.put(term, field, places[part]?.[record] ?? 0)
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

function wholeOf(count: number): PartPlan {
  return { records: [[...Array(count).keys()]], partOf: () => 0 }
}

interface Packer {
  readonly put: (term: string, field: number, place: number) => void
  readonly finish: () => PackedIndex
}

/** Takes the places of terms, which come in alphabetical order. */
function createPacker(): Packer {
  const terms: { readonly term: string; readonly places: (number[] | undefined)[] }[] = []
  return {
    put(term, field, place) {
      const last = terms.at(-1)
      const entry = last?.term === term ? last : { term, places: [] }
      if (entry !== last) terms.push(entry)
      const places = entry.places[field]
      if (places) places.push(place)
      else entry.places[field] = [place]
    },
    finish: () => ({
      terms: packTerms(terms.map(({ term }) => term)),
      fields: searchFields.map((name, at) => ({
        name,
        counts: packNumbers(terms.map(({ places }) => places[at]?.length ?? 0)),
        // One term after the other: the numbers of a large site are many millions.
        steps: terms.map(({ places }) => packNumbers(stepsOf(places[at] ?? []))).join(''),
      })),
    }),
  }
}

/** Ascending numbers as the distances between them. */
export function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
}

/** The ascending numbers that `stepsOf` has made distances of. */
export function numbersOf(steps: readonly number[]): Uint32Array {
  const numbers = new Uint32Array(steps.length)
  let sum = 0
  steps.forEach((step, at) => {
    sum += step
    numbers[at] = sum
  })
  return numbers
}
