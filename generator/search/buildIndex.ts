import MiniSearch from 'minisearch'
import type { LocaleCode } from '../contract/locales.ts'
import type { SearchRecord } from '../contract/search.ts'
import { foldingFor } from './foldHan.ts'
import { packRecords, type SearchIndexFile } from './indexFile.ts'
import { miniSearchOptions } from './miniSearchOptions.ts'
import { packIndex } from './packIndex.ts'

export interface IndexInput {
  readonly locale: LocaleCode
  readonly records: readonly SearchRecord[]
  readonly synonyms: readonly (readonly string[])[]
}

/** The search file of one language. */
export function buildIndex({ locale, records, synonyms }: IndexInput): SearchIndexFile {
  const index = new MiniSearch(miniSearchOptions)
  index.addAll(
    records.map((record, id) => ({
      id,
      name: record.names.join('\n'),
      heading: titleOf(record),
      text: record.text,
    })),
  )
  const fold = foldingFor(records.flatMap(({ title, heading, text }) => [title, heading, text]))
  return { locale, ...packRecords(records), fold, synonyms, index: packIndex(index.toJSON()) }
}

/** What a record is called. A code is remembered by what it means. */
function titleOf({ kind, heading, title, text }: SearchRecord): string {
  if (heading === '') return title
  return kind === 'error' ? `${heading} ${/^.*?[.。](?=\s|$)|^.*$/su.exec(text)?.[0] ?? ''}` : heading
}
