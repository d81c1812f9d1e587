import { createReplayMock } from './createReplayMock.ts'
import { loadMock } from './loadMock.ts'
import type { FromMock, ToMock } from './messages.ts'

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToMock>) => void
  readonly postMessage: (answer: FromMock) => void
  readonly close: () => void
}

let mock: ReturnType<typeof start> | undefined

/** Nothing of it lasts: it has no state of an earlier visit, and saves none. */
async function start(source: Extract<ToMock, { kind: 'start' }>) {
  const { seed = 1, clock = 0 } = source.replay ?? {}
  const made = createReplayMock({ ...(await loadMock(source)), seed, clock, post: scope.postMessage })
  scope.postMessage({ kind: 'ready' })
  return made
}

async function take(message: ToMock): Promise<void> {
  if (message.kind === 'start') mock = start(message)
  const own = await mock
  if (message.kind === 'leave' || message.kind === 'reset') scope.close()
  else if (message.kind !== 'start') own?.take(message)
}

scope.onmessage = ({ data }) => {
  take(data).catch((error: unknown) => {
    scope.postMessage({ kind: 'ended', why: 'failed', text: String(error) })
    scope.close()
  })
}
