import type { LocaleCode } from '../../contract/locales.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { foldingFor } from './foldHan.ts'
import type { SearchIndexFile } from './indexFile.ts'
import { createTermIndex, type RecordTerms, type TermIndex, termsOf } from './indexTexts.ts'
import { packIndex } from './packIndex.ts'
import { type PackedRecords, packRecords } from './packRecords.ts'
import { createPhrases, type PackedPhrases } from './phrases.ts'

export interface IndexInput {
  readonly locale: LocaleCode
  readonly records: readonly SearchRecord[]
  readonly synonyms: readonly (readonly string[])[]
  /** The words of the records, where they are known. */
  readonly words?: IndexedWords
}

/** The words of a record that the index holds. */
interface RecordWords {
  readonly terms: RecordTerms
  /** Packed phrases that readers ask of it; none without any. */
  readonly phrases?: string
}

/** The words of records, by the places of the records. */
interface IndexedWords {
  readonly terms: TermIndex
  readonly phrases: PackedPhrases
}

/** The index of one language before it is packed into one file or several. */
export interface LooseIndex extends PackedRecords, Pick<SearchIndexFile, 'locale' | 'fold' | 'synonyms' | 'phrases'> {
  readonly terms: TermIndex
}

/** Indexes the records of one language. */
export function indexRecords({
  locale,
  records,
  synonyms,
  words = wordsOf(records, synonyms),
}: IndexInput): LooseIndex {
  const fold = foldingFor(records.flatMap(({ title, heading, text }) => [title, heading, text]))
  const { phrases, terms } = words
  return { locale, ...packRecords(records), fold, synonyms, phrases, terms }
}

function wordsOf(records: readonly SearchRecord[], synonyms: IndexInput['synonyms']): IndexedWords {
  const words = createWordIndex()
  for (const record of wordsOfRecords(records, synonyms)) words.add(record)
  return words
}

/** Indexes the words of records, one record after the other. */
export function createWordIndex(): IndexedWords & { readonly add: (words: RecordWords) => void } {
  const terms = createTermIndex()
  const phrases: (readonly [record: number, phrases: string])[] = []
  return {
    terms,
    phrases,
    add(own) {
      if (own.phrases !== undefined) phrases.push([terms.count, own.phrases])
      terms.add(own.terms)
    },
  }
}

/** The words that each record is found by. */
export function wordsOfRecords(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): readonly RecordWords[] {
  const { pack } = createPhrases(synonyms)
  return records.map((record) => {
    const { names, text, asked, askedInDefault } = record
    const heading = titleOf(record)
    const terms = termsOf({ name: names.join('\n'), heading, text, ...(asked === undefined ? {} : { asked }) })
    const all = [asked, askedInDefault].filter((own) => own !== undefined)
    return all.length === 0 ? { terms } : { terms, phrases: pack(all.join(', ')) }
  })
}

/** The search file of one language, with everything in it. */
export function wholeIndex({ terms, ...rest }: LooseIndex): SearchIndexFile {
  const [index] = packIndex(terms)
  if (!index) throw new Error('an index that is not split has one part')
  return { ...rest, index }
}

/** The names of a record. A code is also found by its meaning. */
function titleOf({ kind, heading, title, text }: SearchRecord): string {
  if (heading === '') return title
  return kind === 'error' ? `${heading} ${/^.*?[.。](?=\s|$)|^.*$/su.exec(text)?.[0] ?? ''}` : heading
}
