import { parentPort } from 'node:worker_threads'
import { type SpecTexts, validateTexts } from '../generator/index.ts'

/** Runs as a thread of its own: pages can be made while their specs are still being validated. */
parentPort?.on('message', async (spec: SpecTexts) => {
  parentPort?.postMessage(await validateTexts(spec))
})
