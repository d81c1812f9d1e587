import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { defineMock, refuse } from '../../generator/contract/mock.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import type { AnyMockModule, SavedWorld } from './mockModule.ts'
import type { LoggedRequest, Mock } from './mockOptions.ts'
import { readSnapshot } from './snapshot.ts'
import { startMock } from './startMock.ts'

const rest = `openapi: 3.1.0
info: { title: Venue, version: 1.0.0 }
servers: [{ url: https://api.venue.example/v1 }]
x-errors: [{ code: 21, description: The balance is too low., httpStatus: 422 }]
paths:
  /orders:
    get:
      operationId: getOrders
      responses: { '200': { description: Orders., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } }, example: [] } } } }
    post:
      operationId: placeOrder
      requestBody: { content: { application/json: { schema: { type: object, properties: { price: { type: string } } }, example: { price: '1' } } } }
      responses:
        '200': { description: The order., content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { id: 1, price: '1' } } } }
        '422': { description: Refused., content: { application/json: { example: { code: 21, message: Low. } } } }
  /levels:
    get:
      operationId: getLevels
      deprecated: true
      x-sunset: '2024-11-07'
      responses: { '200': { description: Levels., content: { application/json: { example: { level: '1' } } } } }
  /fees:
    get:
      operationId: getFees
      responses: { '200': { description: Fees., content: { application/json: { example: { rate: '0.1' } } } } }
components:
  schemas:
    Order: { type: object, required: [id, price], properties: { id: { type: integer }, price: { type: string } } }
`

const stream = `asyncapi: 3.0.0
info: { title: Venue, version: 1.0.0 }
servers: { main: { host: ws.venue.example, pathname: /stream, protocol: wss } }
x-perspective: client
x-heartbeat: { ping: { event: ping }, pong: { event: pong }, bare: ping }
channels:
  orders:
    address: orders
    messages:
      subscribe: { payload: { type: object, required: [event, side], properties: { event: { const: subscribe }, side: { type: string } } }, examples: [{ payload: { event: subscribe, side: BUY } }] }
      order: { payload: { type: object, required: [id], properties: { id: { type: integer }, side: { type: string } } }, examples: [{ payload: { id: 1, side: BUY } }] }
  trades:
    address: trades
    messages:
      subscribe: { payload: { type: object, required: [watch], properties: { watch: { const: trades } } }, examples: [{ payload: { watch: trades } }] }
      trade: { payload: { type: object, required: [price], properties: { price: { type: string } } }, examples: [{ payload: { price: '1' } }] }
  count:
    address: count
    messages:
      question: { payload: { type: object, required: [count], properties: { count: { type: string } } }, examples: [{ payload: { count: all } }] }
      answer: { payload: { type: object, required: [orders], properties: { orders: { type: integer } } }, examples: [{ payload: { orders: 7 } }] }
operations:
  count: { action: send, channel: { $ref: '#/channels/count' }, messages: [{ $ref: '#/channels/count/messages/question' }], reply: { messages: [{ $ref: '#/channels/count/messages/answer' }] } }
  subscribe: { action: send, channel: { $ref: '#/channels/orders' }, messages: [{ $ref: '#/channels/orders/messages/subscribe' }] }
  watch: { action: send, channel: { $ref: '#/channels/trades' }, messages: [{ $ref: '#/channels/trades/messages/subscribe' }] }
  trades: { action: receive, channel: { $ref: '#/channels/trades' }, messages: [{ $ref: '#/channels/trades/messages/trade' }] }
  orders: { action: receive, channel: { $ref: '#/channels/orders' }, messages: [{ $ref: '#/channels/orders/messages/order' }] }
`

interface Book {
  readonly orders: { readonly id: number; readonly price: string }[]
}

/** The shapes of the specs, as `exchange-docs new mock` writes them. */
interface Shapes {
  readonly test: {
    readonly operations: {
      readonly getOrders: { readonly request: never; readonly reply: Book['orders'] }
      readonly placeOrder: {
        readonly request: { readonly parameters: object; readonly body: { readonly price: string } }
        readonly reply: { readonly id: number; readonly price: string }
      }
    }
    readonly channels: object
  }
  readonly stream: {
    readonly operations: object
    readonly channels: {
      readonly orders: {
        readonly sent: { readonly side: string }
        readonly received: { readonly id: number; readonly side?: string }
      }
      readonly count: { readonly sent: { readonly count: string }; readonly reply: { readonly orders: number } }
    }
  }
}

const module = defineMock<Book, Shapes>({
  state: () => ({ orders: [] }),
  apis: {
    test: {
      operations: {
        getOrders: (_, { state }) => state.orders,
        placeOrder: ({ body: { price } }, { state, emit, random }) => {
          if (price === 'throw') throw new Error('no such price')
          if (price === 'low') return refuse(21)
          if (price === 'wrong') return { id: 'one', price } as never
          const withFee = { id: 1, price, fee: '0.1' }
          if (price === 'more') return withFee
          const order = { id: Math.floor(random() * 1e6), price }
          state.orders.push(order)
          emit('stream', 'orders', { id: order.id, side: 'BUY' }, ({ frame }) => frame.side === 'BUY')
          emit('stream', 'orders', { id: 'wrong' } as never)
          return order
        },
      },
    },
    stream: {
      channels: {
        orders: {
          open({ frame: { side } }, { state }) {
            if (side === 'throw') throw new Error('no such side')
            return state.orders.map(({ id }) => ({ id }))
          },
        },
        count: {
          answer({ count }, { state }) {
            if (count === 'throw') throw new Error('no such count')
            return count === 'wrong' ? ({ orders: 'many' } as never) : { orders: state.orders.length }
          },
        },
      },
    },
  },
})

let mock: Mock | undefined
afterEach(() => mock?.close())

async function start(findings: string[] = [], saved?: SavedWorld, seed = 7): Promise<Mock> {
  const apis = [builtApiOf({ 'openapi.yaml': rest }).api, builtApiOf({ 'asyncapi.yaml': stream }, { id: 'stream' }).api]
  mock = await startMock({
    reference: { apis },
    module: module as unknown as AnyMockModule,
    seed,
    pushEvery: 20,
    onFinding: (finding) => findings.push(finding),
    ...(saved === undefined ? {} : { saved }),
  })
  return mock
}

function savedBy(own: Mock): SavedWorld | undefined {
  const snapshot = readSnapshot(own.save() ?? '', 1)
  return 'world' in snapshot ? snapshot.world : undefined
}

async function place({ origin }: Mock, price: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`${origin}/v1/orders`, { method: 'POST', headers, body: JSON.stringify({ price }) })
  return { status: reply.status, body: await reply.json() }
}

async function orders({ origin }: Mock): Promise<unknown> {
  return (await fetch(`${origin}/v1/orders`)).json()
}

it('keeps what a handler puts into its state, and the same seed gives the same', async () => {
  const first = await start()
  const { body } = await place(first, '5')
  expect(await orders(first)).toEqual([body])
  await first.close()
  const second = await start([], savedBy(first))
  expect(await orders(second)).toEqual([body])
  await second.close()
  expect((await place(await start(), '5')).body).toEqual(body)
})

it('loses a reply after the request had its effect', async () => {
  const own = await start()
  const headers = { 'Content-Type': 'application/json', 'X-Mock-Lost': '502' }
  const { status } = await fetch(`${own.origin}/v1/orders`, { method: 'POST', headers, body: '{"price":"5"}' })
  expect(status).toBe(502)
  expect(await orders(own)).toMatchObject([{ price: '5' }])
})

it('refuses with a code of the catalogue', async () => {
  expect(await place(await start(), 'low')).toMatchObject({ status: 422, body: { code: 21 } })
})

it('names a reply that is not what the spec says, and does not send it', async () => {
  const findings: string[] = []
  const { status, body } = await place(await start(findings), 'wrong')
  expect(status).toBe(500)
  expect(body['message']).toBe(
    'The reply of placeOrder is not what openapi.yaml:10 says: /id is "one", not an integer.',
  )
  expect(findings).toEqual(['The reply of placeOrder is not what openapi.yaml:10 says: /id is "one", not an integer.'])
})

it('names a member that the spec does not describe, and sends none of it', async () => {
  const findings: string[] = []
  expect(await place(await start(findings), 'more')).toMatchObject({ status: 500 })
  expect(findings).toEqual([
    'The reply of placeOrder is not what openapi.yaml:10 says: the whole has an unknown member "fee".',
  ])
})

it('goes on when a handler throws', async () => {
  const findings: string[] = []
  const own = await start(findings)
  expect(await place(own, 'throw')).toMatchObject({ status: 500 })
  expect(findings).toEqual([
    expect.stringMatching(
      /^The handler of placeOrder failed: Error: no such price \(\S+mockWorld\.test\.ts:\d+:\d+\)$/,
    ),
  ])
  expect(await place(own, '5')).toMatchObject({ status: 200 })
})

it('sends to the subscriptions that accept it, and nothing that breaks the spec', async () => {
  const findings: string[] = []
  const own = await start(findings)
  await place(own, '1')
  const frames: unknown[] = []
  const sockets = ['BUY', 'SELL'].map((side) => {
    const socket = new WebSocket(`${own.socketOrigin}/stream`)
    socket.on('open', () => socket.send(JSON.stringify({ event: 'subscribe', side })))
    socket.on('message', (text: Buffer) => frames.push([side, JSON.parse(text.toString())]))
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'message')))
  const { body } = await place(own, '2')
  await expect.poll(() => frames.length).toBe(3)
  expect(frames).toContainEqual(['BUY', { id: body['id'], side: 'BUY' }])
  expect(findings).toHaveLength(2)
  expect(findings[0]).toMatch(/^A frame of orders is not what asyncapi\.yaml:\d+ says: \/id is "wrong", not an integer/)
  for (const socket of sockets) socket.terminate()
})

it('names the handler of a frame that throws or breaks the spec, and the connection goes on', async () => {
  const findings: string[] = []
  const own = await start(findings)
  const socket = new WebSocket(`${own.socketOrigin}/stream`)
  await once(socket, 'open')
  const said: unknown[] = []
  socket.on('message', (text: Buffer) => said.push(JSON.parse(text.toString())))
  for (const count of ['throw', 'wrong', 'all']) socket.send(JSON.stringify({ count }))
  socket.send(JSON.stringify({ event: 'subscribe', side: 'throw' }))
  await expect.poll(() => findings.length).toBe(3)
  expect(said).toEqual([
    { message: 'The handler of count failed: Error: no such count' },
    { message: 'The reply of count is not what its spec says.' },
    { orders: 0 },
  ])
  expect(findings[1]).toMatch(
    /^A frame of count is not what asyncapi\.yaml:\d+ says: \/orders is "many", not an integer/,
  )
  expect(findings[2]).toMatch(/^The handler of orders failed: Error: no such side \(/)
  socket.terminate()
})

it('refuses an operation and a channel that it has no handler for, and says so', async () => {
  const own = await start()
  const reply = await fetch(`${own.origin}/v1/fees`)
  expect([reply.status, reply.headers.get('x-mock-not-played')]).toEqual([501, 'true'])
  expect(await reply.json()).toMatchObject({ code: 501, message: 'The mock does not play getFees: nothing was done.' })
  const socket = new WebSocket(`${own.socketOrigin}/stream`)
  await once(socket, 'open')
  socket.send('{"watch":"trades"}')
  const [text] = await once(socket, 'message')
  expect(JSON.parse(String(text))).toMatchObject({ mock: { reasons: ['The mock does not play trades.'] } })
  socket.terminate()
})

it('answers a removed operation as a path without one', async () => {
  const own = await start()
  const reply = await fetch(`${own.origin}/v1/levels`)
  expect([reply.status, reply.headers.get('x-mock-not-played')]).toEqual([404, null])
  expect(reply.headers.get('sunset')).toBe('Thu, 07 Nov 2024 23:59:59 GMT')
  expect(await reply.json()).toMatchObject({ code: 404, message: 'getLevels was removed after 2024-11-07.' })
})

it('answers each ping of the heartbeat, with its id, and no pong', async () => {
  const own = await start()
  const socket = new WebSocket(`${own.socketOrigin}/stream`)
  await once(socket, 'open')
  const said: unknown[] = []
  socket.on('message', (text: Buffer) => said.push(JSON.parse(text.toString())))
  for (const text of ['{"event":"ping"}', '{"event":"pong"}', '{"event":"ping","id":7}', 'Ping', '{"count":"all"}'])
    socket.send(text)
  await expect.poll(() => said.at(-1)).toEqual({ orders: 0 })
  expect(said.slice(0, -1)).toEqual([{ event: 'pong' }, { event: 'pong', id: 7 }, { event: 'pong' }])
  socket.terminate()
})

it('marks the examples of an API that no module plays', async () => {
  const answered: LoggedRequest[] = []
  const reference = { apis: [builtApiOf({ 'openapi.yaml': rest }).api] }
  const own = { state: () => ({}), apis: {} } as unknown as AnyMockModule
  mock = await startMock({ reference, module: own, onAnswer: (request) => answered.push(request) })
  const reply = await fetch(`${mock.origin}/v1/fees`)
  expect([reply.status, reply.headers.get('x-mock-example')]).toEqual([200, 'true'])
  expect(answered).toMatchObject([{ operation: 'getFees', isExample: true }])
})

it('names handlers of what no spec has', async () => {
  const findings: string[] = []
  const apis = [builtApiOf({ 'openapi.yaml': rest }).api]
  const own = {
    state: () => ({}),
    apis: { test: { operations: { plaecOrder: () => [] } }, other: { channels: { a: {} } } },
  }
  const onFinding = (finding: string) => findings.push(finding)
  mock = await startMock({ reference: { apis }, module: own as unknown as AnyMockModule, onFinding })
  expect(findings).toEqual([
    'The module has a handler of test/plaecOrder, which no spec has.',
    'The module has a handler of other/a, which no spec has.',
  ])
})
