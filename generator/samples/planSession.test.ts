import { describe, expect, it } from 'vitest'
import type { Channel } from '../contract/channel.ts'
import type { Json } from '../contract/json.ts'
import type { Api } from '../contract/reference.ts'
import { bareApi } from '../contract/testing.ts'
import { channelPlan, sessionAddress } from './channelPlan.ts'
import { planSession } from './planSession.ts'
import { sampleFiles } from './sampleFiles.ts'
import { loginSorted } from './testing.ts'

const source = { file: 'specs/streams.yaml', line: 1, column: 1 }
const subscribe = { event: 'subscribe', channel: ['ticker'] }
const logIn = { event: 'subscribe', channel: ['auth'], params: { key: 'k', signTimestamp: 1, signature: 's' } }

function channel(parts: Partial<Channel> = {}): Channel {
  return {
    id: 'ticker',
    address: 'ticker',
    title: { en: 'Ticker', zh: '行情' },
    access: 'public',
    servers: [{ url: 'wss://{host}/ws/', variables: [{ name: 'host', default: 'stream.example.com', values: [] }] }],
    security: [],
    tags: [],
    parameters: [],
    messages: [],
    operations: [],
    conversation: [frame('receive', { event: 'hello' }), frame('send', logIn), frame('send', subscribe)],
    source,
    ...parts,
  }
}

function frame(direction: 'send' | 'receive', value: Channel['conversation'][number]['example']['value']) {
  return { direction, message: 'm', example: { name: 'm', value } }
}

function api(parts: Partial<Api> = {}): Api {
  return bareApi({ id: 'streams', title: { en: 'Streams' }, source, ...parts })
}

describe('the plan of a session', () => {
  it('has the address with its variables filled in, and the first frame that is sent', () => {
    expect(planSession(channel({ conversation: [frame('send', subscribe), frame('send', logIn)] }), api())).toEqual({
      channel: 'ticker',
      title: 'Ticker',
      server: 'wss://stream.example.com/ws/',
      frames: [subscribe],
      effect: 'read',
      testHosts: [],
    })
  })

  it('logs in on a private channel, with a frame signed anew instead of the one that the spec shows', () => {
    const securitySchemes = [{ id: 'login', type: 'httpApiKey', flows: [], signing: loginSorted }]
    const login = loginSorted.login
    const shown = { ...logIn, params: { ...logIn.params, signatureVersion: '2' } }
    const own = channel({ access: 'private', conversation: [frame('send', shown), frame('send', subscribe)] })
    expect(login).toBeDefined()
    expect(planSession(own, api({ securitySchemes }))).toMatchObject({ login: loginSorted, frames: [subscribe] })
  })

  it('sends what the operations send first where the spec gives no conversation, and no end of a subscription', () => {
    const sent = (id: string, value: Json) =>
      ({ id, title: {}, direction: 'send', examples: [{ name: 'a', value }] }) as const
    const messages = [sent('unsubscribe', { event: 'unsubscribe' }), sent('subscribe', subscribe)]
    const ids = messages.map(({ id }) => id)
    const operations = [{ id: 'a', title: {}, direction: 'send', messages: ids, replies: [] }] as const
    expect(planSession(channel({ conversation: [], messages, operations }), api()).frames).toEqual([subscribe])
  })

  it('sends a frame that is a list as one frame', () => {
    const value = [{ ticket: 'a' }, { type: 'ticker' }]
    const messages = [{ id: 'ask', title: { en: 'Ask' }, direction: 'send' as const, examples: [{ name: 'a', value }] }]
    const operations = [{ id: 'o', title: { en: 'O' }, direction: 'send' as const, messages: ['ask'], replies: [] }]
    expect(planSession(channel({ messages, operations, conversation: [] }), api()).frames).toEqual([value])
  })

  it('ends with the answer where the channel pushes nothing', () => {
    const ask = { id: 'a', title: {}, direction: 'send', messages: ['m'], replies: ['n'] } as const
    const push = { id: 'b', title: {}, direction: 'receive', messages: ['n'], replies: [] } as const
    expect(planSession(channel({ operations: [ask] }), api()).isAnsweredOnce).toBe(true)
    expect(planSession(channel({ operations: [ask, push] }), api()).isAnsweredOnce).toBeUndefined()
  })

  it('pings every 20 s where the spec gives no interval, and knows whether that is answered', () => {
    const streaming = { title: { en: 'S' }, version: '1', servers: [], limits: [], errors: [], source }
    const heartbeat = (own: object) =>
      planSession(channel(), api({ streaming: { ...streaming, heartbeat: own } })).heartbeat
    expect(heartbeat({ ping: 'ping' })).toEqual({ frame: 'ping', seconds: 20 })
    expect(heartbeat({ ping: 'ping', pong: 'pong', pingEvery: 5 })).toEqual({
      frame: 'ping',
      seconds: 5,
      isAnswered: true,
    })
    expect(heartbeat({ pong: 'pong' })).toBeUndefined()
  })
})

describe('the programs of a channel', () => {
  it('are those of its operations, where they have entries of their own', () => {
    const divided = api({ channels: [channel({ parts: ['place'] }), channel({ id: 'place', partOf: 'ticker' })] })
    expect([...sampleFiles([divided])].map(([path]) => path)).toEqual([
      'samples/streams/place-session.py',
      'samples/streams/place-session.mjs',
      'samples/streams/PlaceSession.java',
      'samples/streams/place-session.go',
    ])
  })

  it('have an address of their own for each language', () => {
    const streams = api({ channels: [channel(), channel({ id: 'Ticker' })] })
    const plans = streams.channels.map((own) => channelPlan(own, streams))
    expect(plans.map((plan) => sessionAddress(streams, plan, 'python'))).toEqual([
      '/samples/streams/ticker-session.py',
      '/samples/streams/ticker-session-2.py',
    ])
    expect([...sampleFiles([streams])].map(([path]) => path)).toEqual([
      'samples/streams/ticker-session.py',
      'samples/streams/ticker-session.mjs',
      'samples/streams/TickerSession.java',
      'samples/streams/ticker-session.go',
      'samples/streams/ticker-session-2.py',
      'samples/streams/ticker-session-2.mjs',
      'samples/streams/TickerSession2.java',
      'samples/streams/ticker-session-2.go',
    ])
  })
})
