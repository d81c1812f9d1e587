import { pageOrigin } from '../../../generator/contract/console.ts'
import { controlPath } from '../../../generator/contract/mock.ts'
import type { MockView } from '../../../generator/contract/mockView.ts'
import type { ReplayStep } from '../../../generator/model/view/replayLink.ts'
import {
  type FromMock,
  type MockAnswer,
  type MockMessage,
  type PlayedStep,
  stepPath,
  type ToMock,
} from '../pageMock/messages.ts'
import type { ClientSocket, SocketEvents } from './clientSocket.ts'
import { type PageMockSource, startWorker } from './startWorker.ts'

type MockReply = Extract<MockAnswer, { kind: 'answer' }>

/** A request to the mock of the page. */
type Call = Omit<Extract<MockMessage, { kind: 'call' }>, 'kind' | 'id' | 'sentAt'> & { readonly sentAt?: number }

/** The server that runs in the page. It starts with the first request. */
export interface PageServer {
  /** Resolves when the mock answers at once: a signature that waits for it grows old. Rejects where it cannot start. */
  ready(): Promise<void>
  /** Milliseconds since 1970 on the clock of the mock: a request signed with it is never too old, however busy the mock is. */
  now(): Promise<number>
  /** Rejects where the mock ends before it answers. */
  call(call: Call): Promise<MockReply>
  /** The account and its markets; `null` where the module of the mock shows none. */
  view(): Promise<MockView | null>
  /** Calls the function when the account may be other, until the function that it gives is called. */
  watch(onMoved: () => void): () => void
  /** Plays a step of a replay. */
  play(step: ReplayStep): Promise<PlayedStep>
  open(url: string, events: SocketEvents): ClientSocket
  /** Ends every connection; a replay ends with it. */
  leave(): void
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
  const watches = new Map<number, () => void>()

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
    const receive = (answer: FromMock) => {
      if (answer.kind === 'ready') resolve()
      else if (answer.kind === 'moved') watches.get(answer.id)?.()
      else if (answer.kind === 'ended') {
        end(answer.text)
        if (answer.why === 'reset') for (const onMoved of watches.values()) onMoved()
      } else hear(own, answer)
    }
    const own: Running = { tell: startWorker(source, receive, end), ready, calls: new Map(), sockets: new Map() }
    own.tell({ kind: 'start', ...source })
    for (const id of watches.keys()) own.tell({ kind: 'watch', id })
    return own
  }

  function stop(own: Running, text: string): void {
    if (running === own) running = undefined
    for (const { reject } of own.calls.values()) reject(new Error(text))
    for (const socket of own.sockets.values()) endSocket(socket, text)
    onReset()
  }

  // A page that is kept for going back begins anew.
  addEventListener('pagehide', leave)

  function leave(): void {
    if (!running) return
    post({ kind: 'leave' })
    stop(running, '')
  }

  function call(own: Call): Promise<MockReply> {
    return new Promise((resolve, reject) => {
      last += 1
      post({ kind: 'call', id: last, sentAt: Date.now(), ...own }).calls.set(last, { resolve, reject })
    })
  }

  const control = (path: string, body?: string) =>
    call({
      method: body === undefined ? 'GET' : 'POST',
      url: pageOrigin + controlPath + path,
      headers: [],
      body: body ?? '',
    })

  return {
    ready: () => started().ready,
    ...{ call, leave },
    async now() {
      const { time }: { readonly time: number } = JSON.parse((await control('/clock')).text)
      return time
    },
    async view() {
      const { status, text } = await control('/view')
      const view: MockView = JSON.parse(text)
      return status === 200 ? view : null
    },
    watch(onMoved) {
      last += 1
      const id = last
      watches.set(id, onMoved)
      post({ kind: 'watch', id })
      return () => {
        watches.delete(id)
        running?.tell({ kind: 'unwatch', id })
      }
    },
    async play(step) {
      const played: PlayedStep = JSON.parse((await control(stepPath, JSON.stringify(step))).text)
      return played
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

function hear({ calls, sockets }: Running, answer: Exclude<MockAnswer, { kind: 'moved' }>): void {
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
