import { describe, expect, it } from 'vitest'
import { builtApiOf } from './testing.ts'

const version3 = `asyncapi: 3.0.0
info: {title: Stream, version: 1.0.0}
x-heartbeat: {idleTimeout: 30s, ping: {event: ping}, pong: {event: pong}}
x-limits:
  - {name: connectionsPerIp, value: 10, scope: per IP}
servers:
  public: {host: ws.example.com, pathname: /public, protocol: wss}
  private: {host: ws.example.com, pathname: /private, protocol: wss, security: [{$ref: '#/components/securitySchemes/key'}]}
channels:
  trades:
    address: trades
    title: Trades
    servers: [{$ref: '#/servers/public'}]
    x-sequence: {id: id, previous: lid}
    x-conversation:
      - {send: subscribe}
      - {receive: push, example: second}
    messages:
      subscribe: {payload: {type: object, properties: {event: {type: string}}}, examples: [{payload: {event: subscribe}}]}
      acknowledgement: {payload: {type: object}}
      push: {$ref: '#/components/messages/Push'}
  orders:
    address: orders
    servers: [{$ref: '#/servers/private'}]
    messages:
      push: {$ref: '#/components/messages/Push'}
operations:
  subscribeTrades:
    action: receive
    channel: {$ref: '#/channels/trades'}
    messages: [{$ref: '#/channels/trades/messages/subscribe'}]
    reply: {messages: [{$ref: '#/channels/trades/messages/acknowledgement'}]}
  receiveTrades:
    action: send
    channel: {$ref: '#/channels/trades'}
    messages: [{$ref: '#/channels/trades/messages/push'}]
components:
  securitySchemes:
    key: {type: userPassword}
  messages:
    Push:
      title: Push
      payload: {type: object, properties: {id: {type: integer}}}
      examples:
        - {name: first, payload: {id: 1}}
        - {name: second, payload: {id: 2}}
`

const version2 = `asyncapi: 2.6.0
info: {title: Stream, version: 1.0.0}
servers:
  live: {url: ws.example.com/v1, protocol: wss}
channels:
  ticker/{symbol}:
    parameters:
      symbol: {description: A market., schema: {type: string, enum: [A, B]}}
    publish:
      operationId: askTicker
      message: {name: ask, payload: {type: object}}
    subscribe:
      operationId: onTicker
      message:
        oneOf:
          - {name: snapshot, payload: {type: object}}
          - {name: update, payload: {type: object}}
`

function channelsOf(text: string) {
  return builtApiOf({ 'asyncapi.yaml': text }).api.channels
}

describe('AsyncAPI 3', () => {
  it('names directions from the client’s side: what the provider receives, the client sends', () => {
    const [trades] = channelsOf(version3)
    expect(trades?.messages.map(({ id, direction }) => `${id} ${direction}`)).toEqual([
      'subscribe send',
      'acknowledgement receive',
      'push receive',
    ])
    expect(
      trades?.operations.map(({ id, direction, messages, replies }) => ({ id, direction, messages, replies })),
    ).toEqual([
      { id: 'subscribeTrades', direction: 'send', messages: ['subscribe'], replies: ['acknowledgement'] },
      { id: 'receiveTrades', direction: 'receive', messages: ['push'], replies: [] },
    ])
  })

  it('turns directions around for a document of the client', () => {
    const [trades] = channelsOf(version3.replace('asyncapi: 3.0.0', 'asyncapi: 3.0.0\nx-perspective: client'))
    expect(trades?.messages.find(({ id }) => id === 'push')?.direction).toBe('send')
  })

  it('puts the session together from the named examples', () => {
    const [trades] = channelsOf(version3)
    expect(trades?.conversation.map(({ direction, example }) => [direction, example.value])).toEqual([
      ['send', { event: 'subscribe' }],
      ['receive', { id: 2 }],
    ])
  })

  it('takes address, access and servers of each channel', () => {
    expect(
      channelsOf(version3).map(({ address, access, servers }) => [address, access, servers.map(({ url }) => url)]),
    ).toEqual([
      ['trades', undefined, ['wss://ws.example.com/public']],
      ['orders', 'private', ['wss://ws.example.com/private']],
    ])
  })

  it('keeps heartbeat, limits and sequence', () => {
    const { api } = builtApiOf({ 'asyncapi.yaml': version3 })
    expect(api.streaming?.heartbeat).toEqual({ idleTimeout: '30s', ping: { event: 'ping' }, pong: { event: 'pong' } })
    expect(api.streaming?.limits).toEqual([{ name: 'connectionsPerIp', value: 10, scope: { en: 'per IP' } }])
    expect(api.channels[0]?.sequence).toEqual({ id: 'id', previous: 'lid' })
  })
})

describe('AsyncAPI 2', () => {
  it('reads publish as what a client sends and subscribe as what it receives', () => {
    const [ticker] = channelsOf(version2)
    expect(ticker?.address).toBe('ticker/{symbol}')
    expect(ticker?.messages.map(({ id, direction }) => `${id} ${direction}`)).toEqual([
      'publish-ask send',
      'subscribe-snapshot receive',
      'subscribe-update receive',
    ])
    expect(ticker?.operations.map(({ id, direction }) => `${id} ${direction}`)).toEqual([
      'askTicker send',
      'onTicker receive',
    ])
    expect(ticker?.servers).toEqual([{ url: 'wss://ws.example.com/v1', variables: [] }])
    expect(ticker?.parameters).toEqual([
      {
        ...{ name: 'symbol', description: { en: 'A market.' }, values: [{ value: 'A' }, { value: 'B' }] },
        schema: { types: ['string'] },
      },
    ])
  })
})

it('what the document says of itself and of its servers is there', () => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info:
  {title: Stream, version: "1", contact: {name: Help, email: help@example.com}, license: {name: Apache 2.0, url: "https://example.com/l"}, termsOfService: "https://example.com/t"}
servers: {test: {host: ws.example.com, protocol: wss, tags: [{name: "env:test", description: For tests.}, {$ref: "#/components/tags/open"}]}}
components: {tags: {open: {name: open}}}
`,
  })
  expect(api).toMatchObject({
    contact: { name: 'Help', email: 'help@example.com' },
    license: { name: 'Apache 2.0', url: 'https://example.com/l' },
    termsOfService: 'https://example.com/t',
  })
  expect(api.servers[0]?.tags).toEqual([
    { name: { en: 'env:test' }, description: { en: 'For tests.' } },
    { name: { en: 'open' } },
  ])
})

it('tags of a message and headers of its examples are there', () => {
  const [channel] = channelsOf(`asyncapi: 3.0.0
info: {title: Stream, version: "1"}
channels:
  lights:
    address: lights
    messages:
      measured:
        traits: [{tags: [{name: light, description: About light.}]}]
        payload: {type: object, properties: {lumens: {type: integer, example: 7}}}
        examples:
          - {name: both, headers: {key: a}, payload: {lumens: 3}}
          - {name: headers, headers: {key: b}}
operations: {receive: {action: receive, channel: {$ref: "#/channels/lights"}}}
`)
  const [message] = channel?.messages ?? []
  expect(message?.tags).toEqual([{ name: { en: 'light' }, description: { en: 'About light.' } }])
  expect(message?.examples).toEqual([
    { name: 'both', value: { lumens: 3 }, headers: { key: 'a' } },
    { name: 'headers', value: { lumens: 7 }, headers: { key: 'b' }, generated: true },
  ])
})

it.each([
  ['2', 'asyncapi: 2.6.0', 'publish: {tags: TAGS, message: {payload: {type: object}}}', ''],
  [
    '3',
    'asyncapi: 3.0.0\nx-perspective: provider',
    'messages: {push: {payload: {type: object}}}',
    'operations: {onTrade: {action: receive, channel: {$ref: "#/channels/feed"}, traits: [{tags: TAGS}]}}',
  ],
])(
  'what an operation says of its tags is said of the page of its channel, in version %s',
  (_, version, channel, rest) => {
    const document = `${version}\ninfo: {title: Stream, version: 1.0.0}\nchannels: {feed: {${channel}}}\n${rest}\n`
    const { api } = builtApiOf({
      'asyncapi.yaml': document.replace('TAGS', '[{name: Trades, description: Of trades.}]'),
    })
    expect(api.channels.map(({ tags }) => tags)).toEqual([['Trades']])
    expect(api.pages).toMatchObject([{ title: { en: 'Trades' }, description: { en: 'Of trades.' } }])
  },
)

it('the description of a tag ends with its further reading; tags may be references', () => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: {title: Stream, version: 1.0.0, tags: [{name: Trades, externalDocs: {url: "https://x.example"}}, {$ref: "#/components/tags/open"}]}
channels: {trades: {tags: [{name: Trades}], messages: {push: {payload: {type: object}}}}}
components: {tags: {open: {name: Open, description: For all., externalDocs: {url: "https://x.example/a b", description: "All [of it]"}}}}
`,
  })
  expect(api.tags).toMatchObject([
    { name: 'Trades', description: { en: '[https://x.example](<https://x.example>)' } },
    { name: 'Open', description: { en: 'For all.\n\n[All \\[of it\\]](<https://x.example/a%20b>)' } },
  ])
})

it('a frame to send that is made from a schema holds what is required, stated, or joins the answer', () => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: {title: Orders, version: 1.0.0}
servers: {main: {host: ws.example.com, protocol: wss}}
channels:
  orders:
    address: /
    messages:
      place: {payload: {$ref: '#/components/schemas/Place'}}
      placed: {payload: {$ref: '#/components/schemas/Place'}}
operations:
  place:
    action: receive
    channel: {$ref: '#/channels/orders'}
    messages: [{$ref: '#/channels/orders/messages/place'}]
    reply: {messages: [{$ref: '#/channels/orders/messages/placed'}]}
components:
  schemas:
    Place:
      type: object
      required: [symbol]
      properties:
        id: {type: string}
        method: {type: string, const: order.place}
        version: {type: string, enum: ['2.0']}
        symbol: {type: string}
        side: {type: string, examples: [BUY]}
        price: {type: number}
        oldPrice: {type: number, deprecated: true}
`,
  })
  const values = api.channels[0]?.messages.map(({ direction, examples }) => [direction, examples[0]?.value])
  expect(values).toEqual([
    ['send', { id: 'string', method: 'order.place', version: '2.0', symbol: 'YOUR_SYMBOL', side: 'BUY' }],
    ['receive', { id: 'string', method: 'order.place', version: '2.0', symbol: 'string', side: 'BUY', price: 0 }],
  ])
})

it.each([
  [
    '{type: object, required: [symbol], properties: {symbol: {type: string}, limit: {type: integer}}}',
    { symbol: 'YOUR_SYMBOL' },
  ],
  ['{type: object, properties: {symbol: {type: string}}}', undefined],
  ['{type: array, items: {type: string}}', undefined],
])('a call of JSON-RPC holds the arguments that it cannot do without: %s', (params, expected) => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: {title: Orders, version: 1.0.0}
servers: {main: {host: ws.example.com, protocol: wss}}
channels: {orders: {address: /, messages: {place: {payload: {$ref: '#/components/schemas/Place'}}}}}
operations: {place: {action: receive, channel: {$ref: '#/channels/orders'}}}
components: {schemas: {Params: ${params}, Place: {type: object, properties: {method: {const: order.place}, params: {$ref: '#/components/schemas/Params'}}}}}
`,
  })
  const value = api.channels[0]?.messages[0]?.examples[0]?.value
  expect(value).toEqual({ method: 'order.place', ...(expected && { params: expected }) })
})
