import type { LocaleCode } from '../contract/locales.ts'
import { siteTexts } from './catalogs.ts'

/** The engine's texts of a site besides its content. */
export interface SiteInterface {
  /** Texts in English, by id. */
  readonly messages: ReadonlyMap<string, string>
  /** Ids of the texts that the engine has in each language of the site. */
  readonly translated: ReadonlyMap<LocaleCode, ReadonlySet<string>>
}

export function siteInterface(locales: readonly LocaleCode[]): SiteInterface {
  const entriesIn = (locale: LocaleCode) =>
    siteTexts.flatMap(({ prefix, written }) =>
      Object.entries(written(locale)).map(([name, text]) => [prefix + name, text ?? ''] as const),
    )
  const idsIn = (locale: LocaleCode) => new Set(entriesIn(locale).map(([id]) => id))
  return {
    messages: new Map(entriesIn('en')),
    translated: new Map(locales.map((locale) => [locale, idsIn(locale)])),
  }
}
