import { IntlMessageFormat } from 'intl-messageformat'
import type { SiteConfig } from '../contract/config.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { interfaceTexts } from './catalogs.ts'
import type { Say } from './fillText.ts'

/** The sentences of pages about an API, for other outputs with the same statements. */
export function interfaceSentences(locale: LocaleCode, own?: SiteConfig['messages']): Say<string> {
  const texts = interfaceTexts.reference.textsIn(locale, own)
  const formats = new Map<string, IntlMessageFormat>()
  return (id, values = {}) => {
    const format = formats.get(id) ?? new IntlMessageFormat(texts[id] ?? id, locale)
    formats.set(id, format)
    return String(format.format(values))
  }
}
