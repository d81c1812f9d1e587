import type { SearchEntry } from '../../../generator/contract/search.ts'
import type { SearchIndexFile, SearchPartFile } from '../../../generator/search/index/indexFile.ts'
import { createGrowingSearch, type GrowingSearch } from './growingSearch.ts'
import type { WorkerMessage, WorkerReply } from './protocol.ts'

let provider: Promise<GrowingSearch> | undefined
let isGrowing = false

function reply(message: WorkerReply): void {
  postMessage(message)
}

async function fetchJson<T>(address: string | URL, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

async function loadIndex(entry: string): Promise<GrowingSearch> {
  // Do not trust the host's cache headers: an old entry may name an index that a deployment removed.
  const { index } = await fetchJson<SearchEntry>(entry, 'no-cache')
  const address = new URL(index, entry)
  const file = await fetchJson<SearchIndexFile>(address)
  return createGrowingSearch(file, (part) => fetchJson<SearchPartFile>(new URL(part, address)))
}

async function load(address: string): Promise<void> {
  provider = loadIndex(address)
  try {
    await provider
    reply({ kind: 'ready' })
  } catch (error) {
    reply({ kind: 'failed', reason: String(error) })
  }
}

addEventListener('message', async ({ data: message }: MessageEvent<WorkerMessage>) => {
  if (message.kind === 'load') return load(message.address)
  const search = await provider?.catch(() => undefined)
  if (!search) return
  const { id, request, isSparing } = message
  await search.ask(request, (answer, isFinal) => reply({ kind: 'answer', id, answer, isFinal }))
  // Nothing is typed before the dialog offers tools.
  if (isGrowing || isSparing || request.query === '') return
  isGrowing = true
  await search.loadRest(request.near)
  isGrowing = false
})
