import { trustScript } from '../../shared/trustedTypes.ts'
import type { FromMock, ReplayStart, ToMock } from '../pageMock/messages.ts'
import workerAddress from '../pageMock/mockWorker.ts?worker&url'
import replayAddress from '../pageMock/replayWorker.ts?worker&url'

/** Where the mock of a page comes from. */
export interface PageMockSource {
  readonly specs: string
  readonly module?: string | undefined
  /** Set for a mock that plays the steps of an address, apart from the account of the reader. */
  readonly replay?: ReplayStart
}

/**
 * The tabs of a browser share one worker, where it can do that; a replay has its own. Gives the function that sends it a message.
 */
export function startWorker(
  { specs: name, replay }: PageMockSource,
  onSaid: (answer: FromMock) => void,
  onFailed: (text: string) => void,
): (message: ToMock) => void {
  const address = trustScript(replay ? replayAddress : workerAddress)
  const options = { type: 'module', name } as const
  const isOwn = replay !== undefined || typeof SharedWorker === 'undefined'
  const worker = isOwn ? new Worker(address, options) : new SharedWorker(address, options)
  worker.onerror = (event) => onFailed(event instanceof ErrorEvent ? event.message : '')
  const end = 'port' in worker ? worker.port : worker
  end.addEventListener('message', (event) => onSaid((event as MessageEvent<FromMock>).data))
  if ('start' in end) end.start()
  return (message) => end.postMessage(message)
}
