import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession } from './openSession.ts'

/** A socket whose other end is the test. */
class StubSocket {
  static readonly OPEN = 1
  static latest: StubSocket
  readonly OPEN = 1
  readyState = 1
  readonly sent: string[] = []
  readonly address: string
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void

  constructor(address: string) {
    this.address = address
    StubSocket.latest = this
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', StubSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plan = {
  channel: 'orders',
  title: '',
  server: 'wss://ws.example.com/ws',
  frames: [],
  effect: 'read',
  testHosts: [],
} as const

async function opened(more: Partial<Parameters<typeof openSession>[0]> = {}) {
  const states: unknown[] = []
  const log: string[] = []
  const session = openSession({
    ...{ plan, origin: 'ws://127.0.0.1:8080', frames: ['{"event":"subscribe"}'] },
    askToken: async () => undefined,
    login: async () => ({ event: 'login', key: 'my-key' }),
    onState: (state, end) => states.push(end ? [state, end] : state),
    onFrame: (direction, text) => log.push(`${direction} ${text}`),
    ...more,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { session, states, log, socket: StubSocket.latest }
}

test('connects to the address with keys where they go into the query', async () => {
  const { socket } = await opened({ authorize: async (path) => `ws://127.0.0.1:8080${path}?token=key` })
  expect(socket.address).toBe('ws://127.0.0.1:8080/ws?token=key')
})

test('opens the path of the channel on the chosen server, and sends what it is to send', async () => {
  const { socket, states, log } = await opened()
  socket.onopen?.()
  await vi.advanceTimersByTimeAsync(0)
  socket.onmessage?.({ data: '{"price":"1"}' })
  expect(socket.address).toBe('ws://127.0.0.1:8080/ws')
  expect(states).toEqual(['connecting', 'open'])
  expect(log).toEqual(['send {"event":"subscribe"}', 'receive {"price":"1"}'])
})

const signing = {
  login: { method: 'GET', path: '/ws', frame: { event: 'login', key: '{key}' }, accepted: { success: true } },
} as never

test('logs in before anything else, and shows no key in the log', async () => {
  const { socket, states, log } = await opened({ plan: { ...plan, login: signing } })
  socket.onopen?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent).toEqual(['{"event":"login","key":"my-key"}'])
  socket.onmessage?.({ data: '{"success":false}' })
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['connecting', 'login'])
  socket.onmessage?.({ data: '{"success":true,"ts":1}' })
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['connecting', 'login', 'open'])
  expect(log.join()).not.toContain('my-key')
})

test('ends where a login is not accepted in time', async () => {
  const { socket, states } = await opened({ plan: { ...plan, login: signing } })
  socket.onopen?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states.at(-1)).toEqual(['closed', { reason: 'login' }])
  expect(socket.sent).not.toContain('{"event":"subscribe"}')
})

test('takes the address of the connection from the reply that gives the token, and the server from the reader', async () => {
  const token = {
    request: {} as never,
    token: '/data/token',
    endpoint: '/data/url',
    parameter: 'token',
    parameters: { v: '2' },
    welcome: false,
  }
  const askToken = async () => ({ data: { token: 'T', url: 'wss://push.example.com/endpoint' } })
  const { socket } = await opened({ plan: { ...plan, token }, askToken })
  expect(socket.address).toBe('ws://127.0.0.1:8080/endpoint?v=2&token=T')
  const { states } = await opened({ plan: { ...plan, token } })
  expect(states).toEqual(['connecting', ['closed', { reason: 'token' }]])
})

test('pings as the specification says, until it ends', async () => {
  const { socket, session } = await opened({ plan: { ...plan, heartbeat: { frame: { event: 'ping' }, seconds: 20 } } })
  socket.onopen?.()
  await vi.advanceTimersByTimeAsync(41_000)
  session.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket.sent.filter((text) => text.includes('ping'))).toHaveLength(2)
})

test('tells a server that takes no connection from one that ends it', async () => {
  const away = await opened()
  away.socket.onclose?.({ code: 1006, reason: '' })
  expect(away.states.at(-1)).toEqual(['closed', { reason: 'away' }])
  const ended = await opened()
  ended.socket.onopen?.()
  await vi.advanceTimersByTimeAsync(0)
  ended.socket.onclose?.({ code: 1008, reason: 'flood' })
  expect(ended.states.at(-1)).toEqual(['closed', { reason: 'server', code: 1008, text: 'flood' }])
})
