import type { LocaleCode } from '../contract/locales.ts'
import en from './words/en.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

type Words = Readonly<Record<keyof typeof en, string>>

/** A text of the files for machines with its `{places}` filled. */
export type Say = (key: keyof Words, values?: Readonly<Record<string, string>>) => string

const byLocale: Readonly<Record<LocaleCode, Words>> = { en, zh }

/** The texts in a language, else in English. */
export function sayIn(locale: LocaleCode): Say {
  const words = byLocale[locale] ?? en
  return (key, values = {}) => words[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
