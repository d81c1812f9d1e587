import { parentPort, workerData } from 'node:worker_threads'
import { type LateInput, renderLate, validatePlainSpec } from '../generator/index.ts'
import { keepTwins, readTwins } from './keptTwins.ts'

/** What the thread is started with. */
export interface ApartData {
  /** File that keeps the Markdown twins from one build to the next. */
  readonly twins: string
}

/** What the thread is asked for; `id` comes back with the answer. */
export type ApartRequest = { readonly id: number } & (
  | { readonly kind: 'check'; readonly spec: Parameters<typeof validatePlainSpec>[0] }
  | { readonly kind: 'render'; readonly input: LateInput }
)

export type ApartAnswer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown })

/** Runs as a thread of its own: checks the specs while their pages are made, then makes what no page waits for. */
const { twins: kept }: ApartData = workerData
const known = readTwins(kept)

parentPort?.on('message', async (request: ApartRequest) => {
  const { id } = request
  try {
    answer({
      id,
      value: request.kind === 'check' ? await validatePlainSpec(request.spec) : await render(request.input),
    })
  } catch (error) {
    answer({ id, error })
  }
})

function answer(message: ApartAnswer): void {
  parentPort?.postMessage(message)
}

async function render(input: LateInput): Promise<ReadonlyMap<string, string>> {
  const { files, twins } = renderLate(input, await known)
  await keepTwins(kept, twins)
  return files
}
