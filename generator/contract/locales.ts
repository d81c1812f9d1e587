import type { Localized } from '../../schemas/siteConfig.ts'

export type { Locale, Localized } from '../../schemas/siteConfig.ts'

/** A BCP 47 language tag as used in the configuration and in paths, for example `en` or `zh`. */
export type LocaleCode = string

/** A text together with the language it is really in, after falling back. */
interface LocalizedText {
  readonly text: string
  readonly locale: LocaleCode
}

/** The text in `locale`, else in the default locale, else in any; `locale` of the result is the language of the text. */
export function localized(value: Localized, locale: LocaleCode, defaultLocale: LocaleCode): LocalizedText {
  const found = [locale, defaultLocale, ...Object.keys(value)].find((code) => value[code])
  return found === undefined ? { text: '', locale: defaultLocale } : { text: value[found] ?? '', locale: found }
}

/** Path prefix of a locale: empty for the default one, `/zh` otherwise. */
export function localePrefix(locale: LocaleCode, defaultLocale: LocaleCode): string {
  return locale === defaultLocale ? '' : `/${locale}`
}
