import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { consolePath, hasConsole } from '../../generator/contract/console.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import { withBase } from './url.ts'

/** Address of the console in a language; nothing where a site has none. */
export function consoleAddress(site: SiteConfig, locale: string): string | undefined {
  return hasConsole(site) ? withBase(localePrefix(locale, defaultLocaleOf(site)) + consolePath, site.base) : undefined
}
