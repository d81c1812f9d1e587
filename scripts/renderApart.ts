import { parentPort } from 'node:worker_threads'
import { type LateInput, renderLate, renderSearch } from '../generator/index.ts'

/** Runs as a thread of its own: first the search index, whose name the pages hold, then what no page waits for. */
parentPort?.once('message', (input: LateInput) => {
  parentPort?.postMessage(renderSearch(input))
  parentPort?.postMessage(renderLate(input))
})
