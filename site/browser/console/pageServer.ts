import { pageOrigin } from '../../../generator/contract/console.ts'
import { controlPath } from '../../../generator/contract/mock.ts'
import type { MockView } from '../../../generator/contract/mockView.ts'
import { trustScript } from '../../shared/trustedTypes.ts'
import type { FromMock, MockAnswer, MockMessage, ToMock } from '../pageMock/messages.ts'
import workerAddress from '../pageMock/mockWorker.ts?worker&url'
import type { ClientSocket, SocketEvents } from './clientSocket.ts'

/** Where the mock of a page comes from. */
interface PageMockSource {
  readonly specs: string
  readonly module?: string | undefined
}

type MockReply = Extract<MockAnswer, { kind: 'answer' }>

/** A request to the mock of the page. */
type Call = Omit<Extract<MockMessage, { kind: 'call' }>, 'kind' | 'id' | 'sentAt'>

/** The server that runs in the page. It starts with the first request. */
export interface PageServer {
  /** Resolves when the mock answers at once: a signature that waits for it grows old. Rejects where it cannot start. */
  ready(): Promise<void>
  /** Rejects where the mock ends before it answers. */
  call(call: Call): Promise<MockReply>
  /** The account and its markets; `null` where the module of the mock shows none. */
  view(): Promise<MockView | null>
  open(url: string, events: SocketEvents): ClientSocket
  /** Forgets the state of the account: the next request finds a new one. */
  reset(): Promise<void>
}

interface PageSocket extends SocketEvents {
  isOpen: boolean
}

interface Running {
  readonly tell: (message: ToMock) => void
  readonly ready: Promise<void>
  readonly calls: Map<number, { resolve: (answer: MockReply) => void; reject: (error: Error) => void }>
  readonly sockets: Map<number, PageSocket>
}

/** Status of a connection that ended by itself (RFC 6455, section 7.4.1). */
const lostConnection = 1006

/** The mock of a site in this page. Where it ends, because another tab has taken it, the next request starts it again. */
export function createPageServer(source: PageMockSource): PageServer {
  let running: Running | undefined
  let last = 0
  let onReset = () => {}

  function started(): Running {
    running ??= start()
    return running
  }

  function post(message: ToMock): Running {
    started().tell(message)
    return started()
  }

  function start(): Running {
    let [resolve, reject] = [() => {}, (_: Error) => {}]
    const ready = new Promise<void>((onReady, onFailed) => {
      resolve = onReady
      reject = onFailed
    })
    ready.catch(() => {})
    const end = (text: string) => {
      reject(new Error(text))
      stop(own, text)
    }
    const said = (answer: FromMock) => {
      if (answer.kind === 'ready') resolve()
      else if (answer.kind === 'ended') end(answer.text)
      else hear(own, answer)
    }
    const own: Running = { tell: startWorker(source.specs, said, end), ready, calls: new Map(), sockets: new Map() }
    own.tell({ kind: 'start', ...source })
    return own
  }

  function stop(own: Running, text: string): void {
    if (running === own) running = undefined
    for (const { reject } of own.calls.values()) reject(new Error(text))
    for (const socket of own.sockets.values()) endSocket(socket, text)
    onReset()
  }

  // A page that is kept for going back begins anew.
  addEventListener('pagehide', () => {
    if (!running) return
    post({ kind: 'leave' })
    stop(running, '')
  })

  function call(own: Call): Promise<MockReply> {
    return new Promise((resolve, reject) => {
      last += 1
      post({ kind: 'call', id: last, sentAt: Date.now(), ...own }).calls.set(last, { resolve, reject })
    })
  }

  return {
    ready: () => started().ready,
    call,
    async view() {
      const asked = { method: 'GET', url: `${pageOrigin}${controlPath}/view`, headers: [], body: '' }
      const { status, text } = await call(asked)
      const view: MockView = JSON.parse(text)
      return status === 200 ? view : null
    },
    open(url, events) {
      last += 1
      const number = last
      const socket = { ...events, isOpen: false }
      post({ kind: 'open', socket: number, url }).sockets.set(number, socket)
      return {
        isOpen: () => socket.isOpen,
        send: (text) => void post({ kind: 'frame', socket: number, text }),
        close() {
          if (socket.isOpen) post({ kind: 'close', socket: number }).sockets.delete(number)
          socket.isOpen = false
        },
      }
    },
    reset: () =>
      new Promise((resolve) => {
        onReset = resolve
        post({ kind: 'reset' })
      }),
  }
}

/** The tabs of a browser share one worker, where it can do that. Gives the function that tells it something. */
function startWorker(
  name: string,
  onSaid: (answer: FromMock) => void,
  onFailed: (text: string) => void,
): Running['tell'] {
  const address = trustScript(workerAddress)
  const options = { type: 'module', name } as const
  const worker = typeof SharedWorker === 'undefined' ? new Worker(address, options) : new SharedWorker(address, options)
  worker.onerror = (event) => onFailed(event instanceof ErrorEvent ? event.message : '')
  const end = 'port' in worker ? worker.port : worker
  end.addEventListener('message', (event) => onSaid((event as MessageEvent<FromMock>).data))
  if ('start' in end) end.start()
  return (message) => end.postMessage(message)
}

function hear({ calls, sockets }: Running, answer: MockAnswer): void {
  if (answer.kind === 'answer') {
    calls.get(answer.id)?.resolve(answer)
    calls.delete(answer.id)
    return
  }
  const socket = sockets.get(answer.socket)
  if (!socket) return
  if (answer.kind === 'frame') socket.onMessage(answer.text)
  else if (answer.kind === 'closed') {
    sockets.delete(answer.socket)
    endSocket(socket, answer.reason)
  } else {
    socket.isOpen = true
    socket.onOpen()
  }
}

function endSocket(socket: PageSocket, reason: string): void {
  socket.isOpen = false
  socket.onClose({ code: lostConnection, reason })
}
