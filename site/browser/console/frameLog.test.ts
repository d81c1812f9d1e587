import { expect, test } from 'vitest'
import { createFrameLog, mostFrames } from './frameLog.ts'

const channel = {
  plan: { channel: 'ticker', title: '', server: '', frames: [], effect: 'read', testHosts: [] },
  messages: [
    {
      id: 'tick',
      fields: { price: 'ticker.tick.price' },
      schema: { types: ['object'], properties: [{ name: 'price', required: true, schema: { types: ['string'] } }] },
    },
    {
      id: 'error',
      fields: {},
      schema: { types: ['object'], properties: [{ name: 'error', required: true, schema: { types: ['string'] } }] },
    },
  ],
  schemas: {},
} as const

test('counts frames that differ from the message that they are most like', () => {
  const log = createFrameLog(channel)
  log.add('send', '{"subscribe":1}')
  log.add('receive', '{"price":"1"}')
  log.add('receive', '{"price":1}')
  log.add('receive', '{"error":"no"}')
  log.add('receive', 'no JSON')
  const { frames, ...counts } = log.state()
  expect(counts).toMatchObject({ sent: 1, received: 4, wrong: 2, unchecked: 0, dropped: 0 })
  expect(frames.map(({ checked }) => checked?.message.id)).toEqual([undefined, 'tick', 'tick', 'error', undefined])
  expect(frames[2]?.checked?.problems).toMatchObject([{ id: 'type', path: 'price' }])
})

test('keeps the last frames of a flood, and counts those that it let go', () => {
  const log = createFrameLog(channel)
  for (let number = 0; number < mostFrames + 1000; number += 1) log.add('receive', `{"price":"${number}"}`)
  const { frames, received, dropped } = log.state()
  expect([frames.length, received, dropped]).toEqual([mostFrames, mostFrames + 1000, 1000])
  expect(frames.at(-1)?.text).toBe(`{"price":"${mostFrames + 999}"}`)
})

test('checks no more than there is time for, and says how many were left', () => {
  let time = 0
  const log = createFrameLog(channel, () => {
    time += 20
    return time
  })
  for (let number = 0; number < 20; number += 1) log.add('receive', '{"price":"1"}')
  const { unchecked, received } = log.state()
  expect(received).toBe(20)
  expect(unchecked).toBeGreaterThan(0)
})

test('holds a few very large frames, not all', () => {
  const log = createFrameLog(channel)
  const large = `"${'x'.repeat(9_000_000)}"`
  for (let number = 0; number < 4; number += 1) log.add('receive', large)
  expect(log.state()).toMatchObject({ received: 4, dropped: 2, unchecked: 4 })
})

test('clears the list and its counts', () => {
  const log = createFrameLog(channel)
  log.add('receive', '{"price":1}')
  log.clear()
  expect(log.state()).toMatchObject({ frames: [], received: 0, wrong: 0 })
})
