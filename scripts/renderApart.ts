import { parentPort, workerData } from 'node:worker_threads'
import { type LateInput, renderLate, renderSearch } from '../generator/index.ts'

/** Runs as a thread of its own: first the search index, whose name the pages hold, then what no page waits for. */
const input: LateInput = workerData
parentPort?.postMessage(renderSearch(input))
parentPort?.postMessage(renderLate(input))
