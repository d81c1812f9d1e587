import { memoizeByObject } from '../../../generator/contract/memoize.ts'
import { controlPath } from '../../../generator/contract/mock.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { conformanceOf } from '../../../tools/conformance/conformance.ts'
import { createControl } from '../../../tools/mock/control.ts'
import { createMock } from '../../../tools/mock/createMock.ts'
import type { AnyMockModule } from '../../../tools/mock/mockModule.ts'
import type { MockReply } from '../../../tools/mock/reply.ts'
import { readSnapshot } from '../../../tools/mock/snapshot.ts'
import { splitTarget, writtenReply } from '../../../tools/mock/writtenReply.ts'
import type { MockAnswer, MockMessage } from './messages.ts'
import { createPageSocket, type PageSocket } from './pageSocket.ts'

interface PageMockOptions {
  readonly apis: readonly Api[]
  readonly module?: AnyMockModule | undefined
  /** A snapshot of an earlier visit. One that cannot be used is left aside. */
  readonly saved?: string | undefined
  /** Milliseconds since 1970 (default: the machine's). */
  readonly now?: () => number
  readonly post: (answer: MockAnswer) => void
}

/** The mock of a page: messages in, messages out. */
export interface PageMock {
  take(message: MockMessage): void
  /** Something may have happened by itself. */
  tick(): void
  save(): string | undefined
}

/** Makes the mock of a page. */
export function createPageMock({ apis, module, saved, now = Date.now, post }: PageMockOptions): PageMock {
  const snapshot = module && saved !== undefined ? readSnapshot(saved, module.version ?? 1) : undefined
  const mock = createMock({
    ...{
      reference: { apis },
      now,
      thrownText: String,
      conformanceOf: memoizeByObject((api: Api) => conformanceOf(api)),
    },
    ...(module ? { module } : {}),
    ...(snapshot && !('reason' in snapshot) ? { saved: snapshot.world } : {}),
  })
  const control = createControl(mock)
  const sockets = new Map<number, PageSocket>()
  return {
    tick: mock.tick,
    save: mock.save,
    take(message) {
      if (message.kind === 'call') answer(message)
      else if (message.kind === 'open') open(message)
      else if (message.kind === 'frame') sockets.get(message.socket)?.receive(message.text)
      else sockets.get(message.socket)?.close()
    },
  }

  function answer({ id, method, url, headers, body, sentAt }: Extract<MockMessage, { kind: 'call' }>): void {
    const { host, origin } = new URL(url)
    const received = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
    const target = splitTarget(url.slice(origin.length))
    if (target.path.startsWith(controlPath)) {
      void control({ method, ...target }).then((reply) => say(id, reply))
      return
    }
    const request = { method, ...target, headers: { host, ...received }, body }
    const from = { peer: 'page', socketOrigin: origin.replace(/^http/, 'ws'), pace: sentAt }
    const { reply, delay = 0 } = mock.answer(request, from)
    if (delay === 0) say(id, reply)
    else mock.clock.after(delay, () => say(id, reply))
  }

  function say(id: number, reply: MockReply): void {
    const { status, headers, text = '' } = writtenReply(reply)
    post({ kind: 'answer', id, status, headers: Object.entries(headers), text })
  }

  function open({ socket, url }: Extract<MockMessage, { kind: 'open' }>): void {
    const serve = mock.connect({ address: new URL(url) })
    if ('reason' in serve) {
      post({ kind: 'closed', socket, reason: serve.reason })
      return
    }
    const own = createPageSocket(socket, post, () => sockets.delete(socket))
    sockets.set(socket, own)
    post({ kind: 'opened', socket })
    serve(own.end)
  }
}
