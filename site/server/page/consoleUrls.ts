import { defaultLocaleOf, type SiteConfig } from '../../../generator/contract/config.ts'
import { consolePath, hasConsole } from '../../../generator/contract/console.ts'
import { localePrefix } from '../../../generator/contract/locales.ts'

/** `/console`, `/zh/console`: addresses of the console below the base, one a language; none where there is no console. */
export function consoleUrls(site: SiteConfig): string[] {
  if (!hasConsole(site)) return []
  return site.locales.map(({ code }) => localePrefix(code, defaultLocaleOf(site)) + consolePath)
}
