import type { LocaleCode } from '../../contract/locales.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { foldingFor } from './foldHan.ts'
import type { SearchIndexFile } from './indexFile.ts'
import { indexTexts, type RecordTerms, type TermIndex, termsOf } from './indexTexts.ts'
import { packIndex } from './packIndex.ts'
import { type PackedRecords, packRecords } from './packRecords.ts'
import { createPhrases } from './phrases.ts'

export interface IndexInput {
  readonly locale: LocaleCode
  readonly records: readonly SearchRecord[]
  readonly synonyms: readonly (readonly string[])[]
  /** Terms of each record, in their order, where they are known. */
  readonly terms?: readonly RecordTerms[]
}

/** The index of one language before it is packed into one file or several. */
export interface LooseIndex extends PackedRecords, Pick<SearchIndexFile, 'locale' | 'fold' | 'synonyms' | 'phrases'> {
  readonly terms: TermIndex
}

/** Indexes the records of one language. */
export function indexRecords({ locale, records, synonyms, terms = termsOfRecords(records) }: IndexInput): LooseIndex {
  const fold = foldingFor(records.flatMap(({ title, heading, text }) => [title, heading, text]))
  const { pack } = createPhrases(synonyms)
  const phrases = records.flatMap(({ asked, askedInDefault }, at) => {
    const all = [asked, askedInDefault].filter((text) => text !== undefined)
    return all.length === 0 ? [] : [[at, pack(all.join(', '))] as const]
  })
  return { locale, ...packRecords(records), fold, synonyms, phrases, terms: indexTexts(terms) }
}

/** The terms that each record is found by. */
export function termsOfRecords(records: readonly SearchRecord[]): readonly RecordTerms[] {
  return records.map((record) =>
    termsOf({
      name: record.names.join('\n'),
      heading: titleOf(record),
      text: record.text,
      ...(record.asked === undefined ? {} : { asked: record.asked }),
    }),
  )
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
