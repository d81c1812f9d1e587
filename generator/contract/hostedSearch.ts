import type { SearchConfig } from './config.ts'
import type { LocaleCode } from './locales.ts'

/**
 * Origins that the search of a page connects to besides its own host: none unless a service answers. The client of Algolia
 * asks the nearest host, and three more hosts when that fails.
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
