import type { SiteConfig } from '../contract/config.ts'
import type { Localized } from '../contract/locales.ts'
import { type TitleText, titleTexts } from './catalogs.ts'

export type TitleSource = Pick<SiteConfig, 'locales' | 'messages'>

/** A title in English and in those languages of a site that have it. */
export function titleOf(name: TitleText, { locales, messages }: TitleSource): Localized {
  const { prefix, written } = titleTexts
  const codes = new Set(['en', ...locales.map(({ code }) => code)])
  return Object.fromEntries(
    [...codes].flatMap((code) => {
      const text = messages?.[code]?.[prefix + name] ?? written(code)[name]
      return text === undefined ? [] : [[code, text]]
    }),
  )
}
