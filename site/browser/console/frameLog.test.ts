import { expect, test, vi } from 'vitest'
import type { Checker } from './checker.ts'
import { createChecks } from './checkTexts.ts'
import { createFrameLog, type FrameLog, mostFrames } from './frameLog.ts'

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
  book: {
    snapshot: 'every',
    symbol: { at: ['/symbol'] },
    bids: ['/bids'],
    asks: ['/asks'],
    level: { price: ['/0'], size: ['/1'] },
  },
  schemas: {},
} as const

function asWorker(): Checker['ask'] {
  const check = createChecks()
  return async (question) => check(question)
}

function logWith(ask: Checker['ask'] = asWorker()): FrameLog {
  return createFrameLog(channel, { ask, stop: () => {} })
}

/** The state of a log once each of its frames is checked or left out. */
async function settled(log: FrameLog) {
  await vi.waitFor(() => expect(log.state().frames.filter(isWaiting)).toEqual([]))
  return log.state()
}

const isWaiting = ({ direction, check }: ReturnType<FrameLog['state']>['frames'][number]) =>
  direction === 'receive' && check === undefined

test('counts frames that differ from the message that they are most like', async () => {
  const log = logWith()
  log.add('send', '{"subscribe":1}')
  log.add('receive', '{"price":"1"}')
  log.add('receive', '{"price":1}')
  log.add('receive', '{"error":"no"}')
  log.add('receive', 'no JSON')
  const { frames, ...counts } = await settled(log)
  expect(counts).toMatchObject({ sent: 1, received: 4, wrong: 2, unchecked: 0, dropped: 0 })
  expect(frames.map(({ check }) => check)).toMatchObject([
    ...[undefined, { message: 0, differences: { count: 0 } }],
    { message: 0, differences: { count: 1, problems: [{ id: 'type', path: 'price' }] } },
    ...[{ message: 1, differences: { count: 0 } }, { isJson: false }],
  ])
})

test('keeps the last frames of a flood, and counts and checks all of them', async () => {
  const log = logWith()
  for (let number = 0; number < mostFrames + 1000; number += 1) log.add('receive', `{"price":${number}}`)
  const { frames, received, dropped, wrong } = await settled(log)
  expect([frames.length, received, dropped, wrong]).toEqual([mostFrames, mostFrames + 1000, 1000, mostFrames + 1000])
  expect(frames.at(-1)?.text).toBe(`{"price":${mostFrames + 999}}`)
})

test('says which frames were not checked, and why, and checks those behind them', async () => {
  const known: boolean[] = []
  const check = createChecks()
  const log = logWith(async (question) => {
    known.push('channel' in question)
    return known.length === 1 ? 'late' : check(question)
  })
  log.add('receive', '{"price":"1"}')
  await settled(log)
  log.add('receive', `"${'x'.repeat(9_000_000)}"`)
  log.add('receive', '{"price":"2"}')
  const { frames, unchecked } = await settled(log)
  expect(frames.map((frame) => frame.check)).toMatchObject(['late', 'large', { differences: { count: 0 } }])
  // A worker that starts anew gets the channel again.
  expect([unchecked, known]).toEqual([2, [true, true]])
})

test('leaves frames out that come faster than they are checked, and begins its books anew', async () => {
  let answer = () => {}
  const asked: boolean[] = []
  const check = createChecks()
  const log = logWith(async (question) => {
    asked.push('channel' in question)
    if (asked.length === 1) await new Promise<void>((resolve) => (answer = resolve))
    return check(question)
  })
  const book = (price: string) => `{"symbol":"A","bids":[["${price}","1"]],"asks":[]}`
  log.add('receive', book('1'))
  for (let number = 0; number < 6; number += 1) log.add('receive', `"${'x'.repeat(4_000_000)}"`)
  log.add('receive', book('2'))
  answer()
  const { unchecked, books } = await settled(log)
  expect(unchecked).toBeGreaterThanOrEqual(5)
  expect(asked).toEqual([true, true, false])
  expect(books).toMatchObject([{ symbol: 'A', bids: [['2', '1']] }])
})

test('holds a few very large frames, not all', async () => {
  const log = logWith()
  const large = `"${'x'.repeat(9_000_000)}"`
  for (let number = 0; number < 4; number += 1) log.add('receive', large)
  expect(await settled(log)).toMatchObject({ received: 4, dropped: 2, unchecked: 4 })
})

test('clears the list and its counts, of frames that wait for their check too', async () => {
  const log = logWith()
  log.add('receive', '{"price":1}')
  log.clear()
  log.add('receive', '{"price":"1"}')
  expect(await settled(log)).toMatchObject({ frames: [{ number: 2 }], received: 1, wrong: 0 })
})
