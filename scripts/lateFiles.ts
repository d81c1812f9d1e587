import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LateInput } from '../generator/index.ts'
import { scriptBeside } from './commandLine.ts'

type Files = ReadonlyMap<string, string>

export interface LateFiles {
  readonly search: Promise<Files>
  readonly others: Promise<Files>
}

export interface LateThread {
  readonly render: (input: LateInput) => LateFiles
  /** Ends the thread, whatever it is at. */
  readonly stop: () => Promise<unknown>
}

/**
 * Starts a thread that makes the search index and the other files that no page is shown with. It loads what it needs while
 * the input is still being made.
 */
export function startLateThread(): LateThread {
  const worker = new Worker(scriptBeside('renderApart'))
  // Keeps what comes before it is asked for, and ends with the thread.
  const messages = on(worker, 'message', { close: ['exit'] })
  const next = async (): Promise<Files> => {
    const { value, done } = await messages.next()
    if (done) throw new Error('the thread of the late files ended before they were there')
    return value[0]
  }
  return {
    render(input) {
      worker.postMessage(input)
      const search = next()
      const others = search.then(next)
      // Whether anybody waits for it depends on what comes before.
      others.catch(() => {})
      return { search, others }
    },
    stop: () => worker.terminate(),
  }
}
