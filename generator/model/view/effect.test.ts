import { describe, expect, it } from 'vitest'
import type { ChannelOperation } from '../../contract/channel.ts'
import { channelEffect, operationEffect } from './effect.ts'

const request: ChannelOperation = {
  id: 'place',
  direction: 'send',
  title: { en: 'Place' },
  messages: ['request'],
  replies: ['response'],
}
const push: ChannelOperation = { ...request, id: 'receive', direction: 'receive', replies: [] }

describe('the effect of an operation', () => {
  it.each([
    ['GET', 'trade', 'read'],
    ['HEAD', undefined, 'read'],
    ['POST', 'read', 'read'],
    ['POST', 'trade', 'trade'],
    ['DELETE', 'Spot trading', 'trade'],
    ['PUT', 'withdraw', 'withdraw'],
    ['PATCH', undefined, 'write'],
    ['POST', 'transfer', 'write'],
  ])('of %s with the permission %s is %s', (method, permission, effect) => {
    expect(operationEffect({ method, ...(permission ? { permission } : {}) })).toBe(effect)
  })

  it('is the one that the spec gives', () => {
    expect(operationEffect({ method: 'POST', permission: 'trade', effect: 'read' })).toBe('read')
  })
})

describe('the effect of a channel', () => {
  it('is that of its requests', () => {
    expect(channelEffect({ access: 'private', operations: [request], permission: 'trade' })).toBe('trade')
    expect(channelEffect({ access: 'private', operations: [request] })).toBe('write')
  })

  it('is to read where the server pushes or anybody may ask', () => {
    expect(channelEffect({ access: 'private', operations: [request, push], permission: 'trade' })).toBe('read')
    expect(channelEffect({ access: 'public', operations: [request] })).toBe('read')
  })

  it('is the one that the spec gives', () => {
    expect(channelEffect({ access: 'private', operations: [request], effect: 'read' })).toBe('read')
  })
})
