import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Diagnostic, SpecTexts } from '../generator/index.ts'
import { scriptBeside } from './commandLine.ts'

export interface Validator {
  /** What is wrong with a spec. Specs wait for each other. */
  readonly validate: (spec: SpecTexts) => Promise<readonly Diagnostic[]>
  /** Ends the thread, whatever it is at. */
  readonly stop: () => Promise<unknown>
}

/** Validates specs in a thread of its own, which is started for the first of them: often all that is found is known. */
export function createValidator(): Validator {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const ask = async (spec: SpecTexts): Promise<readonly Diagnostic[]> => {
    worker ??= new Worker(scriptBeside('validateSpecs'))
    const answer = once(worker, 'message')
    const ended = once(worker, 'exit').then(() => {
      throw new Error('the thread that validates ended before it was done')
    })
    worker.postMessage(spec)
    const [findings] = await Promise.race([answer, ended])
    return findings
  }
  return {
    validate(spec) {
      const own = last.then(() => ask(spec))
      last = own.catch(() => {})
      return own
    },
    stop: async () => worker?.terminate(),
  }
}
