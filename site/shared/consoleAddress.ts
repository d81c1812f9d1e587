import { defaultLocaleOf, type SiteConfig } from '../../generator/contract/config.ts'
import { consolePath, hasConsole } from '../../generator/contract/console.ts'
import { localePrefix } from '../../generator/contract/locales.ts'
import { withBase } from './url.ts'

/** Address of the console in a language; nothing where a site has none. */
export function consoleAddress(site: SiteConfig, locale: string): string | undefined {
  if (!hasConsole(site)) return undefined
  const path = withBase(localePrefix(locale, defaultLocaleOf(site)) + consolePath, site.base)
  return (consoleHost(site) ?? '') + path
}

/** The console's own origin, where it has one. The dev server has one origin for all. */
export function consoleHost(site: SiteConfig): string | undefined {
  return import.meta.env.DEV ? undefined : site.console?.host
}
