import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { defineMock, type MockAccountChange, type MockPriceChange, refuse } from '../../generator/contract/mock.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import { createClock } from './mockClock.ts'
import type { AnyMockModule } from './mockModule.ts'
import type { Mock } from './mockOptions.ts'
import { startMock } from './startMock.ts'
import { venue } from './testing.ts'

const rest = `openapi: 3.1.0
info: { title: Venue, version: 1.0.0 }
servers: [{ url: https://api.venue.example/v1 }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /me:
    get: { operationId: getMe, x-permission: read, security: [{ key: [] }], responses: { '200': { description: Me., content: { application/json: { schema: { type: string }, example: me } } } } }
    post: { operationId: placeOrder, x-permission: trade, security: [{ key: [] }], responses: { '200': { description: Placed., content: { application/json: { schema: { type: string }, example: me } } } } }
`

const stream = `asyncapi: 3.0.0
info: { title: Venue, version: 1.0.0 }
servers: { main: { host: ws.venue.example, pathname: /stream, protocol: wss } }
x-perspective: client
channels:
  count:
    address: count
    messages:
      question: { payload: { type: object, required: [ask], properties: { ask: { type: integer } } }, examples: [{ payload: { ask: 1 } }] }
      answer: { payload: { type: object, required: [told], properties: { told: { type: integer } } }, examples: [{ payload: { told: 7 } }] }
operations:
  count: { action: send, channel: { $ref: '#/channels/count' }, messages: [{ $ref: '#/channels/count/messages/question' }], reply: { messages: [{ $ref: '#/channels/count/messages/answer' }] } }
`

/** A market that only records its changes. */
const module = defineMock<{ ticks: number; changes: object[] }, object>({
  state: () => ({ ticks: 0, changes: [] }),
  tick({ state }) {
    state.ticks += 1
  },
  apis: {
    test: { operations: { getMe: (_: unknown, { account }: { account: string }) => account } },
    stream: {
      channels: {
        count: {
          answer: ({ ask }: { ask: number }, { state }: { state: { ticks: number } }) => ({ told: ask + state.ticks }),
        },
      },
    },
  } as object,
  control: {
    price(change: MockPriceChange | undefined, { state, random }) {
      if (change?.symbol === 'NONE') return refuse('symbol', 'There is no market NONE.')
      if (change) state.changes.push(change)
      return { ...state, chance: change ? random() : 0 }
    },
    accounts: (change: MockAccountChange | undefined) => ({ change: change ?? null }),
  },
  view: ({ account }) => ({
    ...{ positions: [], orders: [], bills: [], books: [] },
    balances: [{ account: 'main', currency: account, available: '1', held: '0' }],
  }),
})

let mock: Mock
beforeAll(async () => {
  const apis = [builtApiOf({ 'openapi.yaml': rest }).api, builtApiOf({ 'asyncapi.yaml': stream }, { id: 'stream' }).api]
  mock = await startMock({
    reference: { apis },
    module: module as unknown as AnyMockModule,
    pushEvery: 1000,
    clock: createClock({ start: Date.UTC(2026, 0, 1), isPaused: true }),
  })
})
afterAll(() => mock.close())

async function control(path: string, method = 'GET', own = mock) {
  const reply = await fetch(`${own.origin}/_mock${path}`, { method })
  return { status: reply.status, body: await reply.json() }
}

it('shows what the owner of a key sees, without a name of the first key', async () => {
  const { body } = await control('/view?key=other')
  expect(body.balances).toEqual([{ account: 'main', currency: 'other', available: '1', held: '0' }])
  expect((await control('/view')).body.balances[0].currency).toBe(mock.credentials.key)
  expect((await control('/view?name=other')).status).toBe(400)
})

it('says that it is ready, and lists what it takes', async () => {
  const date = '2026-01-01T00:00:00.000Z'
  expect(await control('/ready')).toEqual({
    status: 200,
    body: { isReady: true, time: Date.UTC(2026, 0, 1), date, isPaused: true },
  })
  const { body } = await control('')
  expect(body.paths).toContain('/_mock/snapshots')
  expect(await control('/elsewhere')).toMatchObject({ status: 404 })
})

it('sets the clock forward; what is due happens on the way', async () => {
  expect((await control('/clock?advance=30s', 'PUT')).body.date).toBe('2026-01-01T00:00:30.000Z')
  expect((await control('/price')).body.ticks).toBe(30)
  expect((await control('/clock?paused=off', 'PUT')).body.isPaused).toBe(false)
  expect((await control('/clock?paused=on', 'PUT')).body.isPaused).toBe(true)
})

it.each([
  ['/clock?advance=tomorrow', '"advance" takes a length of time up to 24h, such as 30s, not "tomorrow".'],
  ['/clock?speed=2', 'There is no "speed", only advance, paused. Name "advance" or "paused".'],
  ['/price?shock=1', 'Name a "symbol".'],
  ['/price?symbol=A', 'Say what to change: symbol, set, shock, gap, seconds, release, thin, halt.'],
  ['/price?symbol=A&shock=low', '"shock" takes a fraction such as -0.08, not "low".'],
  ['/price?symbol=NONE&set=1', 'There is no market NONE.'],
  ['/keys?key=a&permissions=fly', 'There is no permission "fly", only read, trade.'],
])('refuses %s', async (path, message) => {
  expect(await control(path, 'PUT')).toEqual({ status: 400, body: { message } })
})

it('goes back to a snapshot: clock, state and chance', async () => {
  await control('/snapshots?name=before', 'PUT')
  const changed = await control('/price?symbol=A&gap=-0.1', 'PUT')
  await control('/clock?advance=5s', 'PUT')
  expect((await control('/restore?name=before', 'PUT')).status).toBe(200)
  expect((await control('/price')).body.changes).toEqual([])
  const again = await control('/price?symbol=A&gap=-0.1', 'PUT')
  expect(again).toEqual(changed)
  expect(again.body.changes).toEqual([{ symbol: 'A', shock: { by: '-0.1', seconds: 0 } }])
  expect((await control('/restore?name=none', 'PUT')).status).toBe(404)
})

it('takes several keys, each with its account and permissions', async () => {
  await control('/keys?key=reader&permissions=read', 'PUT')
  const me = async (key: string, method = 'GET') =>
    await fetch(`${mock.origin}/v1/me`, { method, headers: { 'X-Key': key } })
  expect(await (await me('reader')).json()).toBe('reader')
  expect(await (await me(mock.credentials.key)).json()).toBe(mock.credentials.key)
  expect([(await me('reader', 'POST')).status, (await me('stranger')).status]).toEqual([403, 401])
  await control('/keys?key=reader', 'DELETE')
  expect((await me('reader')).status).toBe(401)
})

it('passes to the module what it shall change of an account', async () => {
  const { body } = await control('/accounts?key=reader&reset=on&deposit=10&currency=USDT', 'PUT')
  expect(body.change).toEqual({ key: 'reader', reset: true, deposit: { amount: '10', currency: 'USDT' } })
})

it('says 501 where no module has a handler or a state', async () => {
  const bare = await startMock({ reference: { apis: [venue] } })
  const statuses = [
    await control('/price', 'GET', bare),
    await control('/accounts?key=a&reset=on', 'PUT', bare),
    await control('/snapshots', 'PUT', bare),
  ].map(({ status }) => status)
  await bare.close()
  expect(statuses).toEqual([501, 501, 501])
})

it('loses, doubles, reorders and delays replies over sockets, and tells what struck', async () => {
  const told: number[] = []
  const { body } = await control('/price')
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  socket.on('message', (text: Buffer) => told.push(JSON.parse(text.toString()).told - body.ticks))
  await once(socket, 'open')
  const ask = (...numbers: number[]) => {
    for (const number of numbers) socket.send(JSON.stringify({ ask: number }))
  }
  for (const fault of ['lost=500&times=1', 'double=2&times=1', 'reorder=3&times=1'])
    await control(`/faults?${fault}&operation=count`, 'PUT')
  ask(1, 2, 3, 4)
  await expect.poll(() => told).toEqual([2, 2, 4, 3])
  await control('/faults?delay=5000&times=1', 'PUT')
  ask(5, 6)
  await expect.poll(() => told.at(-1)).toBe(6)
  await control('/clock?advance=5s', 'PUT')
  await expect.poll(() => told.slice(4)).toEqual([6, 5])
  const { struck } = (await control('/struck')).body
  expect(struck.map(({ name, operation }: Record<string, string>) => `${name} ${operation}`)).toEqual([
    ...['lost count', 'double count', 'reorder count', 'delay count'],
  ])
  socket.terminate()
})
