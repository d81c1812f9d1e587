import { trustScript } from '../../shared/trustedTypes.ts'
import type { RunningClient, SearchAnswer, SearchClient, WorkerMessage, WorkerReply } from './protocol.ts'
import workerAddress from './searchWorker.ts?worker&url'

/** The index that the file at an address names, in a worker. */
export function startWorker(address: string): RunningClient {
  const worker = new Worker(trustScript(workerAddress), { type: 'module' })
  const waiting = new Map<number, (answer: SearchAnswer) => void>()
  let asked = 0

  const whenReady = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data: reply }: MessageEvent<WorkerReply>) => {
      if (reply.kind === 'ready') resolve()
      if (reply.kind === 'failed') reject(new Error(reply.reason))
      if (reply.kind === 'answer') {
        waiting.get(reply.id)?.(reply.answer)
        if (reply.isFinal) waiting.delete(reply.id)
      }
    })
    worker.addEventListener('error', () => reject(new Error('the search worker failed')))
  })

  function send(message: WorkerMessage): void {
    worker.postMessage(message)
  }

  const ask: SearchClient['ask'] = (request, onMore = () => {}) => {
    asked += 1
    const id = asked
    return new Promise((resolve) => {
      waiting.set(id, (answer) => {
        resolve(answer)
        waiting.set(id, onMore)
      })
      send({ kind: 'ask', id, request, isSparing: savesData() })
    })
  }

  send({ kind: 'load', address: new URL(address, location.href).href })
  return { client: { whenReady, ask }, stop: () => worker.terminate() }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
