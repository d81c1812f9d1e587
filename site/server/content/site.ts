import type { BundleConfig, SiteConfig } from '../../../generator/contract/config.ts'
import type { Locale, LocaleCode } from '../../../generator/contract/locales.ts'
import { readContent } from './content.ts'

/** The checked configuration, defaults filled in. Server side only. */
export function readSite(): SiteConfig {
  return readContent<SiteConfig>('site.json')
}

/** The part of the configuration that goes into the bundles. Server side only. */
export function readBundleConfig(): BundleConfig {
  return readContent<BundleConfig>('site.json')
}

/** The locale with this code, else the site's default one. */
export function localeOf(site: SiteConfig, code: LocaleCode): Locale {
  const locale = site.locales.find((candidate) => candidate.code === code) ?? site.locales[0]
  if (!locale) throw new Error('a site has at least one locale')
  return locale
}
