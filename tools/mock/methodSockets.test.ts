import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../generator/contract/json.ts'
import { builtApiOf } from '../../generator/model/testing.ts'
import { planSession } from '../../generator/samples/planSession.ts'
import { createConformance } from '../conformance/createConformance.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { demoCredentials } from './demoCredentials.ts'
import { createKeys } from './keys.ts'
import { socketServers } from './socketExchanges.ts'
import { createSocketSession } from './socketSession.ts'

const sockets = new URL('../../tests/fixtures/sockets/', import.meta.url)

function sessionOf(name: string, edit = (text: string) => text) {
  const { api } = builtApiOf({ 'a.yaml': edit(readFileSync(new URL(name, sockets), 'utf8')) })
  const [server] = socketServers([api])
  if (!server) throw new Error('the API has no server')
  const session = createSocketSession({
    ...{ server, tokens: createConnectionTokens(), keys: createKeys(demoCredentials, new Set()), now: () => 0 },
    ...{ conformance: createConformance(api), nonces: createUsedNonces() },
  })
  const say = (frame: Json) => session.answer(JSON.stringify(frame)).map(({ asked: _, ...said }) => said)
  const sampleOf = (id: string) => {
    const channel = api.channels.find((own) => own.id === id)
    const [frame] = channel ? planSession(channel, api).frames : []
    if (frame === undefined) throw new Error(`no frame of ${id}`)
    return frame
  }
  return { ...session, say, sampleOf }
}

const ticker = { channel: 'receiveTicker', frame: { channel: 'ticker', last: '7' } }

it('two hosts with one path are one server, because the mock has one host', () => {
  const message = (name: string) => `{ payload: { properties: { method: { const: ${name} } } } }`
  const hosts = () => `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { open: { url: 'wss://ws.example.com/v2', protocol: wss }, own: { url: 'wss://ws-auth.example.com/v2', protocol: wss } }
channels:
  time: { servers: [open], publish: { message: ${message('time')} }, subscribe: { message: ${message('now')} } }
  order: { servers: [own], publish: { message: ${message('order')} }, subscribe: { message: ${message('ordered')} } }
`
  const { say } = sessionOf('feeds.yaml', hosts)
  expect(say({ method: 'time' })).toEqual([{ channel: 'time', frame: { method: 'now' } }])
  expect(say({ method: 'order' })).toEqual([{ channel: 'order', frame: { method: 'ordered' } }])
})

it('a host that takes no request pushes to a client that only listens, beside a host of the same path', () => {
  const text = `asyncapi: 2.6.0
info: { title: A, version: '1' }
servers: { push: { url: 'wss://push.example.com', protocol: wss }, own: { url: 'wss://api.example.com', protocol: wss } }
channels:
  trades: { servers: [push], subscribe: { message: { payload: { properties: { price: { const: '7' } } } } } }
  order: { servers: [own], publish: { message: { payload: { properties: { method: { const: order } } } } }, subscribe: { message: { payload: { properties: { method: { const: ordered } } } } } }
`
  const { api } = builtApiOf({ 'feeds.yaml': text })
  expect(socketServers([api]).map(({ quiet }) => quiet.map(({ channel }) => channel.id))).toEqual([['trades']])
})

describe('topics on one socket', () => {
  const feeds = (names: readonly string[]) => () =>
    `asyncapi: 2.6.0
x-address: topic
info: { title: A, version: '1' }
servers: { main: { url: 'wss://ws.example.com', protocol: wss } }
channels:
${names
  .map(
    (name) => `  ${name}:
    publish: { message: { payload: { required: [channel], properties: { op: { const: subscribe }, channel: { type: string } } } } }
    subscribe: { message: { payload: { properties: { from: { const: ${name} } } } } }
`,
  )
  .join('')}`

  it.each([
    ['trades', 'book'],
    ['/trades', '/book'],
  ])('start the pushes of the topic that a frame names: %s, %s', (...names) => {
    const { say } = sessionOf('feeds.yaml', feeds(names))
    expect(say({ op: 'subscribe', channel: 'book' })).toEqual([{ channel: 'book', frame: { from: names[1] } }])
    expect(say({ op: 'subscribe', channel: 'trades' })).toEqual([{ channel: 'trades', frame: { from: names[0] } }])
  })

  const plain = (text: string) =>
    `publish: { message: { contentType: text/plain, payload: { type: string, const: '${text}' } } }`
  const notJson = [{ frame: { mock: { reasons: ['The frame is not JSON.'] } } }]

  it.each(['?', '1', 'null'])('take the text %s where a message is plain', (text) => {
    const { answer } = sessionOf('feeds.yaml', () => feeds(['trades'])().replace(/publish: .*/, plain(text)))
    expect(answer(text)).toMatchObject([{ channel: 'trades' }])
    expect(answer('!')).toMatchObject([{ frame: { mock: { reasons: expect.anything() } } }])
    expect(answer('!')).not.toMatchObject(notJson)
  })

  it('take JSON beside plain messages, and say of other texts that they are not JSON', () => {
    const { say, answer } = sessionOf('feeds.yaml', () =>
      feeds(['trades', 'book'])().replace(/publish: .*/, plain('1')),
    )
    expect(answer('1')).toMatchObject([{ channel: 'trades' }])
    expect(say({ op: 'subscribe', channel: 'book' })).toMatchObject([{ channel: 'book' }])
    expect(answer('{')).toMatchObject(notJson)
  })
})

describe('a socket with many methods', () => {
  it('answers the sample of each method with the answer of that method', () => {
    const { say, sampleOf } = sessionOf('feeds.yaml')
    expect(say(sampleOf('addOrder'))).toEqual([{ frame: { method: 'add_order', success: true } }])
    expect(say(sampleOf('subscribeTicker'))).toEqual([
      { frame: { method: 'subscribe', success: true, req_id: 1 } },
      ticker,
    ])
  })

  it('pushes from the subscription on, until it ends', () => {
    const { say, sampleOf, pushes } = sessionOf('feeds.yaml')
    say(sampleOf('addOrder'))
    expect(pushes()).toEqual([])
    say(sampleOf('subscribeTicker'))
    expect(pushes()).toEqual([ticker])
    say(sampleOf('unsubscribeTicker'))
    expect(pushes()).toEqual([])
  })

  it('pushes after the first request where none subscribes, once', () => {
    const { opening, say, sampleOf, pushes } = sessionOf('methods.yaml')
    expect(opening()).toEqual([])
    expect(say(sampleOf('time'))).toHaveLength(2)
    expect(say(sampleOf('time'))).toHaveLength(1)
    expect(pushes().map(({ channel }) => channel)).toEqual(['balanceUpdate'])
  })

  it('refuses with the error that the channel describes, and does not push it', () => {
    const withError = (text: string) =>
      text
        .replace(
          '    messages:\n',
          `    messages:\n      failure: { payload: ${failure}, examples: [{ payload: { id: '1', error: { code: 7 } } }] }\n`,
        )
        .replace(
          'operations:\n',
          `operations:\n  receiveError: { action: receive, ${channel}, messages: [{ $ref: '#/channels/spot/messages/failure' }] }\n`,
        )
    const failure = '{ type: object, properties: { id: { type: string }, error: { type: object } } }'
    const channel = "channel: { $ref: '#/channels/spot' }"
    const { say, sampleOf, pushes } = sessionOf('methods.yaml', withError)
    expect(say({ id: '9', method: 'order.place', params: 'none' })).toMatchObject([{ frame: { error: { code: 7 } } }])
    say(sampleOf('time'))
    expect(pushes().map((push) => push.channel)).toEqual(['balanceUpdate'])
  })
})

describe('an answer', () => {
  it('has the id of its request, also where the example of neither says so', () => {
    const { say, sampleOf } = sessionOf('streams.yaml')
    expect(say(sampleOf('marketStream'))[0]).toEqual({ frame: { result: null, id: 1 } })
    const methods = sessionOf('methods.yaml')
    expect(methods.say({ id: '9', method: 'time' })[0]).toEqual({ frame: { id: '9', result: {} } })
  })
})

describe('a client that only listens', () => {
  it('hears what no request asks for, after a while', () => {
    const { opening, pushes } = sessionOf('methods.yaml')
    expect([...opening(), ...Array.from({ length: 4 }, pushes).flat()]).toEqual([])
    expect(pushes().map(({ channel }) => channel)).toEqual(['balanceUpdate'])
    expect(pushes().map(({ channel }) => channel)).toEqual(['balanceUpdate'])
  })

  it('hears no push that a request opens, and no errors', () => {
    const { pushes } = sessionOf('feeds.yaml')
    expect(Array.from({ length: 6 }, pushes).flat()).toEqual([])
    const streams = sessionOf('userStreams.yaml')
    const heard = Array.from({ length: 6 }, streams.pushes).flat()
    expect(new Set(heard.map(({ channel }) => channel))).toEqual(new Set(['marketStreamReceiveEvents']))
  })
})

describe('two paths that differ in the name of a parameter', () => {
  it('are one connection, which takes the frames of both', () => {
    const { say, sampleOf } = sessionOf('userStreams.yaml')
    expect(say(sampleOf('userStreamPing'))).toEqual([{ frame: { status: 200, id: 2 } }])
    expect(say(sampleOf('marketStreamSubscribe'))[0]).toEqual({ frame: { result: null, id: 1 } })
  })
})

describe('a path to which nothing is sent', () => {
  it('pushes as soon as the connection is open', () => {
    const { opening, pushes } = sessionOf('handshake.yaml')
    expect(opening().map(({ channel }) => channel)).toEqual(['marketData'])
    expect(pushes().map(({ channel }) => channel)).toEqual(['marketData'])
  })
})
