import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import type { SearchRecord } from '../../contract/search.ts'

/** Words of readers of an address: in the language of the records, and in the default language if that is another one. */
type Asked = Pick<SearchRecord, 'asked' | 'askedInDefault'>

/** Words of readers by the address that answers them. */
export function questionsByUrl(
  locale: LocaleCode,
  config: Pick<SiteConfig, 'locales' | 'search'>,
): ReadonlyMap<string, Asked> {
  const fallback = defaultLocaleOf(config)
  const prefix = localePrefix(locale, fallback)
  const found = new Map<string, Asked>()
  for (const { of, asked } of config.search.questions ?? []) {
    const others = locale === fallback ? undefined : asked[fallback]
    for (const address of of) {
      const known = found.get(prefix + address)
      found.set(prefix + address, {
        ...named('asked', listed(known?.asked, asked[locale])),
        ...named('askedInDefault', listed(known?.askedInDefault, others)),
      })
    }
  }
  return found
}

/** Adds words to the first record of each address: rows of a table and parts of a page share the address with their owner. */
export function withQuestions(
  records: readonly SearchRecord[],
  asked: ReadonlyMap<string, Asked>,
): readonly SearchRecord[] {
  const met = new Set<string>()
  return records.map((record) => {
    const words = met.has(record.url) ? undefined : asked.get(record.url)
    met.add(record.url)
    return words === undefined ? record : { ...record, ...words, ...named('asked', listed(record.asked, words.asked)) }
  })
}

/** The texts that are not empty, with commas between them, as between the phrases of each. */
function listed(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(', ')
}

/** Nothing for an empty text. */
function named(field: keyof Asked, text: string): Asked {
  return text === '' ? {} : { [field]: text }
}
