import type { LocaleCode } from '../../generator/contract/locales.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import type { Documentation } from './documentation.ts'

/** The requested language, or the default language. Refuses a language that the site lacks. */
export function chooseLocale(
  { locales }: Pick<Documentation, 'locales'>,
  wanted?: string,
): AssistantAnswer<LocaleCode> {
  const locale = wanted ?? locales[0] ?? ''
  if (locales.includes(locale)) return found(locale)
  return refused(`There is no language "${locale}".`, `Use one of: ${locales.join(', ')}.`)
}
