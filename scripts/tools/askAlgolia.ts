import {
  type AlgoliaConfig,
  type AlgoliaHit,
  algoliaHosts,
  algoliaIndexName,
  createAlgoliaSearch,
  type SearchProvider,
} from '../../generator/index.ts'
import { UsageError } from '../command/commandLine.ts'

/** Another server in the service's place, for tests and proxies: `http://localhost:8080`. */
const hostVariable = 'ALGOLIA_HOST'

/** Options of the service's client with the servers to use in place of the service's own. */
export function hostOptions(configured: readonly string[] = []) {
  const address = process.env[hostVariable]
  if (!address) return configured.length > 0 ? { hosts: algoliaHosts(configured) } : {}
  if (!URL.canParse(address))
    throw new UsageError(`${hostVariable} is an address such as http://localhost:8080, not "${address}".`)
  if (!/^https?:/.test(address)) throw new UsageError(`${hostVariable} begins with http:// or https://.`)
  return { hosts: algoliaHosts([address]) }
}

/** Asks the hosted index of a language as the site does. Its client is a package that only sites with a hosted search install. */
export async function askAlgolia(
  { appId, searchKey, index, hosts }: AlgoliaConfig,
  locale: string,
): Promise<SearchProvider> {
  const { liteClient } = await import('algoliasearch/lite')
  const client = liteClient(appId, searchKey, hostOptions(hosts))
  return createAlgoliaSearch(algoliaIndexName(index, locale), async (query) => {
    const { results } = await client.searchForHits<AlgoliaHit>({ requests: [query] })
    return results[0]?.hits ?? []
  })
}
