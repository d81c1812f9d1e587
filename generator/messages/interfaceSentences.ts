import { IntlMessageFormat } from 'intl-messageformat'
import type { SiteConfig } from '../contract/config.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { interfaceTexts } from './catalogs.ts'
import type { Say } from './fillText.ts'

/** The sentences of pages about an API, or of another part of the site, for outputs with the same statements. */
export function interfaceSentences(
  locale: LocaleCode,
  own?: SiteConfig['messages'],
  part: keyof typeof interfaceTexts = 'reference',
): Say<string> {
  const texts = interfaceTexts[part].textsIn(locale, own)
  const formats = new Map<string, IntlMessageFormat>()
  return (id, values = {}) => {
    const format = formats.get(id) ?? new IntlMessageFormat(texts[id] ?? id, locale)
    formats.set(id, format)
    return String(format.format(values))
  }
}
