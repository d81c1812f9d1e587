import type { SearchSource } from '../../../generator/contract/search.ts'
import type { RunningClient, SearchClient } from './protocol.ts'
import { startWorker } from './startWorker.ts'

interface Current extends RunningClient {
  readonly key: string
}

let current: Current | undefined

/** The client of an index: the one at work, or a new one in place of another language's. One that failed is not used again. */
export function searchClient(source: SearchSource): SearchClient {
  const key = JSON.stringify(source)
  if (current?.key !== key) {
    current?.stop()
    const started: Current = { key, ...start(source) }
    current = started
    started.client.whenReady.catch(() => {
      // Whoever asks next begins anew.
      if (current === started) current = undefined
      started.stop()
    })
  }
  return current.client
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
