import { defaultLocaleOf } from '../../../generator/contract/config.ts'
import { localePrefix } from '../../../generator/contract/locales.ts'
import { readSite } from '../content/site.ts'

/** `/zh/404`: addresses of the not-found pages of all languages but the default one. */
export function notFoundUrls(): string[] {
  const site = readSite()
  return site.locales.slice(1).map(({ code }) => `${localePrefix(code, defaultLocaleOf(site))}/404`)
}
