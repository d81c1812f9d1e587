import { readdirSync, readFileSync } from 'node:fs'
import type { SiteConfig } from '../contract/config.ts'
import type { LocaleCode } from '../contract/locales.ts'

export type Texts<Name extends string = string> = Readonly<Record<Name, string>>

/** The texts of one part of the engine: a folder with a JSON file a language. */
export interface Catalog<Name extends string = string> {
  /** Prefix of the ids by which a project replaces texts. */
  readonly prefix: string
  /** Languages with a file, in the order of their codes. */
  locales(): readonly LocaleCode[]
  /** The texts in the file of a language; none without a file. */
  written(locale: LocaleCode): Partial<Texts<Name>>
  /** The texts in a language: the project's, else the engine's, else the English texts. */
  textsIn(locale: LocaleCode, own?: SiteConfig['messages']): Texts<Name>
}

/** A catalog that reads each file at its first use. */
export function openCatalog<Name extends string>(folder: URL, prefix = ''): Catalog<Name> {
  const files = new Map<LocaleCode, Partial<Texts<Name>>>()
  const ours = new Map<LocaleCode, Texts<Name>>()
  let known: readonly LocaleCode[] | undefined

  function locales(): readonly LocaleCode[] {
    known ??= readdirSync(folder)
      .map((file) => file.replace(/\.json$/, ''))
      .sort()
    return known
  }

  function written(locale: LocaleCode): Partial<Texts<Name>> {
    // `zh-TW` is closer to `zh` than to English.
    const file = [locale, locale.replace(/-.*/, '')].find((code) => locales().includes(code))
    if (file === undefined) return {}
    const texts = files.get(file) ?? JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'))
    files.set(file, texts)
    return texts
  }

  function textsIn(locale: LocaleCode, own: SiteConfig['messages'] = {}): Texts<Name> {
    const texts = ours.get(locale) ?? { ...english(), ...written(locale) }
    ours.set(locale, texts)
    const replaced = Object.entries(own[locale] ?? {}).flatMap(([id, text]) => {
      const name = id.slice(prefix.length)
      return id.startsWith(prefix) && Object.hasOwn(texts, name) ? [[name, text]] : []
    })
    return replaced.length > 0 ? { ...texts, ...Object.fromEntries(replaced) } : texts
  }

  function english(): Texts<Name> {
    return written('en') as Texts<Name>
  }

  return { prefix, locales, written, textsIn }
}
