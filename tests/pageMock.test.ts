import { createContext, runInContext } from 'node:vm'
import { rolldown } from 'rolldown'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { pageOrigin } from '../generator/contract/console.ts'
import { demoCredentials } from '../generator/contract/demoCredentials.ts'
import { memoizeByObject } from '../generator/contract/memoize.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { RequestPlan } from '../generator/contract/samples.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { pageMockFile } from '../generator/samples/pageMockFile.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { prepareRequest } from '../generator/samples/prepareRequest.ts'
import { timesOf } from '../generator/samples/signing/signable.ts'
import { signLogin } from '../generator/samples/signing/signLogin.ts'
import sandbox from '../sandbox/index.ts'
import type { createPageMock } from '../site/browser/pageMock/createPageMock.ts'
import type { MockAnswer, MockMessage } from '../site/browser/pageMock/messages.ts'
import { createPageSocket, type PageSocket } from '../site/browser/pageMock/pageSocket.ts'
import { createConformance } from '../tools/conformance/createConformance.ts'
import { createMock } from '../tools/mock/createMock.ts'
import type { AnyMockModule } from '../tools/mock/index.ts'
import { seededRandom } from '../tools/mock/seededRandom.ts'
import { splitTarget, writtenReply } from '../tools/mock/writtenReply.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'

const root = new URL('..', import.meta.url).pathname
/** Globals that a mock uses in a browser's worker, besides the language. Timers stand still. */
const globals = {
  ...{ TextEncoder, TextDecoder, URL, URLSearchParams, atob, btoa, crypto },
  ...{ setTimeout: () => 0, setInterval: () => 0, clearTimeout: () => {}, clearInterval: () => {} },
}
const newYear = Date.UTC(2026, 0, 1)

interface Bundle {
  readonly createPageMock: typeof createPageMock
  readonly module: AnyMockModule
}

let apis: readonly Api[]
let bundle: Bundle
let code: string

beforeAll(async () => {
  apis = await readProjectApis(['spot', 'futures', 'v3-futures'])
  code = await bundled()
  const context = createContext({ ...globals })
  runInContext(code, context)
  bundle = runInContext('page', context)
}, 120_000)

afterEach(() => vi.useRealTimers())

/** The mock and the module of this project as a browser loads them. */
async function bundled(): Promise<string> {
  const entry = '\0entry'
  const exports = [
    `export { createPageMock } from ${JSON.stringify(`${root}site/browser/pageMock/createPageMock.ts`)}`,
    `export { default as module } from ${JSON.stringify(`${root}sandbox/index.ts`)}`,
  ]
  const work = await rolldown({
    ...{ input: entry, platform: 'browser', cwd: root },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? exports.join('\n') : undefined),
      },
    ],
  })
  const { output } = await work.generate({ format: 'iife', name: 'page' })
  await work.close()
  return output[0].code
}

interface Played {
  take(message: MockMessage): void
  tick(): void
  save(): string | undefined
}

/** The mock as Node runs it, with all of the specs, and with the messages of a page. */
function nodeMock(now: () => number, post: (answer: MockAnswer) => void): Played {
  const conformanceOf = memoizeByObject(createConformance)
  const module = sandbox as unknown as AnyMockModule
  const mock = createMock({ reference: { apis }, now, thrownText: String, conformanceOf, module })
  const sockets = new Map<number, PageSocket>()
  return {
    ...{ tick: mock.tick, save: mock.save },
    take(message) {
      if (message.kind === 'call') {
        const { id, method, url, headers, body } = message
        const own = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
        const target = splitTarget(url.slice(pageOrigin.length))
        const request = { method, ...target, headers: { host: new URL(url).host, ...own }, body }
        const { reply } = mock.answer(request, {
          peer: 'page',
          socketOrigin: pageOrigin.replace('http', 'ws'),
          pace: message.sentAt,
        })
        const { status, headers: sent, text = '' } = writtenReply(reply)
        post({ kind: 'answer', id, status, headers: Object.entries(sent), text })
      } else if (message.kind === 'open') {
        const serve = mock.connect({ address: new URL(message.url) })
        if ('reason' in serve) throw new Error(serve.reason)
        const socket = createPageSocket(message.socket, post, () => {})
        sockets.set(message.socket, socket)
        post({ kind: 'opened', socket: message.socket })
        serve(socket.end)
      } else if (message.kind === 'frame') sockets.get(message.socket)?.receive(message.text)
    },
  }
}

/** Requests, frames and time, as chance has it. */
function actions(at: { time: number }) {
  const random = seededRandom(7).next
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const plans = apis.flatMap((api) => api.operations.map((operation) => operationPlan(operation, api)))
  const trades = plans.filter(({ effect }) => effect === 'trade')
  // A token of a connection is drawn by chance that no seed decides.
  const channels = apis
    .flatMap((api) => api.channels.map((channel) => planSession(channel, api)))
    .filter(({ token }) => token === undefined)
  let id = 0
  return async (): Promise<MockMessage[]> => {
    at.time += Math.floor(random() * 100)
    id += 1
    if (random() < 0.01) {
      const { server, login, frames } = one(channels)
      const times = login && timesOf(login, at.time)
      const first = login && times ? [await signLogin(login, times, demoCredentials)] : []
      const texts = [...first, ...frames].map((frame) => JSON.stringify(frame))
      const url = pageOrigin.replace('http', 'ws') + new URL(server).pathname
      return [
        { kind: 'open', socket: id, url },
        ...texts.map((text): MockMessage => ({ kind: 'frame', socket: id, text })),
      ]
    }
    const plan = varied(random() < 0.5 ? one(trades) : one(plans), random)
    const signer = random() < 0.95 ? demoCredentials : { ...demoCredentials, secret: 'another' }
    const call = await prepareRequest({ ...plan, server: pageOrigin }, signer, { now: at.time })
    const { method, url, headers, body = '' } = call
    return [{ kind: 'call', id, method, url, headers, body, sentAt: at.time }]
  }
}

/** The example request, with other numbers now and then. */
function varied(plan: RequestPlan, random: () => number): RequestPlan {
  const text = plan.body?.text
  if (text === undefined || plan.body === undefined) return plan
  const changed = text.replaceAll(/"(\d+(?:\.\d+)?)"/g, (whole, number: string) =>
    random() < 0.5 ? whole : `"${(Number(number) * (0.2 + 2 * random())).toFixed(3)}"`,
  )
  return {
    ...plan,
    body: { ...plan.body, text: changed.replaceAll(/docs-\d+/g, () => `own-${Math.floor(random() * 50)}`) },
  }
}

/** Repetitions are left to a full run. */
const count = isFull ? 10_000 : 1000

it(`answers ${count} random actions in a page with the same bytes as in Node`, { timeout: 600_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const at = { time: newYear }
  const said = { node: [] as string[], page: [] as string[] }
  const { apis: read } = JSON.parse(pageMockFile(apis)[1])
  const now = () => at.time
  const node = nodeMock(now, (answer) => said.node.push(JSON.stringify(answer)))
  const page = bundle.createPageMock({
    ...{ apis: read, module: bundle.module, now },
    post: (answer) => said.page.push(JSON.stringify(answer)),
  })
  const act = actions(at)
  const statuses = new Map<string, number>()
  let frames = 0
  for (let action = 0; action < count; action += 1) {
    const messages = await act()
    for (const own of [node, page]) {
      own.tick()
      for (const message of messages) own.take(message)
    }
    if (said.page.join('\n') !== said.node.join('\n')) expect(said.page).toEqual(said.node)
    for (const line of said.node) {
      const { kind, status } = JSON.parse(line)
      if (kind === 'answer') statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
      if (kind === 'frame') frames += 1
    }
    said.node.length = 0
    said.page.length = 0
  }
  expect(page.save()).toBe(node.save())
  expect(statuses.get('200')).toBeGreaterThan(count / 4)
  expect(statuses.get('403')).toBeGreaterThan(count / 500)
  expect(frames).toBeGreaterThan(count / 50)
})

it('tells a page that watches when a push goes out or a call is answered, and once for all that moves at once', async () => {
  const { apis: read } = JSON.parse(pageMockFile(apis)[1])
  const at = { time: newYear }
  const told: MockAnswer[] = []
  const page = bundle.createPageMock({
    ...{ apis: read, module: bundle.module, now: () => at.time },
    post: (answer) => void (answer.kind === 'moved' && told.push(answer)),
  })
  const heard = async (act: () => void) => {
    told.length = 0
    act()
    await Promise.resolve()
    return told.map((answer) => 'id' in answer && answer.id)
  }
  const call = (path: string): MockMessage => {
    const asked = { method: 'GET', url: pageOrigin + path, headers: [], body: '', sentAt: at.time }
    return { kind: 'call', id: 1, ...asked }
  }
  const pass = () => {
    at.time += 1000
    page.tick()
  }
  page.tick()
  expect(await heard(pass)).toEqual([])
  page.take({ kind: 'watch', id: 7 })
  expect(await heard(pass)).toEqual([7])
  expect(await heard(() => page.take(call('/timestamp')))).toEqual([7])
  expect(await heard(() => page.take(call('/_mock/view')))).toEqual([])
  page.take({ kind: 'unwatch', id: 7 })
  expect(await heard(pass)).toEqual([])
})
