import { memoize } from '../../contract/memoize.ts'
import { isStopWord } from './stopWords.ts'
import { indexTerms } from './tokenize.ts'

/** Fields of a record that the search reads. */
export const searchFields = ['name', 'heading', 'text', 'asked'] as const

type SearchTexts = Readonly<Record<'name' | 'heading' | 'text', string> & { asked?: string }>

/** Records of each term, by their places in the list of records. Fields have the order of `searchFields`. */
export interface TermIndex {
  /** By term: the records that have it in each field, in ascending order. */
  readonly terms: ReadonlyMap<string, readonly (readonly number[])[]>
  readonly count: number
}

/** By field: the terms of a record, each once. */
export type RecordTerms = readonly (readonly string[])[]

/** Most texts to remember: fields share names and descriptions, languages share names, so three of four texts repeat. */
const mostKnown = 20_000
const termsOfText = memoize((text) => [...new Set(indexTerms(text))], mostKnown)
/** Terms of prose, without words that no query asks for by themselves. */
const termsOfProse = memoize(
  (text) => [...new Set(indexTerms(text, true))].filter((term) => !isStopWord(term)),
  mostKnown,
)

/** The terms that a record is found by. */
export function termsOf(texts: SearchTexts): RecordTerms {
  return searchFields.map((field) =>
    (field === 'text' || field === 'asked' ? termsOfProse : termsOfText)(texts[field] ?? ''),
  )
}

/** Indexes records by their terms. */
export function indexTexts(records: readonly RecordTerms[]): TermIndex {
  const terms = new Map<string, number[][]>()
  searchFields.forEach((_, at) => {
    for (const [record, fields] of records.entries()) {
      for (const term of fields[at] ?? []) {
        const lists = terms.get(term) ?? searchFields.map(() => [])
        if (!terms.has(term)) terms.set(term, lists)
        lists[at]?.push(record)
      }
    }
  })
  return { terms, count: records.length }
}
