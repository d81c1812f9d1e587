import type { SiteConfig } from '../contract/config.ts'
import { shortHash } from '../contract/ids.ts'
import { buildIndex } from './buildIndex.ts'
import { buildRecords, type RecordInput } from './records.ts'

export interface SearchFilesInput extends RecordInput {
  readonly config: Pick<SiteConfig, 'locales' | 'search'>
}

/** The search file of each language, by its path below the content folder; its name ends in a hash of what is in it. */
export function buildSearchFiles(input: SearchFilesInput): Map<string, string> {
  const { locales, search } = input.config
  return new Map(
    locales.map(({ code }) => {
      const index = buildIndex({ locale: code, records: buildRecords(code, input), synonyms: search.synonyms })
      const text = JSON.stringify(index)
      return [`search/${code}-${shortHash(text)}.json`, text]
    }),
  )
}
