import type { SearchConfig } from './config.ts'
import type { LocaleCode } from './locales.ts'

/**
 * What a page may connect to besides its own host, for its search to work: nothing unless a service answers. Of Algolia
 * that is what its client asks, the nearest host and three to fall back on.
 */
export function searchHosts({ provider, algolia }: SearchConfig): readonly string[] {
  if (provider !== 'algolia' || !algolia) return []
  if (algolia.hosts) return algolia.hosts
  const application = algolia.appId.toLowerCase()
  const fallbacks = [1, 2, 3].map((number) => `https://${application}-${number}.algolianet.com`)
  return [`https://${application}-dsn.algolia.net`, ...fallbacks]
}

/** Name of the index of a language. */
export function algoliaIndexName(index: string, locale: LocaleCode): string {
  return `${index}_${locale}`
}
