import { liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../../../generator/contract/search.ts'
import { algoliaHosts } from '../../../generator/search/algolia/algoliaHosts.ts'
import { type AlgoliaHit, createAlgoliaSearch } from '../../../generator/search/algolia/createAlgoliaSearch.ts'
import { answer } from './answer.ts'
import type { SearchAnswer, SearchRequest } from './protocol.ts'

/** Asks the hosted index in place of a worker. */
export function startHosted({
  appId,
  searchKey,
  indexName,
  hosts,
}: HostedSearch): (request: SearchRequest) => Promise<SearchAnswer> {
  const client = liteClient(appId, searchKey, hosts && { hosts: algoliaHosts(hosts) })
  const provider = createAlgoliaSearch(indexName, async (query) => {
    const { results } = await client.searchForHits<AlgoliaHit>({ requests: [query] })
    return results[0]?.hits ?? []
  })
  return (request) => answer(provider, request)
}
