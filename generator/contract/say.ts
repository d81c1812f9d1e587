import type { LocaleCode } from './locales.ts'

/** Gives a text by its name, with its `{places}` filled. */
export type Say<Name extends string> = (name: Name, values?: Readonly<Record<string, string>>) => string

/** What gives the texts of a language, else those in English. A place without a value stays as it is. */
export function sayOf<Name extends string>(
  byLocale: Readonly<Record<LocaleCode, Readonly<Record<Name, string>>>> & {
    readonly en: Readonly<Record<Name, string>>
  },
): (locale: LocaleCode) => Say<Name> {
  return (locale) => {
    const texts = byLocale[locale] ?? byLocale.en
    return (name, values = {}) => texts[name].replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place)
  }
}
