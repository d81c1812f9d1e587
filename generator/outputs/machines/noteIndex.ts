import { defaultLocaleOf } from '../../contract/config.ts'
import { localePrefix } from '../../contract/locales.ts'
import { besidePage } from '../../contract/routes.ts'
import { machineTexts } from '../../messages/catalogs.ts'
import { fillText } from '../../messages/fillText.ts'
import type { LlmsInput } from './llmsFiles.ts'
import { siteAddress } from './siteAddress.ts'

/** The Markdown versions as they are published: each says below its title where the list of all pages in its language is. */
export function noteIndex({
  config,
  routes,
  markdownTexts,
}: Pick<LlmsInput, 'config' | 'routes' | 'markdownTexts'>): Map<string, string> {
  return new Map(
    routes.routes.flatMap((route) => {
      const file = `markdown${besidePage(route, 'md')}`
      const markdownText = markdownTexts.get(file)
      if (markdownText === undefined) return []
      const list = siteAddress(config, `${localePrefix(route.locale, defaultLocaleOf(config))}/llms.txt`)
      const note = fillText(machineTexts.textsIn(route.locale, config.messages).index, { link: list })
      return [[file, markdownText.replace(/^# .*\n/, (title) => `${title}\n> ${note}\n`)] as const]
    }),
  )
}
