import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../contract/channel.ts'
import { planSession } from '../samples/planSession.ts'
import { builtApiOf } from './testing.ts'

const sockets = new URL('../../tests/fixtures/sockets/', import.meta.url)

function read(name: string, edit = (text: string) => text) {
  return builtApiOf({ 'a.yaml': edit(readFileSync(new URL(name, sockets), 'utf8')) })
}

function entryOf(channels: readonly Channel[], id: string): Channel {
  const found = channels.find((channel) => channel.id === id)
  if (!found) throw new Error(`no entry ${id} among ${channels.map((channel) => channel.id).join(', ')}`)
  return found
}

const idsOf = (channels: readonly Channel[]) => channels.map(({ id }) => id)

describe('a channel with several requests', () => {
  it('has an entry for each operation, behind one for what holds for all', () => {
    const { api, diagnostics } = read('feeds.yaml')
    expect(idsOf(api.channels)).toEqual(['socket', 'subscribeTicker', 'unsubscribeTicker', 'addOrder', 'receiveTicker'])
    const socket = entryOf(api.channels, 'socket')
    expect(socket).toMatchObject({
      description: { en: 'Everything goes over one connection.' },
      parts: ['subscribeTicker', 'unsubscribeTicker', 'addOrder', 'receiveTicker'],
      operations: [],
      partlySecured: 'operations',
    })
    expect(socket.messages.map(({ id }) => id)).toEqual(['heartbeat'])
    expect(diagnostics.filter(({ code }) => code === 'entries-assumed').map(({ message }) => message)).toEqual([
      'Each operation has an entry of its own on channels with several requests: `socket` (4).',
    ])
  })

  it('ties a request to its answers, with the texts of its operation', () => {
    const { channels } = read('feeds.yaml').api
    const subscribe = entryOf(channels, 'subscribeTicker')
    expect(subscribe).toMatchObject({
      ...{ partOf: 'socket', callName: 'subscribe', address: '/', isPath: true },
      title: { en: 'Subscribe to the ticker' },
      summary: { en: 'Opens the ticker of some markets.' },
      description: { en: 'One request for any number of markets.' },
      source: { file: 'a.yaml', line: 37 },
    })
    expect(subscribe.messages.map(({ id, direction }) => `${direction} ${id}`)).toEqual([
      'send subscribeTicker',
      'receive acknowledgement',
    ])
    expect(entryOf(channels, 'unsubscribeTicker').messages.map(({ id }) => id)).toContain('acknowledgement')
    expect(entryOf(channels, 'addOrder').title).toEqual({ en: 'add_order' })
  })

  it('says of an operation alone what that needs and where it belongs', () => {
    const { channels } = read('feeds.yaml').api
    expect(entryOf(channels, 'addOrder')).toMatchObject({
      ...{ access: 'private', permission: 'trade', tags: ['Orders'] },
      security: [[{ scheme: 'token' }]],
    })
    expect(entryOf(channels, 'subscribeTicker')).toMatchObject({ security: [], tags: [] })
    expect(entryOf(channels, 'subscribeTicker')).not.toHaveProperty('access')
  })

  it('tells of pushes where they are', () => {
    const { channels } = read('feeds.yaml').api
    expect(channels.filter(({ pushFrequency }) => pushFrequency).map(({ id }) => id)).toEqual(['receiveTicker'])
  })

  it('is one sample a request, which waits for pushes only where it subscribes', () => {
    const { api } = read('feeds.yaml')
    const plan = (id: string) => planSession(entryOf(api.channels, id), api)
    expect(plan('addOrder')).toMatchObject({
      ...{ server: 'wss://ws.example.com/v2', isAnsweredOnce: true, effect: 'trade' },
      frames: [{ method: 'add_order', params: { side: 'buy' } }],
    })
    expect(plan('subscribeTicker').isAnsweredOnce).toBeUndefined()
    expect(plan('subscribeTicker').frames).toHaveLength(1)
  })

  it('subscribes in the sample of a push to what is named as that', () => {
    const { api } = read('feeds.yaml')
    const { frames } = planSession(entryOf(api.channels, 'receiveTicker'), api)
    expect(frames).toMatchObject([{ method: 'subscribe', params: { channel: 'ticker' } }])
    const unnamed = read('requests2.yaml').api
    expect(planSession(entryOf(unnamed.channels, 'maintenance'), unnamed).frames).toEqual([])
  })

  it('does not subscribe by the name of the channel alone', () => {
    const { api } = read('userStreams.yaml')
    const entries = ['marketStreamReceiveEvents', 'marketStreamReceiveError'].map((id) => entryOf(api.channels, id))
    expect(entries.flatMap((entry) => planSession(entry, api).frames)).toEqual([])
  })

  it('knows JSON-RPC by its shape: the name of the method, and the id that joins request and answer', () => {
    const { channels } = read('methods.yaml').api
    expect(channels.map(({ id, callName }) => [id, callName])).toEqual([
      ['spot', undefined],
      ['orderPlace', 'order.place'],
      ['time', 'time'],
      ['balanceUpdate', undefined],
    ])
    expect(entryOf(channels, 'orderPlace').messages.map(({ id, correlation }) => [id, correlation])).toEqual([
      ['orderPlaceRequest', undefined],
      ['orderPlaceResponse', '$message.payload#/id'],
    ])
  })

  it('reads the name of a method from examples that agree', () => {
    const { channels } = read('methods.yaml', (text) => text.replace('{ const: order.place }', '{ type: string }')).api
    expect(entryOf(channels, 'orderPlace').callName).toBe('order.place')
  })
})

describe('an action of AsyncAPI 2 with several messages', () => {
  const said = (text: string) =>
    text
      .replace(
        '      name: placeOrderRequest\n',
        "$&      x-response: { $ref: '#/components/messages/placeOrderResponse' }\n",
      )
      .replace(
        '      name: cancelOrder\n',
        "$&      x-response: [{ $ref: '#/components/messages/cancelOrderResponse' }]\n",
      )

  it('has an entry for each request and each push, with the texts of its message', () => {
    const { channels } = read('requests2.yaml').api
    expect(channels.map(({ id, callName }) => [id, callName])).toEqual([
      ['channel', undefined],
      ['placeOrderRequest', 'order.place'],
      ['cancelOrder', 'order.cancel'],
      ['subscribeTrades', 'trades.subscribe'],
      ['trades', undefined],
      ['maintenance', undefined],
    ])
    expect(entryOf(channels, 'placeOrderRequest')).toMatchObject({
      title: { en: 'Place an order' },
      summary: { en: 'Sends an order to the market.' },
      description: { en: 'The order rests until it is filled or cancelled.' },
      ...{ tags: ['Orders'], permission: 'trade', partOf: 'channel' },
      source: { file: 'a.yaml', line: 27 },
    })
    expect(entryOf(channels, 'cancelOrder').title).toEqual({ en: 'order.cancel' })
    expect(entryOf(channels, 'placeOrderRequest').messages[0]).not.toHaveProperty('description')
  })

  it('ties requests to the answers that are named as they are, and says so', () => {
    const { api, diagnostics } = read('requests2.yaml')
    const messagesOf = (id: string) => entryOf(api.channels, id).messages.map(({ title }) => title.en)
    expect(messagesOf('placeOrderRequest')).toEqual(['Place an order', 'placeOrderResponse'])
    expect(messagesOf('cancelOrder')).toEqual(['cancelOrder', 'cancelOrderResponse'])
    expect(messagesOf('trades')).toEqual(['Trades'])
    expect(diagnostics.filter(({ code }) => code === 'entries-assumed').map(({ message }) => message)).toEqual([
      'Each operation has an entry of its own on channels with several requests: `channel` (5).',
      'Names and shapes alone tell which messages answer these requests: `placeOrderRequest`, `cancelOrder`.',
    ])
  })

  it('ties requests of JSON-RPC to the only result, and to errors beside it', () => {
    const answer = (more: string) => `
    unnamed:
      messageId: answer
      payload: { type: object, properties: { id: { type: integer }, ${more} } }`
    const general = (text: string) =>
      text
        .replace("/trades'", "$&\n          - $ref: '#/components/messages/unnamed'")
        .replace('\ncomponents:\n  messages:', `$&${answer('result: {}')}`)
    const subscribeTrades = (edit: (text: string) => string) =>
      entryOf(read('requests2.yaml', edit).api.channels, 'subscribeTrades').messages.map(({ title }) => title.en)
    expect(subscribeTrades(general)).toEqual(['Subscribe to trades', 'answer'])
    const several = (text: string) => general(text).replace('placeOrderResponse\n      payload', 'other\n      payload')
    expect(subscribeTrades(several)).toEqual(['Subscribe to trades'])
  })

  it('takes the answers that `x-response` names, and assumes none then', () => {
    const { api, diagnostics } = read('requests2.yaml', said)
    expect(entryOf(api.channels, 'placeOrderRequest').operations[0]?.replies).toEqual(['subscribe-placeOrderResponse'])
    expect(diagnostics.filter(({ code }) => code === 'entries-assumed')).toHaveLength(1)
  })

  it('stays one entry where there is one request, or the document says it', () => {
    expect(idsOf(read('subscriptions2.yaml').api.channels)).toEqual(['all-mids'])
    const ended = (text: string) =>
      text.replace(
        /message: (\{ name: subscribeAllMidsRequest,.*\})/,
        'message: { oneOf: [$1, { name: UnsubscribeAllMids }] }',
      )
    expect(idsOf(read('subscriptions2.yaml', ended).api.channels)).toEqual(['all-mids'])
    const together = (text: string) => `${said(text)}x-entries: channel\n`
    const [channel, ...others] = read('requests2.yaml', together).api.channels
    expect(others).toEqual([])
    expect(channel?.operations.map(({ id, replies }) => [id, replies.length])).toEqual([
      ['request', 2],
      ['notify', 0],
    ])
  })
})

describe('an address that pushes several kinds of messages', () => {
  const feeds = (address: string, root = '') => `asyncapi: 3.0.0
info: { title: A, version: '1' }
${root}servers: { main: { host: ws.example.com, protocol: wss } }
channels:
  feed:
    address: ${address}
    messages: { subscribe: { payload: { type: object } }, trade: { payload: { type: object } }, ticker: { payload: { type: object } } }
operations:
  subscribe: { action: send, channel: { $ref: '#/channels/feed' }, messages: [{ $ref: '#/channels/feed/messages/subscribe' }] }
  onTrade: { action: receive, channel: { $ref: '#/channels/feed' }, messages: [{ $ref: '#/channels/feed/messages/trade' }] }
  onTicker: { action: receive, channel: { $ref: '#/channels/feed' }, messages: [{ $ref: '#/channels/feed/messages/ticker' }] }
`
  const idsIn = (text: string) => idsOf(builtApiOf({ 'a.yaml': `${text}x-perspective: client\n` }).api.channels)

  it('has an entry for each, though one request subscribes to all', () => {
    expect(idsIn(feeds('/'))).toEqual(['feed', 'subscribe', 'onTrade', 'onTicker'])
  })

  it('stays one entry where it pushes errors besides one kind', () => {
    const failing = feeds('/').replaceAll('onTicker', 'onError')
    expect(idsIn(failing)).toEqual(['feed'])
  })

  it('stays one entry where the address is a topic', () => {
    expect(idsIn(feeds('book', 'x-address: topic\n'))).toEqual(['feed'])
  })
})

describe('a channel as one entry', () => {
  const together = (text: string) => text.replace('    address: /\n', '    address: /\n    x-entries: channel\n')

  it('stays so where the document says it', () => {
    const { api, diagnostics } = read('feeds.yaml', together)
    expect(idsOf(api.channels)).toEqual(['socket'])
    expect(api.channels[0]?.operations.map(({ summary }) => summary?.en)).toContain('Opens the ticker of some markets.')
    expect(diagnostics.some(({ code }) => code === 'entries-assumed')).toBe(false)
  })

  it('has one request, or one with what ends it', () => {
    expect(idsOf(read('rpc.yaml').api.channels)).toEqual(['rpc'])
    const subscriptions = (text: string) => text.replace('  addOrder:\n    action', '  unsubscribeAll:\n    action')
    expect(idsOf(read('feeds.yaml', subscriptions).api.channels)).toEqual(['socket'])
  })

  it('has a session that is written down', () => {
    const told = (text: string) =>
      text.replace('    address: /\n', '    address: /\n    x-conversation: [{ send: addOrder }]\n')
    expect(idsOf(read('feeds.yaml', told).api.channels)).toEqual(['socket'])
  })

  it('is divided where the document says it', () => {
    const { api, diagnostics } = read('rpc.yaml', (text) => `${text}x-entries: operation\n`)
    expect(idsOf(api.channels)).toEqual(['rpc', 'auth', 'notify'])
    expect(diagnostics.some(({ code }) => code === 'entries-assumed')).toBe(false)
  })
})

describe('the only operation of a channel', () => {
  const only = (channel: string, texts: string) => `asyncapi: 3.0.0
info: { title: A, version: '1' }
servers: { main: { host: ws.example.com, protocol: wss } }
channels: { book: { address: '/book/{symbol}', ${channel}messages: { update: { payload: { type: object } } } } }
operations: { onBook: { action: receive, ${texts}, channel: { $ref: '#/channels/book' } } }
`
  const summaryOf = (channel: string, texts: string) =>
    builtApiOf({ 'a.yaml': only(channel, texts) }).api.channels.map(({ summary }) => summary?.en)

  it('says what a channel is for that says nothing itself', () => {
    expect(summaryOf('', 'summary: Receive the book')).toEqual(['Receive the book'])
    expect(summaryOf('', 'title: Book, summary: Receive the book')).toEqual(['Receive the book'])
    expect(summaryOf('', 'description: Long.')).toEqual([undefined])
  })

  it('is silent beside the words of the channel', () => {
    expect(summaryOf('summary: All books., ', 'summary: Receive the book')).toEqual(['All books.'])
    expect(summaryOf('description: All books., ', 'summary: Receive the book')).toEqual([undefined])
  })
})
