import type { SearchConfig } from './config.ts'
import type { LocaleCode } from './locales.ts'

/** What a page may connect to besides its own host, for its search to work: nothing unless a service answers. */
export function searchHosts({ provider, algolia }: SearchConfig): readonly string[] {
  if (provider !== 'algolia' || !algolia) return []
  const application = algolia.appId.toLowerCase()
  const fallbacks = [1, 2, 3].map((number) => `https://${application}-${number}.algolianet.com`)
  return [`https://${application}-dsn.algolia.net`, ...fallbacks]
}

/** Name of the index of a language. */
export function algoliaIndexName(index: string, locale: LocaleCode): string {
  return `${index}_${locale}`
}
