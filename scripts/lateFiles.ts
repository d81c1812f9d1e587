import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LateInput } from '../generator/index.ts'
import { scriptBeside } from './commandLine.ts'

type Files = ReadonlyMap<string, string>

export interface LateFiles {
  readonly search: Promise<Files>
  readonly others: Promise<Files>
}

/** Makes the search index and the other files that no page is shown with, in a thread of its own. */
export function lateFiles(input: LateInput): LateFiles {
  const worker = new Worker(scriptBeside('renderApart'), { workerData: input })
  const next = async (): Promise<Files> => (await once(worker, 'message'))[0]
  const search = next()
  return { search, others: search.then(next) }
}
