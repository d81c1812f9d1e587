import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planSession } from '../samples/planSession.ts'
import { builtApiOf } from './testing.ts'
import { pathPattern, statedName } from './view/channelAddress.ts'
import { channelRow } from './view/entryRows.ts'

const sockets = new URL('../../tests/fixtures/sockets/', import.meta.url)

function read(name: string, edit = (text: string) => text) {
  return built(edit(readFileSync(new URL(name, sockets), 'utf8')))
}

function built(text: string) {
  const { api, diagnostics } = builtApiOf({ 'a.yaml': text })
  return {
    kinds: api.channels.map(({ address, isPath }) => `${isPath ? 'path' : 'topic'} ${address}`),
    servers: api.channels.map((channel) => planSession(channel, api).server),
    assumed: diagnostics.flatMap(({ code, message }) => (code === 'address-assumed' ? [message] : [])),
    channels: api.channels,
  }
}

const topics = (first: string, frame: string) => `asyncapi: 3.0.0
x-perspective: client
info: { title: A, version: '1' }
servers: { main: { host: ws.example.com, pathname: /endpoint, protocol: wss } }
channels:
  book:
    address: ${first}
    messages: { ask: { payload: { type: object }, examples: [{ payload: ${frame} }] } }
operations:
  ask: { action: send, channel: { $ref: '#/channels/book' }, messages: [{ $ref: '#/channels/book/messages/ask' }] }
`

describe('the address of a channel', () => {
  it('is a path where a binding describes its handshake', () => {
    expect(read('handshake.yaml')).toMatchObject({ kinds: ['path /v1/marketdata/{symbol}'], assumed: [] })
  })

  it('is a topic where the binding describes nothing', () => {
    const bound = (binding: string) =>
      topics('quote', '{ op: subscribe }').replace('    address:', `    bindings: { ws: ${binding} }\n    address:`)
    expect(built(bound("{ bindingVersion: '0.1.0' }"))).toMatchObject({ kinds: ['topic quote'], assumed: [] })
    expect(built(bound('{ method: GET }')).kinds).toEqual(['path quote'])
  })

  it('is not stated where it is null or absent, not even with a binding for the handshake', () => {
    const bound = topics('null', '{ op: book }').replace(
      '    address:',
      '    bindings: { ws: { method: GET } }\n    address:',
    )
    for (const text of [bound, bound.replace('    address: null\n', '')]) {
      const { channels, servers, assumed } = built(text)
      expect([channels.map(statedName), servers, assumed]).toEqual([[undefined], ['wss://ws.example.com/endpoint'], []])
      expect(channels.map((channel) => channelRow(channel).path)).toEqual([''])
    }
  })

  it('is a path where a binding describes its handshake, though a frame has its name', () => {
    const { kinds } = built(
      topics('/private', '{ op: subscribe, type: private }').replace(
        '    address:',
        '    bindings: { ws: { headers: { type: object, properties: { key: { type: string, examples: [k] } } } } }\n    address:',
      ),
    )
    expect(kinds).toEqual(['path /private'])
  })

  it('is a topic where a frame holds it, whose binding describes the handshake of the server', () => {
    const query = '{ type: object, properties: { token: { type: string, examples: [t] } } }'
    const { kinds, servers } = built(
      topics("'/market/ticker:{symbol}'", "{ topic: '/market/ticker:BTC' }").replace(
        '    address:',
        `    bindings: { ws: { query: ${query} } }\n    address:`,
      ),
    )
    expect([kinds, servers]).toEqual([['topic /market/ticker:{symbol}'], ['wss://ws.example.com/endpoint?token=t']])
  })

  it('is the address of the server where it is a slash', () => {
    const { kinds, servers, assumed } = read('methods.yaml')
    expect([...new Set(kinds), ...new Set(servers), ...assumed]).toEqual([
      'path /',
      'wss://ws-api.example.com/ws-api/v3',
    ])
  })

  it('is a topic where a frame holds it, even with a slash', () => {
    const { kinds, servers, assumed } = built(topics("'/market/ticker:{symbol}'", "{ topic: '/market/ticker:BTC' }"))
    expect({ kinds, servers, assumed }).toEqual({
      kinds: ['topic /market/ticker:{symbol}'],
      servers: ['wss://ws.example.com/endpoint'],
      assumed: [],
    })
    expect(built(topics('trades', '{ op: subscribe }')).kinds).toEqual(['topic trades'])
    expect(built(topics('/ticker', '{ event: subscribe, channel: ticker }'))).toMatchObject({
      ...{ kinds: ['topic /ticker'], assumed: [] },
    })
    expect(built(topics('/ticker', '{ event: subscribe, channel: tickers }')).kinds).toEqual(['path /ticker'])
  })

  it.each(['/{listenKey}', '/v1/{symbol}', '/v1/ticker'])(
    'is a path where frames hold only words like %s',
    (address) => {
      for (const frame of ['{ op: subscribe, args: [v1/x] }', '{ topic: v1/ticker }']) {
        const { kinds, assumed } = built(topics(`'${address}'`, frame))
        expect({ kinds, assumed }).toMatchObject({ kinds: [`path ${address}`], assumed: { length: 1 } })
      }
    },
  )

  it('is a path by its slash, which is told once', () => {
    const { kinds, servers, assumed } = read('streams.yaml')
    expect(kinds).toEqual(['path /ws/{streamName}', 'path /stream?streams={streams}'])
    expect(servers).toEqual(['wss://stream.example.com:9443/ws/btcusdt@aggTrade', ''])
    expect(assumed).toEqual([
      'Addresses of channels are read as paths that a client connects to: `/ws/{streamName}`, `/stream?streams={streams}`.',
    ])
  })

  it('is what the document says', () => {
    const said = (text: string) => text.replace('asyncapi: 3.0.0', 'asyncapi: 3.0.0\nx-address: topic')
    expect(read('streams.yaml', said)).toMatchObject({
      kinds: ['topic /ws/{streamName}', 'topic /stream?streams={streams}'],
      assumed: [],
    })
    const own = (text: string) => text.replace('title: One stream', 'title: One stream\n    x-address: topic')
    expect(read('streams.yaml', own).kinds[0]).toBe('topic /ws/{streamName}')
  })

  const feeds = (channel: string, status = channel) => `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { main: { url: 'wss://ws.example.com', protocol: wss } }
channels:
  /ticker: { subscribe: { message: { payload: { properties: { channel: ${channel} } } } } }
  /status: { subscribe: { message: { payload: { properties: { data: { properties: { channels: { items: ${status.replace('ticker', 'status')} } } } } } } } }
  /level2: { subscribe: { message: { payload: { properties: { channel: { const: l2_data } } } } } }
  /v1/trades: { subscribe: { message: { payload: { type: object } } } }
`
  const asPaths = ['path /ticker', 'path /status', 'path /level2', 'path /v1/trades']

  it.each(['{ const: ticker }', '{ enum: [ticker] }'])(
    'is assumed to be a topic beside topics with a slash before their names: %s',
    (channel) => {
      expect(built(feeds(channel))).toMatchObject({
        kinds: ['topic /ticker', 'topic /status', 'topic /level2', 'path /v1/trades'],
        assumed: [
          'Addresses of channels are read as paths that a client connects to: `/v1/trades`; and as topics, which no frame of a client names: `/ticker`, `/status`, `/level2`.',
        ],
      })
    },
  )

  it('is a path where a message may name other channels, or one alone names its own', () => {
    for (const channel of ['{ type: string }', '{ enum: [ticker, status] }', '{ example: ticker }'])
      expect(built(feeds(channel)).kinds).toEqual(asPaths)
    expect(built(feeds('{ const: ticker }', '{ type: string }')).kinds).toEqual(asPaths)
  })

  it('is a path where its name is a value of something else', () => {
    const sockets = (properties: string) => `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { main: { url: 'wss://ws.example.com', protocol: wss } }
channels:
  /market: { subscribe: { message: { payload: { properties: ${properties} } } } }
  /limit: { subscribe: { message: { payload: { properties: ${properties} } } } }
`
    for (const properties of [
      '{ type: { enum: [limit, market] } }',
      '{ kind: { const: market }, way: { const: limit } }',
      '{ enum: { title: market }, example: { title: limit } }',
    ])
      expect(built(sockets(properties)).kinds).toEqual(['path /market', 'path /limit'])
  })

  it('is a path where nothing can be sent that would name a topic', () => {
    const text = `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { main: { url: 'wss://ws.example.com/v1', protocol: wss } }
channels:
  payments/{merchant}:
    parameters: { merchant: { schema: { type: string, default: m 1 } } }
    subscribe: { message: { payload: { type: object } } }
`
    const { servers, assumed } = built(text)
    expect(servers).toEqual(['wss://ws.example.com/v1/payments/m%201'])
    expect(assumed).toHaveLength(1)
  })
})

describe('the address that a program connects to', () => {
  it('has the query that the handshake needs, and no optional part without an example', () => {
    const told = (text: string) => text.replace('description: Without an example.', 'examples: [a b]')
    expect(read('handshake.yaml').servers).toEqual(['wss://api.example.com/v1/marketdata/btcusd?depth=10'])
    expect(read('handshake.yaml', told).servers).toEqual([
      'wss://api.example.com/v1/marketdata/btcusd?depth=10&topic=a%20b',
    ])
  })

  it('has no required part of the query without a value, which is asked for apart', () => {
    const without = (text: string) => text.replace('minimum: 1, examples: [10], ', '')
    expect(read('handshake.yaml', without).servers).toEqual(['wss://api.example.com/v1/marketdata/btcusd'])
  })

  it('is matched by a server with any values', () => {
    const [stream] = read('streams.yaml').channels
    const [methods] = read('methods.yaml').channels
    if (!stream || !methods) throw new Error('the fixtures have channels')
    expect(pathPattern('/', stream).test('/ws/ethusdt@depth')).toBe(true)
    expect(pathPattern('/', stream).test('/ws/')).toBe(false)
    expect(pathPattern('/ws-api/v3', methods).test('/ws-api/v3')).toBe(true)
  })
})
