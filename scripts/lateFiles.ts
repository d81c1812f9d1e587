import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LateInput } from '../generator/index.ts'
import { scriptBeside } from './commandLine.ts'
import type { LateData } from './renderApart.ts'

export interface LateThread {
  readonly render: (input: LateInput) => Promise<ReadonlyMap<string, string>>
  /** Ends the thread, whatever it is at. */
  readonly stop: () => Promise<unknown>
}

/**
 * Starts a thread that makes the files that no page is shown with, but for the search index. It loads what it needs while the
 * input is still being made.
 */
export function startLateThread(data: LateData): LateThread {
  const worker = new Worker(scriptBeside('renderApart'), { workerData: data })
  return {
    async render(input) {
      const ended = once(worker, 'exit').then(() => {
        throw new Error('the thread of the late files ended before they were there')
      })
      const files = once(worker, 'message')
      worker.postMessage(input)
      const [value] = await Promise.race([files, ended])
      return value
    },
    stop: () => worker.terminate(),
  }
}
