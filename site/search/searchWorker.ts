import type { SearchProvider } from '../../generator/contract/search.ts'
import { createSearch } from '../../generator/search/createSearch.ts'
import { answer } from './answer.ts'
import type { WorkerMessage, WorkerReply } from './protocol.ts'

let provider: Promise<SearchProvider> | undefined

function reply(message: WorkerReply): void {
  postMessage(message)
}

async function loadIndex(address: string): Promise<SearchProvider> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return createSearch(await response.json())
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
  if (search) reply({ kind: 'answer', id: message.id, answer: await answer(search, message.request) })
})
