import { trustScript } from '../../shared/trustedTypes.ts'
import type { CheckAnswer, CheckQuestion } from './checkTexts.ts'
import workerAddress from './checkWorker.ts?worker&url'

/** Why a text was not checked: the check took too long, or failed. */
export type CheckFailure = 'late' | 'failed'

/** Checks answers and frames of a server in a worker, so that no answer keeps the page from the reader. */
export interface Checker {
  /** One question at a time. */
  ask(question: CheckQuestion): Promise<CheckAnswer | CheckFailure>
  stop(): void
}

/** A longer text is shown, but not checked. */
export const longestChecked = 5_000_000

/** How long a check may take, in milliseconds. */
const patience = 5000

interface Running {
  readonly worker: Worker
  readonly begun: Promise<unknown>
}

/** A worker that takes too long is ended; the next question starts another, which knows nothing of earlier ones. */
export function startChecker(): Checker {
  let running: Running | undefined
  let isStopped = false

  function end(): void {
    running?.worker.terminate()
    running = undefined
  }

  return {
    stop() {
      isStopped = true
      end()
    },
    async ask(question) {
      if (isStopped) return 'failed'
      running ??= startWorker()
      const { worker, begun } = running
      // A slow network is no slow check: time counts from here.
      const isThere = (await begun) !== 'failed'
      if (isThere) worker.postMessage(question)
      const answer = isThere ? await nextAnswer(worker, patience) : 'failed'
      if (typeof answer === 'string' && running?.worker === worker) end()
      return answer
    },
  }
}

function startWorker(): Running {
  const worker = new Worker(trustScript(workerAddress), { type: 'module' })
  return { worker, begun: nextAnswer(worker) }
}

function nextAnswer(worker: Worker, within?: number): Promise<CheckAnswer | CheckFailure> {
  return new Promise((resolve) => {
    const timer = within === undefined ? undefined : setTimeout(() => resolve('late'), within)
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer | CheckFailure>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      clearTimeout(timer)
      resolve('failed')
    }
  })
}
