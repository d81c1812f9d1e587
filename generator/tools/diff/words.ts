import type { LocaleCode } from '../../contract/locales.ts'
import en from '../../messages/changes/en.json' with { type: 'json' }
import zh from '../../messages/changes/zh.json' with { type: 'json' }

/** The sentences about changes, with `{placeholders}`. */
export type Words = Readonly<Record<keyof typeof en, string>>

const byLocale: Readonly<Record<LocaleCode, Words>> = { en, zh }

/** Languages that changes can be told in. */
export const changeLocales: readonly LocaleCode[] = Object.keys(byLocale)

/** The words in a language, else in English. */
export function wordsOf(locale: LocaleCode): Words {
  return byLocale[locale] ?? en
}

/** A text with its placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
