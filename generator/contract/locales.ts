/** A BCP 47 language tag as used in the configuration and in paths, for example `en` or `zh`. */
export type LocaleCode = string

/** One text in every language it exists in. The default locale's entry is always there. */
export type Localized = Readonly<Record<LocaleCode, string>>

export interface Locale {
  readonly code: LocaleCode
  /** Name of the language in the language itself, as the menu shows it. */
  readonly label: string
  /** Value of the `lang` attribute: `zh-Hans` where the path says `zh`. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** `Intl` calendar for dates, for example `gregory`. */
  readonly calendar: string
}

/** A text together with the language it is really in, after falling back. */
export interface LocalizedText {
  readonly text: string
  readonly locale: LocaleCode
}

/** The text in `locale`, else in the default locale, else in any; `locale` of the answer says which one it is. */
export function localized(value: Localized, locale: LocaleCode, defaultLocale: LocaleCode): LocalizedText {
  const found = [locale, defaultLocale, ...Object.keys(value)].find((code) => value[code])
  return found === undefined ? { text: '', locale: defaultLocale } : { text: value[found] ?? '', locale: found }
}

/** Path prefix of a locale: empty for the default one, `/zh` otherwise. */
export function localePrefix(locale: LocaleCode, defaultLocale: LocaleCode): string {
  return locale === defaultLocale ? '' : `/${locale}`
}
