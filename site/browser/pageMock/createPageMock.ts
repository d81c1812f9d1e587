import { memoizeByObject } from '../../../generator/contract/memoize.ts'
import { controlPath } from '../../../generator/contract/mock.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { conformanceOf } from '../../../tools/conformance/conformance.ts'
import { createControl } from '../../../tools/mock/control.ts'
import { createMock } from '../../../tools/mock/createMock.ts'
import type { MockCredentials } from '../../../tools/mock/demoCredentials.ts'
import type { MockClock } from '../../../tools/mock/mockClock.ts'
import type { AnyMockModule } from '../../../tools/mock/mockModule.ts'
import type { MockReply } from '../../../tools/mock/reply.ts'
import { readSnapshot } from '../../../tools/mock/snapshot.ts'
import { splitTarget, writtenReply } from '../../../tools/mock/writtenReply.ts'
import type { MockAnswer, MockMessage } from './messages.ts'
import { createPageSocket, type PageSocket } from './pageSocket.ts'

interface PageMockOptions {
  readonly apis: readonly Api[]
  readonly module?: AnyMockModule | undefined
  /** A snapshot of an earlier visit. An unusable snapshot is ignored. */
  readonly saved?: string | undefined
  /** Milliseconds since 1970 (default: the machine's). */
  readonly now?: () => number
  /** A clock of its own, by which clients go too. */
  readonly clock?: MockClock
  /** Of all randomness of the module (default: 1). */
  readonly seed?: number
  readonly post: (answer: MockAnswer) => void
}

type Call = Extract<MockMessage, { kind: 'call' }>
type CallAnswer = Extract<MockAnswer, { kind: 'answer' }>

/** The mock of a page: messages in, messages out. */
export interface PageMock {
  readonly credentials: MockCredentials
  take(message: MockMessage): void
  /** Answer to a request. */
  ask(call: Call): Promise<CallAnswer>
  /** Connects, and passes on the messages; nothing where the mock takes no such connection. */
  connect(
    own: { readonly socket: number; readonly url: string },
    hear: (answer: MockAnswer) => void,
  ): PageSocket | undefined
  /** Something may have happened by itself. */
  tick(): void
  save(): string | undefined
}

/** Makes the mock of a page. */
export function createPageMock({ apis, module, saved, post, ...options }: PageMockOptions): PageMock {
  const { now = Date.now, clock, seed = 1 } = options
  const snapshot = module && saved !== undefined ? readSnapshot(saved, module.version ?? 1) : undefined
  const mock = createMock({
    ...{ reference: { apis }, now, seed, thrownText: String },
    conformanceOf: memoizeByObject((api: Api) => conformanceOf(api)),
    ...(clock ? { clock, machine: clock.now } : {}),
    ...(module ? { module } : {}),
    ...(snapshot && !('reason' in snapshot) ? { saved: snapshot.world } : {}),
  })
  const control = createControl(mock)
  const watchers = createWatchers(post)
  mock.world?.listen(watchers.tell)
  const sockets = new Map<number, PageSocket>()
  return {
    ...{ tick: mock.tick, save: mock.save, credentials: mock.credentials, connect },
    ask: (call) => new Promise((resolve) => answer(call, resolve)),
    take(message) {
      if (message.kind === 'call') answer(message, post)
      else if (message.kind === 'open') connect(message, post)
      else if (message.kind === 'watch') watchers.add(message.id)
      else if (message.kind === 'unwatch') watchers.end(message.id)
      else if (message.kind === 'frame') sockets.get(message.socket)?.receive(message.text)
      else sockets.get(message.socket)?.close()
    },
  }

  function answer({ id, method, url, headers, body, sentAt }: Call, hear: (answer: CallAnswer) => void): void {
    const { host, origin } = new URL(url)
    const received = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
    const target = splitTarget(url.slice(origin.length))
    if (target.path.startsWith(controlPath)) {
      void control({ method, ...target }).then((reply) => hear(answerOf(id, reply)))
      return
    }
    const request = { method, ...target, headers: { host, ...received }, body }
    const from = { peer: 'page', socketOrigin: origin.replace(/^http/, 'ws'), pace: sentAt }
    const { reply, delay = 0 } = mock.answer(request, from)
    watchers.tell()
    if (delay === 0) hear(answerOf(id, reply))
    else void mock.clock.delay(delay).then(() => hear(answerOf(id, reply)))
  }

  function connect({ socket, url }: Parameters<PageMock['connect']>[0], hear: (answer: MockAnswer) => void) {
    const serve = mock.connect({ address: new URL(url) })
    if ('reason' in serve) {
      hear({ kind: 'closed', socket, reason: serve.reason })
      return undefined
    }
    const own = createPageSocket(socket, hear, () => sockets.delete(socket))
    sockets.set(socket, own)
    hear({ kind: 'opened', socket })
    serve(own.end)
    return own
  }
}

function answerOf(id: number, reply: MockReply): CallAnswer {
  const { status, headers, text = '' } = writtenReply(reply)
  return { kind: 'answer', id, status, headers: Object.entries(headers), text }
}

/** Pages that get a message when something moved. Moves at the same time share one message. */
function createWatchers(post: (answer: MockAnswer) => void) {
  const watching = new Set<number>()
  let isTold = true
  return {
    add: (id: number): void => void watching.add(id),
    end: (id: number): void => void watching.delete(id),
    tell(): void {
      if (!isTold || watching.size === 0) return
      isTold = false
      void Promise.resolve().then(() => {
        isTold = true
        for (const id of watching) post({ kind: 'moved', id })
      })
    },
  }
}
