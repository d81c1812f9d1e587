import { liteClient } from 'algoliasearch/lite'
import {
  type AlgoliaConfig,
  type AlgoliaHit,
  algoliaIndexName,
  createAlgoliaSearch,
  type SearchProvider,
} from '../generator/index.ts'
import { UsageError } from './commandLine.ts'

/** Another server in the service's place, for tests and proxies: `http://localhost:8080`. */
const hostVariable = 'ALGOLIA_HOST'

/** Options of the service's client that say which server to ask, when it is not the service's own. */
export function hostOptions(address: string | undefined = process.env[hostVariable]) {
  if (!address) return {}
  if (!URL.canParse(address))
    throw new UsageError(`${hostVariable} is an address such as http://localhost:8080, not "${address}".`)
  const { host, protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new UsageError(`${hostVariable} begins with http:// or https://.`)
  return {
    hosts: [
      {
        url: host,
        accept: 'readWrite' as const,
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      },
    ],
  }
}

/** Asks the hosted index of a language as the site does. */
export function askAlgolia({ appId, searchKey, index }: AlgoliaConfig, locale: string): SearchProvider {
  const client = liteClient(appId, searchKey, hostOptions())
  return createAlgoliaSearch(algoliaIndexName(index, locale), async (query) => {
    const { results } = await client.searchForHits<AlgoliaHit>({ requests: [query] })
    return results[0]?.hits ?? []
  })
}
