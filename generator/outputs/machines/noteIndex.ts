import { defaultLocaleOf } from '../../contract/config.ts'
import { localePrefix } from '../../contract/locales.ts'
import type { Route } from '../../contract/routes.ts'
import { machineTexts } from '../../messages/catalogs.ts'
import { fillText } from '../../messages/fillText.ts'
import type { LlmsInput } from './llmsFiles.ts'
import { siteAddress } from './siteAddress.ts'

/** A Markdown version as it is published: it says below its title where the list of all pages in its language is. */
export function noteIndex(markdownText: string, { locale }: Route, config: LlmsInput['config']): string {
  const list = siteAddress(config, `${localePrefix(locale, defaultLocaleOf(config))}/llms.txt`)
  const note = fillText(machineTexts.textsIn(locale, config.messages).index, { link: list })
  return markdownText.replace(/^# .*\n/, (title) => `${title}\n> ${note}\n`)
}
