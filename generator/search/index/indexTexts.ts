import { memoize } from '../../contract/memoize.ts'
import { isStopWord } from './stopWords.ts'
import { indexTerms } from './tokenize.ts'

/** Fields of a record that the search reads. */
export const searchFields = ['name', 'heading', 'text', 'asked'] as const

type SearchTexts = Readonly<Record<'name' | 'heading' | 'text', string> & { asked?: string }>

/** Records of each term, by their places in the list of records. Fields have the order of `searchFields`. */
export interface TermIndex {
  /** By term: the records that have it in each field, in ascending order. A field without any may be missing. */
  readonly terms: ReadonlyMap<string, readonly (readonly number[] | undefined)[]>
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

/** Indexes records by their terms, one after the other: their texts need not be in memory together. */
export function createTermIndex(): TermIndex & { readonly add: (record: RecordTerms) => void } {
  const terms = new Map<string, (number[] | undefined)[]>()
  let count = 0
  return {
    terms,
    get count() {
      return count
    },
    add(record) {
      for (const [at, field] of record.entries()) {
        for (const term of field) {
          const lists = terms.get(term) ?? []
          if (lists.length === 0) terms.set(term, lists)
          const list = lists[at]
          if (list) list.push(count)
          else lists[at] = [count]
        }
      }
      count += 1
    },
  }
}
