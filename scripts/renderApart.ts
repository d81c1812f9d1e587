import { parentPort, workerData } from 'node:worker_threads'
import { type LateInput, renderLate } from '../generator/index.ts'
import { keepTwins, readTwins } from './keptTwins.ts'

/** What the thread is started with. */
export interface LateData {
  /** File that keeps the Markdown twins from one build to the next. */
  readonly twins: string
}

/** Runs as a thread of its own: makes what no page waits for. */
const { twins: kept }: LateData = workerData
const known = readTwins(kept)

parentPort?.once('message', async (input: LateInput) => {
  const { files, twins } = renderLate(input, await known)
  await keepTwins(kept, twins)
  parentPort?.postMessage(files)
})
