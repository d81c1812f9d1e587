import type { SearchAnswer, SearchRequest, WorkerMessage, WorkerReply } from './protocol.ts'

/** One index in its worker. */
export interface SearchClient {
  /** Rejects when the worker or the index cannot be had. */
  readonly whenReady: Promise<void>
  /** Answered as soon as the index is there. */
  readonly ask: (request: SearchRequest) => Promise<SearchAnswer>
}

interface Current {
  readonly address: string
  readonly client: SearchClient
  readonly worker: Worker
}

let current: Current | undefined

function startWorker(address: string): Current {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: SearchAnswer) => void>()
  let asked = 0

  const whenReady = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data: reply }: MessageEvent<WorkerReply>) => {
      if (reply.kind === 'ready') resolve()
      if (reply.kind === 'failed') reject(new Error(reply.reason))
      if (reply.kind === 'answer') {
        waiting.get(reply.id)?.(reply.answer)
        waiting.delete(reply.id)
      }
    })
    worker.addEventListener('error', () => reject(new Error('the search worker failed')))
  })
  whenReady.catch(() => {
    // Whoever asks next begins anew.
    if (current?.worker === worker) current = undefined
    worker.terminate()
  })

  function send(message: WorkerMessage): void {
    worker.postMessage(message)
  }

  function ask(request: SearchRequest): Promise<SearchAnswer> {
    asked += 1
    const id = asked
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      send({ kind: 'ask', id, request })
    })
  }

  send({ kind: 'load', address: new URL(address, location.href).href })
  return { address, client: { whenReady, ask }, worker }
}

/** The client of an index: the one at work, or a new one in place of another language's. */
export function searchClient(address: string): SearchClient {
  if (current?.address !== address) {
    current?.worker.terminate()
    current = startWorker(address)
  }
  return current.client
}
