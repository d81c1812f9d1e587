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
    expect(entryOf(channels, 'subscribeTicker')).toMatchObject({ access: 'public', security: [], tags: [] })
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
