import { describe, expect, it } from 'vitest'
import { type SessionStep, sessionOf } from './session.ts'
import { channel, login, message, streamApi, subscribe, update } from './testing.ts'

function summary(steps: readonly SessionStep[]): string[] {
  return steps.map((step) => {
    if (step.kind === 'frame') return `${step.direction} ${step.message.id}${step.isReply ? ' (reply)' : ''}`
    return step.kind === 'heartbeat' ? `${step.direction} ${JSON.stringify(step.value)}` : step.kind
  })
}

describe('sessionOf', () => {
  it('puts each request before its first reply and pushes last when the spec gives no conversation', () => {
    const book = channel({})
    expect(summary(sessionOf(book, streamApi([book])))).toEqual([
      'connect',
      'send subscribe',
      'receive accepted (reply)',
      'receive update',
    ])
  })

  it('begins no subscription with a push that is called subscribed', () => {
    const [shared, receive] = [{ partOf: 'feed', messages: [update] }, 'receive' as const]
    const operations = [{ id: 'p', direction: receive, title: { en: 'P' }, messages: ['update'], replies: [] }]
    const pushed = channel({ ...shared, id: 'subscribed', operations })
    expect(summary(sessionOf(pushed, streamApi([pushed])))).toEqual(['connect', 'receive update'])
  })

  it('ends subscriptions last', () => {
    const ids = ['UnsubscribeBook', 'SubscribeBook']
    const book = channel({
      messages: [...ids.map((id) => message({ id, direction: 'send' })), update],
      operations: [
        { id: 'publish', direction: 'send', title: { en: 'Publish' }, messages: ids, replies: [] },
        { id: 'push', direction: 'receive', title: { en: 'Push' }, messages: ['update'], replies: [] },
      ],
    })
    expect(summary(sessionOf(book, streamApi([book])))).toEqual([
      ...['connect', 'send SubscribeBook', 'receive update', 'send UnsubscribeBook'],
    ])
  })

  it('keeps the order that the spec gives', () => {
    const example = { name: 'x', value: 1 }
    const book = channel({
      conversation: [
        { direction: 'send', message: subscribe.id, example },
        { direction: 'receive', message: update.id, example },
        { direction: 'receive', message: update.id, example },
      ],
    })
    expect(summary(sessionOf(book, streamApi([book])))).toEqual([
      'connect',
      'send subscribe',
      'receive update',
      'receive update',
    ])
  })

  it('logs in before a private channel with the frames of the channel that authenticates', () => {
    const book = channel({ access: 'private' })
    expect(summary(sessionOf(book, streamApi([book, login]))).slice(0, 4)).toEqual([
      'connect',
      'send login',
      'receive success (reply)',
      'send subscribe',
    ])
  })

  it('does not log in twice on the channel that authenticates', () => {
    expect(summary(sessionOf(login, streamApi([login])))).toEqual(['connect', 'send login', 'receive success (reply)'])
  })

  it('says only that one authenticates when no channel does it', () => {
    const book = channel({ access: 'private' })
    expect(summary(sessionOf(book, streamApi([book]))).slice(0, 2)).toEqual(['connect', 'authenticate'])
  })

  it('ends with the heartbeat unless the channel shows it itself', () => {
    const book = channel({})
    const heartbeat = { ping: { kind: 'ping' }, pong: { kind: 'pong' } }
    expect(summary(sessionOf(book, streamApi([book], { heartbeat }))).slice(-2)).toEqual([
      'send {"kind":"ping"}',
      'receive {"kind":"pong"}',
    ])
    const own = { ping: { kind: 'subscribe' } }
    expect(summary(sessionOf(book, streamApi([book], { heartbeat: own }))).at(-1)).toBe('receive update')
  })

  it('is empty when no message has an example', () => {
    const book = channel({ messages: [] })
    expect(sessionOf(book, streamApi([book]))).toEqual([])
  })
})
