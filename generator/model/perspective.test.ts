import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planSession } from '../samples/planSession.ts'
import { builtApiOf } from './testing.ts'

const sockets = new URL('../../tests/fixtures/sockets/', import.meta.url)

function read(name: string, config: Parameters<typeof builtApiOf>[1] = {}, edit = (text: string) => text) {
  const { api, diagnostics } = builtApiOf({ 'a.yaml': edit(readFileSync(new URL(name, sockets), 'utf8')) }, config)
  return {
    api,
    messages: api.channels.flatMap(({ messages }) => messages.map(({ id, direction }) => `${direction} ${id}`)),
    assumed: diagnostics.filter(({ code }) => code === 'perspective-assumed'),
  }
}

const asClient = (text: string) => text.replace(/^asyncapi: .*$/m, '$&\nx-perspective: client')
const asProvider = (text: string) => text.replace(/^asyncapi: .*$/m, '$&\nx-perspective: provider')

describe('whose sending and receiving a document means', () => {
  it('is the client’s where operations send requests and name their answers', () => {
    const { messages } = read('methods.yaml')
    expect(messages).toEqual([
      'send orderPlaceRequest',
      'receive orderPlaceResponse',
      'send timeRequest',
      'receive timeResponse',
      'receive balanceUpdateEvent',
    ])
  })

  it('is the client’s where names tell what is asked and what is pushed', () => {
    expect(read('pushes.yaml').messages).toEqual(['send instrumentRequest', 'receive instrumentPushData'])
    expect(read('streams.yaml').messages).toEqual([
      'send subscribe',
      'receive subscribed',
      'receive aggTrade',
      'receive wrapped',
    ])
  })

  it('is the provider’s where the document receives requests, or says that readers receive what it sends', () => {
    expect(read('rpc.yaml').messages).toEqual(['send auth', 'receive authAnswer', 'receive subscription'])
    expect(read('handshake.yaml').messages).toEqual(['receive marketData'])
  })

  it('is told once, with the reason and the setting that changes it', () => {
    const { assumed } = read('methods.yaml')
    expect(assumed).toMatchObject([
      {
        severity: 'info',
        message:
          'The document is read from the side of the client: what it sends, readers send. 2 operations send a request and name its reply (`orderPlace`, `time`); 1 operation receives what a server pushes (`balanceUpdate`).',
        hint: 'Say so with `x-perspective: client` at the root; `x-perspective: provider` reads it the other way, as does `--perspective provider` with `--spec`.',
        line: 23,
      },
    ])
    expect(read('rpc.yaml').assumed[0]?.message).toBe(
      'The document is read from the side of the provider: what it sends, readers receive. 1 operation receives a request and names its reply (`auth`); 1 operation sends what a server pushes (`notify`).',
    )
  })

  it('says that nothing tells it, and takes the side that AsyncAPI means', () => {
    const silent = `asyncapi: 3.0.0
info: {title: A, version: '1'}
servers: {main: {host: ws.example.com, protocol: wss}}
channels: {a: {address: a, messages: {thing: {payload: {type: object}}}}}
operations:
  one: {action: send, channel: {$ref: '#/channels/a'}}
  two: {action: receive, channel: {$ref: '#/channels/a'}}
`
    const { api, diagnostics } = builtApiOf({ 'a.yaml': silent })
    expect(api.channels[0]?.operations.map(({ direction }) => direction)).toEqual(['receive', 'send'])
    expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'perspective-assumed: The document is read from the side of the provider: what it sends, readers receive. Nothing in it tells the side, and AsyncAPI means the described application.',
    ])
  })

  it('is the client’s where a socket only receives', () => {
    const { api, diagnostics } = builtApiOf({
      'a.yaml': `asyncapi: 3.0.0
info: {title: A, version: '1'}
servers: {main: {host: ws.example.com, protocol: wss}}
channels: {a: {address: a, messages: {thing: {payload: {type: object}}}}}
operations: {thing: {action: receive, channel: {$ref: '#/channels/a'}}}
`,
    })
    expect(api.channels[0]?.messages[0]?.direction).toBe('receive')
    expect(diagnostics[0]?.message).toContain('Its operations only receive, and a server that readers connect to also')
  })

  it('is what the document says, or the setting of the API, without a note', () => {
    expect(read('methods.yaml', {}, asProvider).messages[0]).toBe('receive orderPlaceRequest')
    expect(read('methods.yaml', {}, asProvider).assumed).toEqual([])
    expect(read('rpc.yaml', {}, asClient).messages[0]).toBe('receive auth')
    expect(read('rpc.yaml', { perspective: 'client' }, asProvider).messages[0]).toBe('receive auth')
    expect(read('methods.yaml', { perspective: 'provider' }).messages[0]).toBe('receive orderPlaceRequest')
    expect(read('methods.yaml', { perspective: 'provider' }).assumed).toEqual([])
  })
})

describe('AsyncAPI 2', () => {
  it('lets the client publish, whatever side the document is said to describe', () => {
    const told = ['send publish-subscribeAllMidsRequest', 'receive subscribe-allMidsUpdate']
    expect(read('subscriptions2.yaml')).toMatchObject({ messages: told, assumed: [] })
    expect(read('subscriptions2.yaml', {}, asClient).messages).toEqual(told)
  })

  it('is turned around where all its names contradict, with a note', () => {
    const swapped = (text: string) =>
      text.replace('publish:', 'swap:').replace('    subscribe:', '    publish:').replace('swap:', 'subscribe:')
    const { messages, assumed } = read('subscriptions2.yaml', {}, swapped)
    expect(messages).toEqual(['receive publish-allMidsUpdate', 'send subscribe-subscribeAllMidsRequest'])
    expect(assumed).toMatchObject([{ code: 'perspective-assumed' }])
    expect(read('subscriptions2.yaml', {}, (text) => asProvider(swapped(text))).messages[0]).toBe(
      'send publish-allMidsUpdate',
    )
  })

  const feeds = (side: string, operation: string, names = ['alpha', 'beta']) => {
    const [one, other] = ['Alpha', 'Beta'].map(
      (name) => `${side}: { ${operation.replace('N', name)}message: { payload: { type: object } } }`,
    )
    const { channels } = builtApiOf({
      'a.yaml': `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { main: { url: 'wss://ws.example.com', protocol: wss } }
channels:
  ${names[0]}: { ${one} }
  ${names[1]}: { ${other} }
`,
    }).api
    return channels.flatMap(({ operations }) => operations.map(({ direction }) => direction))
  }

  it.each([
    ...['', 'operationId: subscribeN, ', 'operationId: subN, ', 'operationId: SUBSCRIBE_N, ', 'operationId: SUB_N, '],
    ...['summary: Subscribe to N., ', 'operationId: subscribeNUpdates, '],
  ])('is not turned around by names that repeat its word: %s', (operation) => {
    expect(feeds('subscribe', operation)).toEqual(['receive', 'receive'])
  })

  it('is turned around by names that say more than its word', () => {
    for (const operation of ['operationId: submitN, ', 'operationId: SUBMIT_N, ', 'operationId: subscribeNRequest, '])
      expect(feeds('subscribe', operation)).toEqual(['send', 'send'])
    expect(feeds('subscribe', '', ['orderRequest', 'cancelRequest'])).toEqual(['send', 'send'])
    expect(feeds('subscribe', '', ['placeOrder', 'cancelOrder'])).toEqual(['send', 'send'])
    expect(feeds('publish', 'operationId: publishNUpdate, ')).toEqual(['receive', 'receive'])
    expect(feeds('publish', 'operationId: pubNUpdate, ')).toEqual(['receive', 'receive'])
  })
})

describe('programs', () => {
  it('send requests, and never an answer', () => {
    const { api } = read('methods.yaml')
    expect(api.channels.map((channel) => planSession(channel, api).frames)).toEqual([
      [],
      [{ id: '1', method: 'order.place', params: { symbol: 'BTCUSDT' } }],
      [{ id: 'string', method: 'time' }],
      [],
    ])
    const wrong = read('methods.yaml', {}, asProvider)
    expect(wrong.api.channels[0] && planSession(wrong.api.channels[0], wrong.api).frames).not.toContainEqual(
      expect.objectContaining({ status: 400 }),
    )
  })
})
