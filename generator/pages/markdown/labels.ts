import type { LocaleCode } from '../../contract/locales.ts'
import en from '../../messages/markdown/en.json' with { type: 'json' }
import zh from '../../messages/markdown/zh.json' with { type: 'json' }

/** The words of the Markdown twins. */
export type Labels = Readonly<Record<keyof typeof en, string>>

const byLocale: Readonly<Record<LocaleCode, Labels>> = { en, zh }

/** The words in a language, else in English. */
export function labelsOf(locale: LocaleCode): Labels {
  return byLocale[locale] ?? en
}
