import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { shortDescription } from '../../markdown/shortDescription.ts'

/** One sentence about a reference page for search engines and lists: its description, else the titles of its operations. */
export function pageDescription(page: ReferencePage, api: Api, locale: LocaleCode, defaultLocale: LocaleCode): string {
  const own = page.description ? shortDescription(localized(page.description, locale, defaultLocale).text) : ''
  if (own !== '' || page.content.kind !== 'reference') return own
  const wanted = new Set([...page.content.operations, ...page.content.channels])
  const entries = [...api.operations, ...api.channels].filter(({ id }) => wanted.has(id))
  const titles = entries.map(({ title }) => localized(title, locale, defaultLocale).text)
  return shortDescription(new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(titles))
}
