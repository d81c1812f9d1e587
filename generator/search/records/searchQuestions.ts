import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import type { SearchRecord } from '../../contract/search.ts'

/** Words of readers by the address that answers them: in the language of the records, and in the default language. */
export function questionsByUrl(
  locale: LocaleCode,
  config: Pick<SiteConfig, 'locales' | 'search'>,
): ReadonlyMap<string, string> {
  const fallback = defaultLocaleOf(config)
  const prefix = localePrefix(locale, fallback)
  const found = new Map<string, string>()
  for (const { of, asked } of config.search.questions ?? []) {
    const others = locale === fallback ? undefined : asked[fallback]
    for (const address of of) found.set(prefix + address, listed(found.get(prefix + address), asked[locale], others))
  }
  return found
}

/** Adds words to the first record of each address: rows of a table and parts of a page share the address with their owner. */
export function withQuestions(
  records: readonly SearchRecord[],
  asked: ReadonlyMap<string, string>,
): readonly SearchRecord[] {
  const met = new Set<string>()
  return records.map((record) => {
    const words = met.has(record.url) ? undefined : asked.get(record.url)
    met.add(record.url)
    return words === undefined ? record : { ...record, asked: listed(record.asked, words) }
  })
}

/** The texts that are not empty, with commas between them, as between the phrases of each. */
function listed(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(', ')
}
