import { memoize } from '../../contract/memoize.ts'
import { indexTerms } from './tokenize.ts'

/** What a record is searched by. */
export const searchFields = ['name', 'heading', 'text'] as const

export type SearchTexts = Readonly<Record<(typeof searchFields)[number], string>>

/** Which records have a term, by the records' places in their list. Fields come in the order of `searchFields`. */
export interface TermIndex {
  /** By term: the records that have it in each field, in ascending order. */
  readonly terms: ReadonlyMap<string, readonly (readonly number[])[]>
  /** By field: how many terms each record has in it. */
  readonly lengths: readonly (readonly number[])[]
}

/** Fields have their names and descriptions in common, and languages the names: three of four texts were met before. */
const mostKnown = 20_000
const termsOf = memoize((text) => new Set(indexTerms(text)), mostKnown)
const termsOfProse = memoize((text) => new Set(indexTerms(text, true)), mostKnown)

/** Indexes the texts of records. */
export function indexTexts(records: readonly SearchTexts[]): TermIndex {
  const terms = new Map<string, number[][]>()
  const lengths = searchFields.map((field, at) =>
    records.map((texts, record) => {
      const own = (field === 'text' ? termsOfProse : termsOf)(texts[field])
      for (const term of own) {
        const lists = terms.get(term) ?? searchFields.map(() => [])
        if (!terms.has(term)) terms.set(term, lists)
        lists[at]?.push(record)
      }
      return own.size
    }),
  )
  return { terms, lengths }
}
