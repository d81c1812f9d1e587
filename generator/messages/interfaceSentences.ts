import { IntlMessageFormat } from 'intl-messageformat'
import type { SiteConfig } from '../contract/config.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { interfaceTexts } from './catalogs.ts'
import type { Say } from './fillText.ts'

/** The sentences that pages on the screen have about an API, for texts that say the same. */
export function interfaceSentences(locale: LocaleCode, own?: SiteConfig['messages']): Say<string> {
  const texts = interfaceTexts.reference.textsIn(locale, own)
  const formats = new Map<string, IntlMessageFormat>()
  return (id, values = {}) => {
    const format = formats.get(id) ?? new IntlMessageFormat(texts[id] ?? id, locale)
    formats.set(id, format)
    return String(format.format(values))
  }
}
