import type { Channel, ConversationStep, Message } from '../../generator/contract/channel.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Content, Operation, Parameter, Response } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Example, SchemaNode } from '../../generator/contract/schema.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { bareApi, bareChannel, bareOperation } from '../../generator/contract/testing.ts'
import { signedText } from '../../tests/fixtures/signing/schemes.ts'

const source = { file: 'venue.yaml', line: 1, column: 1 }

export const sorted: Signing = {
  ...signedText(
    { when: 'body', template: '{method}\n{path}\nrequestBody={body}&time={timestamp}' },
    { template: '{method}\n{path}\n{sortedQuery}' },
  ),
  timestamp: { unit: 'ms', parameter: 'time', maxAhead: 1000 },
  receiveWindow: { unit: 'ms', default: 5000, maximum: 10_000 },
  headers: { 'X-Key': '{key}', 'X-Time': '{timestamp}', 'X-Sign': '{signature}' },
  optionalHeaders: { 'X-Method': 'hmacSHA256', 'X-Window': '{receiveWindow}' },
  login: {
    method: 'GET',
    path: '/ws',
    frame: { event: 'login', key: '{key}', time: '{timestamp}', signature: '{signature}' },
    accepted: { event: 'login', ok: true },
  },
}

export const text: SchemaNode = { types: ['string'] }
export const count: SchemaNode = { types: ['integer'], constraints: [{ keyword: 'maximum', value: 100 }] }
export const side: SchemaNode = { types: ['string'], enum: [{ value: 'BUY' }, { value: 'SELL' }] }

export function members(
  properties: Readonly<Record<string, SchemaNode>>,
  required = Object.keys(properties),
): SchemaNode {
  return {
    types: ['object'],
    properties: Object.entries(properties).map(([name, schema]) => ({
      name,
      required: required.includes(name),
      schema,
    })),
  }
}

export function example(value: Json): Example {
  return { name: 'default', value }
}

export function content(schema: SchemaNode): Content {
  return { mediaType: 'application/json', schema, examples: [] }
}

export function parameter(name: string, place: Parameter['in'], schema: SchemaNode, required = false): Parameter {
  return { name, in: place, required, schema, examples: [] }
}

function response(status: string, value: Json): Response {
  return { status, headers: [], links: [], contents: [{ mediaType: 'application/json', examples: [example(value)] }] }
}

const failure = { code: 21, message: 'Low balance' }

export function operation(
  id: string,
  own: Partial<Operation> & Pick<Operation, 'method' | 'path'>,
  reply: Json,
): Operation {
  return bareOperation({
    id,
    title: { en: id },
    servers: [{ url: 'https://api.venue.example/v1', variables: [] }],
    responses: [response('200', reply), response('default', failure)],
    source,
    ...own,
  })
}

export const signed = { security: [[{ scheme: 'signature', scopes: [] }]] }

export function message(id: string, direction: Message['direction'], payload: SchemaNode, ...values: Json[]): Message {
  return { id, title: { en: id }, direction, payload, examples: values.map(example) }
}

export function said({ id, direction }: Message, value: Json): ConversationStep {
  return { direction, message: id, example: example(value) }
}

export function channel(id: string, own: Partial<Channel>): Channel {
  const servers = [{ url: 'wss://ws.venue.example/stream', variables: [] }]
  return bareChannel({ id, address: id, title: { en: id }, servers, source, ...own })
}

export function api(own: Partial<Api>): Api {
  return bareApi({
    id: 'venue',
    title: { en: 'Venue' },
    servers: [{ url: 'https://api.venue.example/v1', variables: [] }],
    securitySchemes: [{ id: 'signature', type: 'apiKey', name: 'X-Key', in: 'header', flows: [], signing: sorted }],
    errors: [
      { code: 21, description: { en: 'The balance is too low.' }, httpStatus: 422 },
      { code: 429, name: 'TOO_MANY', description: { en: 'Too many requests.' } },
    ],
    source,
    ...own,
  })
}

/** An API with an operation of each kind. */
export const venue = api({
  schemas: { Order: { ...members({ symbol: text, side, quantity: count }, ['symbol', 'side']), name: 'Order' } },
  operations: [
    operation(
      'getOrder',
      { method: 'get', path: '/orders/{id}', parameters: [parameter('id', 'path', count, true)] },
      { id: 7 },
    ),
    operation(
      'listHistory',
      {
        method: 'get',
        path: '/orders/history',
        parameters: [
          parameter('limit', 'query', count),
          parameter('sides', 'query', { types: ['array'], items: side }),
          parameter('X-Note', 'header', { ...text, constraints: [{ keyword: 'maxLength', value: 3 }] }),
        ],
      },
      [{ id: 7 }],
    ),
    operation(
      'listOwn',
      { method: 'get', path: '/own', parameters: [parameter('symbols', 'query', text)], ...signed },
      [],
    ),
    operation(
      'placeOrder',
      {
        method: 'post',
        path: '/orders',
        requestBody: {
          required: true,
          contents: [{ mediaType: 'application/json', schema: { ref: 'Order', types: [] }, examples: [] }],
        },
        ...signed,
      },
      { id: 8 },
    ),
  ],
})

const subscribe = message(
  'subscribe',
  'send',
  members({
    event: { types: ['string'], const: 'subscribe' },
    topic: { types: ['string'], enum: [{ value: 'ticker' }] },
    symbols: { types: ['array'], items: text },
  }),
  { event: 'subscribe', topic: 'ticker', symbols: ['AAA'] },
)
const unsubscribe = message(
  'unsubscribe',
  'send',
  members({
    event: { types: ['string'], const: 'unsubscribe' },
    topic: { types: ['string'], enum: [{ value: 'ticker' }] },
  }),
  { event: 'unsubscribe', topic: 'ticker' },
)
const acknowledgement = message('acknowledgement', 'receive', text, {
  event: 'subscribe',
  topic: 'ticker',
  symbols: ['AAA'],
})
const farewell = message('farewell', 'receive', text, { event: 'unsubscribe', topic: 'ticker' })
const refused = message('failure', 'receive', text, { event: 'error', message: 'failed' })
const update = message('update', 'receive', text, { topic: 'ticker', symbol: 'AAA', id: 12, before: 10 })
const snapshot = message('snapshot', 'receive', text, { topic: 'ticker', symbol: 'AAA', id: 10, before: 9 })
const login = message(
  'login',
  'send',
  members({ event: { types: ['string'], const: 'login' }, key: text, time: text, signature: text }),
  { event: 'login', key: 'k', time: '1', signature: 's' },
)
const welcome = message('success', 'receive', text, { event: 'login', ok: true })
const own = message(
  'subscribe',
  'send',
  members({ event: { types: ['string'], const: 'subscribe' }, topic: { types: ['string'], const: 'own' } }),
  {
    event: 'subscribe',
    topic: 'own',
  },
)
const ping = message('ping', 'send', members({ event: { types: ['string'], const: 'ping' }, id: text }), {
  event: 'ping',
  id: 'one',
})
const pong = message('pong', 'receive', text, { event: 'pong', id: 'one' })
const general = message(
  'subscribe',
  'send',
  members({ event: { types: ['string'], const: 'subscribe' }, topic: text }),
  {
    event: 'subscribe',
    topic: 'ticker',
  },
)

const said1 = [subscribe, acknowledgement, snapshot, update, unsubscribe, farewell]

/** An API with a stream of prices, a stream of the account's orders, and rules for the connection. */
export const streaming = api({
  streaming: {
    title: { en: 'Streams' },
    version: '1',
    servers: [{ url: 'wss://ws.venue.example/stream', variables: [] }],
    limits: [],
    errors: [],
    source,
  },
  channels: [
    channel('ticker', {
      sequence: { id: 'id', previous: 'before' },
      messages: [...said1, refused],
      conversation: said1.map((one) => said(one, one.examples[0]?.value ?? null)),
      operations: [
        {
          id: 'subscribe',
          direction: 'send',
          title: {},
          messages: ['subscribe'],
          replies: ['acknowledgement', 'failure'],
        },
        {
          id: 'unsubscribe',
          direction: 'send',
          title: {},
          messages: ['unsubscribe'],
          replies: ['farewell', 'failure'],
        },
        { id: 'receive', direction: 'receive', title: {}, messages: ['snapshot', 'update'], replies: [] },
      ],
    }),
    channel('own', {
      access: 'private',
      messages: [
        own,
        message('acknowledgement', 'receive', text, { event: 'subscribe', topic: 'own' }),
        refused,
        update,
      ],
      operations: [
        { id: 'own', direction: 'send', title: {}, messages: ['subscribe'], replies: ['acknowledgement', 'failure'] },
        { id: 'receive', direction: 'receive', title: {}, messages: ['update'], replies: [] },
      ],
    }),
    channel('connection', {
      messages: [login, welcome, ping, pong, general, refused],
      operations: [
        { id: 'login', direction: 'send', title: {}, messages: ['login'], replies: ['success', 'failure'] },
        { id: 'ping', direction: 'send', title: {}, messages: ['ping'], replies: ['pong'] },
        { id: 'subscribe', direction: 'send', title: {}, messages: ['subscribe'], replies: ['failure'] },
      ],
    }),
  ],
})
