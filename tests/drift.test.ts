import { afterEach, describe, expect, it } from 'vitest'
import type { Message } from '../generator/contract/channel.ts'
import type { Json } from '../generator/contract/json.ts'
import { findDrift } from '../tools/drift/findDrift.ts'
import type { Drift, Mock } from '../tools/mock/mockOptions.ts'
import type { MockReply } from '../tools/mock/reply.ts'
import { startMock } from '../tools/mock/startMock.ts'
import {
  api,
  channel,
  count,
  example,
  members,
  message,
  operation,
  parameter,
  said,
  side,
  signed,
  streaming,
  text,
} from '../tools/mock/testing.ts'

const order = members({ id: { types: ['integer'] }, side, price: { types: ['string'], format: 'decimal' } })
const list = { types: ['array'], items: order }
const orders = [
  { id: 1, side: 'BUY', price: '1.0' },
  { id: 2, side: 'SELL', price: '2.0' },
]

function response(status: string, schema: typeof order | typeof list, value: Json) {
  return {
    status,
    headers: [],
    links: [],
    contents: [{ mediaType: 'application/json', schema, examples: [example(value)] }],
  }
}

const subscribe = message('subscribe', 'send', members({ event: text, topic: text }), {
  event: 'subscribe',
  topic: 'ticker',
})
const acknowledgement = message(
  'acknowledgement',
  'receive',
  members({ event: { types: ['string'], const: 'subscribe' }, topic: text }),
  {
    event: 'subscribe',
    topic: 'ticker',
  },
)
const push = message(
  'push',
  'receive',
  members({ topic: text, price: { types: ['string'], format: 'decimal' }, id: count }),
  {
    topic: 'ticker',
    price: '1.5',
    id: 9,
  },
)
const failure = message(
  'failure',
  'receive',
  members({ event: { types: ['string'], const: 'error' }, message: text }),
  {
    event: 'error',
    message: 'failed',
  },
)
const conversation = [subscribe, acknowledgement, push].map((own: Message) => said(own, own.examples[0]?.value ?? null))

const own = api({
  ...(streaming.streaming ? { streaming: streaming.streaming } : {}),
  operations: [
    operation(
      'listOrders',
      {
        method: 'get',
        path: '/orders',
        parameters: [{ ...parameter('limit', 'query', count), examples: [example(5)] }],
        responses: [
          response('200', list, orders),
          response('400', members({ code: count, message: text }), { code: 1, message: 'no' }),
        ],
      },
      orders,
    ),
    operation('listOwn', { method: 'get', path: '/own', ...signed }, []),
    operation('cancelAll', { method: 'delete', path: '/orders' }, []),
  ],
  channels: [
    channel('ticker', {
      messages: [subscribe, acknowledgement, push, failure],
      operations: [
        {
          id: 'subscribe',
          direction: 'send',
          title: {},
          messages: ['subscribe'],
          replies: ['acknowledgement', 'failure'],
        },
        { id: 'receive', direction: 'receive', title: {}, messages: ['push'], replies: [] },
      ],
      conversation,
    }),
    channel('own', { access: 'private' }),
  ],
})

let mock: Mock | undefined
afterEach(() => mock?.close())

/** Differences found between a server and its spec: a line each. */
async function drift(...changes: Drift[]): Promise<string[]> {
  mock = await startMock({ reference: { apis: [own] }, drift: changes, pushEvery: 5 })
  const { differences } = await findDrift({
    reference: { apis: [own] },
    url: mock.origin,
    socketUrl: mock.socketOrigin,
    patience: 2000,
    pause: 0,
  })
  return differences.map(({ subject, kind, place, text: what, count: often }) =>
    [`${subject}: ${kind}:`, place, what, ...(often > 1 ? [`×${often}`] : [])].filter((part) => part !== '').join(' '),
  )
}

/** The orders of the reply, each changed. */
function each(change: (order: Record<string, Json>) => Json): (reply: MockReply) => MockReply {
  return (reply) => ({ ...reply, body: orders.map((one) => change({ ...one })) })
}

describe('a server that keeps to its spec', () => {
  it('shows no difference', async () => {
    expect(await drift()).toEqual([])
  })

  it('is asked nothing that takes a key or changes something', async () => {
    await drift()
    expect(mock?.requests.map(({ operation: id, query }) => `${id} ${query}`)).toEqual(['listOrders limit=5'])
    expect(mock?.connections.map(({ received }) => received)).toEqual([['{"event":"subscribe","topic":"ticker"}']])
  })
})

const asked = 'GET /orders:'

describe('a reply that has changed', () => {
  it.each<[string, (reply: MockReply) => MockReply, string]>([
    ['a missing field', each(({ price: _, ...rest }) => rest), `${asked} missing field: /[*] has no "price" ×2`],
    [
      'a new field',
      each((one) => ({ ...one, fee: '0' })),
      `${asked} unexpected field: /[*] has an unknown member "fee" ×2`,
    ],
    [
      'another type',
      each((one) => ({ ...one, id: String(one['id']) })),
      `${asked} wrong type: /[*]/id is "1", not an integer ×2`,
    ],
    ['null', each((one) => ({ ...one, side: null })), `${asked} wrong type: /[*]/side is null, not a string ×2`],
    [
      'a new value',
      each((one) => ({ ...one, side: one['side'] === 'BUY' ? 'HOLD' : 'SELL' })),
      `${asked} unknown value: /[*]/side is "HOLD", not one of "BUY", "SELL"`,
    ],
    [
      'another format',
      each((one) => ({ ...one, price: '1e3' })),
      `${asked} outside limits: /[*]/price is "1e3", not of the format decimal ×2`,
    ],
    [
      'another shape',
      (reply) => ({ ...reply, body: { orders } }),
      `${asked} wrong type: is {"orders":[{"id":1,"side":"BUY","price":"1.0"},{"id":2,"s…, not an array`,
    ],
    [
      'a new status',
      (reply) => ({ ...reply, status: 206 }),
      `${asked} undocumented status: answers with 206, which the spec does not have`,
    ],
    [
      'another media type',
      (reply) => ({ ...reply, headers: { 'Content-Type': 'text/html' }, body: '<p>' }),
      `${asked} other media type: is text/html, not application/json`,
    ],
  ])('%s', async (_, change, expected) => {
    expect(await drift({ operation: 'listOrders', change })).toEqual([expected])
  })

  it('an error of another shape', async () => {
    const change = (): MockReply => ({ status: 400, headers: {}, body: { error: 'no' } })
    expect(await drift({ operation: 'listOrders', change })).toEqual([
      `${asked} refused: refuses the spec's own example with 400: "{\\"error\\":\\"no\\"}"`,
      `${asked} missing field: has no "code"`,
      `${asked} missing field: has no "message"`,
      `${asked} unexpected field: has an unknown member "error"`,
    ])
  })
})

describe('a push that has changed', () => {
  it.each<[string, (frame: Json) => Json, string]>([
    [
      'a field',
      (frame) => ({ ...(frame as object), volume: '3' }),
      'unexpected field: has an unknown member "volume" ×3',
    ],
    ['a type', (frame) => ({ ...(frame as object), price: 1.5 }), 'wrong type: /price is 1.5, not a string ×3'],
  ])('%s', async (_, change, expected) => {
    expect(await drift({ channel: 'ticker', change })).toEqual([`channel ticker: ${expected}`])
  })
})

it('names a server that does not answer', async () => {
  const { differences } = await findDrift({ reference: { apis: [own] }, url: 'http://127.0.0.1:9', pause: 0 })
  expect(differences.map(({ kind }) => kind)).toEqual(['unreachable'])
})

it('asks only the APIs it is told to', async () => {
  const { checked } = await findDrift({
    reference: { apis: [own] },
    url: 'http://127.0.0.1:9',
    only: ['other'],
    pause: 0,
  })
  expect(checked).toBe(0)
})
