import type { SearchSource } from '../../../generator/contract/search.ts'
import type { OtherSearch } from '../../shared/frame.ts'
import type { RunningClient, SearchAnswer, SearchClient, SearchRequest } from './protocol.ts'
import { startWorker } from './startWorker.ts'

/** A client for each index that was asked. */
const clients = new Map<string, RunningClient>()

/** The client of an index: the present client, or a new one after a failure. */
export function searchClient(source: SearchSource): SearchClient {
  const key = JSON.stringify(source)
  const known = clients.get(key)
  if (known) return known.client
  const started = start(source)
  clients.set(key, started)
  started.client.whenReady.catch(() => {
    // The next request begins anew.
    clients.delete(key)
    started.stop()
  })
  return started.client
}

/** The answer of an index, else of the first other index with a hit. */
export async function askAny(
  source: SearchSource,
  others: readonly OtherSearch[],
  request: SearchRequest,
  onMore: (answer: SearchAnswer) => void,
): Promise<SearchAnswer> {
  const own = await searchClient(source).ask(request, onMore)
  if (own.hits.length > 0) return own
  for (const { source: other, lang, label } of others) {
    const answer = await searchClient(other).ask(request)
    if (answer.hits.length > 0) return { ...answer, language: { lang, label } }
  }
  return own
}

function start(source: SearchSource): RunningClient {
  if (typeof source === 'string') return startWorker(source)
  // Left out of the built site of a local index, with the service's client.
  if (!hasHostedSearch) throw new Error('the site was built for a local index')
  const hosted = import('./hostedSearch.ts').then(({ startHosted }) => startHosted(source))
  return {
    client: { whenReady: hosted.then(() => {}), ask: async (request) => (await hosted)(request) },
    stop: () => {},
  }
}
