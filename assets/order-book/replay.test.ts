import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import type { Sequence } from '../../generator/contract/channel.ts'
import { readBook } from '../../generator/model/readBook.ts'
import type { BookSide } from '../../generator/model/view/book/bookSide.ts'
import { algorithm, linesOf } from './algorithm.ts'
import { type Frame, replay } from './replay.ts'
import { frames, rule } from './session.ts'

const steps = replay(frames, rule)

const pairs = (side: BookSide) => [...side.values()].map(({ price, size }) => [price, size])

function push(action: string, lid: number, id: number, bids: readonly [string, string][] = []): Frame {
  return { direction: 'receive', payload: { action, data: [{ bids, asks: [], lid, id }] } }
}

describe('a replay', () => {
  it('stores a snapshot without a check and applies the update that follows it', () => {
    const [first, second] = replay([push('snapshot', 1, 5, [['10', '3']]), push('update', 5, 9, [['10', '4']])], rule)
    expect(first).toMatchObject({ outcome: 'stored', last: '5' })
    expect(first).not.toHaveProperty('check')
    expect(second).toMatchObject({ outcome: 'applied', last: '9', check: { expected: '5', actual: '5' } })
    expect(second?.book.bids.get('10')?.size).toBe('4')
  })

  it('drops an update that is ahead of the first snapshot', () => {
    expect(replay([push('update', 1, 5, [['10', '3']])], rule)[0]).toMatchObject({
      outcome: 'early',
      book: { bids: new Map() },
    })
  })

  it('applies nothing after a gap, until the next snapshot', () => {
    const pushes = [
      push('snapshot', 1, 5, [['10', '3']]),
      push('update', 6, 7, [['10', '4']]),
      push('update', 7, 8, [['10', '6']]),
      push('snapshot', 8, 9, [['10', '5']]),
    ]
    const after = replay(pushes, rule)
    expect(after.map(({ outcome, last, book }) => [outcome, last, book.bids.get('10')?.size])).toEqual([
      ['stored', '5', '3'],
      ['gap', undefined, '3'],
      ['early', undefined, '3'],
      ['stored', '9', '5'],
    ])
  })
})

describe('the session that is shown', () => {
  it('shows everything that can happen, and the gap once', () => {
    expect(steps.map(({ outcome }) => outcome)).toEqual([
      ...['sent', 'acknowledged', 'early', 'stored', 'applied', 'applied', 'applied', 'gap'],
      ...['sent', 'acknowledged', 'sent', 'acknowledged', 'stored', 'applied'],
    ])
  })

  it('has a book that never crosses', () => {
    for (const { book } of steps) {
      const [bid, ask] = [
        Math.max(...[...book.bids.keys()].map(Number)),
        Math.min(...[...book.asks.keys()].map(Number)),
      ]
      expect(bid).toBeLessThan(ask)
    }
  })

  it('has frames whose identities and times only grow', () => {
    const pushes = steps.flatMap(({ frame }) => frame.payload['data'] ?? []) as {
      id: number
      lid: number
      ts?: number
    }[]
    for (const [index, { id, lid, ts = 0 }] of pushes.entries()) {
      expect(lid).toBeLessThan(id)
      expect(id).toBeGreaterThan(pushes[index - 1]?.id ?? 0)
      expect(ts).toBeGreaterThan(pushes[index - 1]?.ts ?? 0)
    }
  })

  it('is kept by the rule of the reference', () => {
    const text = readFileSync(new URL('../../specs/v3-futures/asyncapi.yaml', import.meta.url), 'utf8')
    const { channels } = load(text) as { channels: { bookLv2: { 'x-book': unknown; 'x-sequence': Sequence } } }
    const { 'x-book': value, 'x-sequence': sequence } = channels.bookLv2
    expect(readBook({ value, file: '', pointer: [] }, sequence)).toEqual(rule)
  })

  it('begins with the frames that the reference shows', () => {
    const text = readFileSync(new URL('../../specs/v3-futures/channels/book-lv2.yaml', import.meta.url), 'utf8')
    const spec = load(text) as Record<string, { examples: { payload: unknown }[] }>
    const shown = ['subscribe', 'acknowledgement', 'snapshot', 'update'].map((name) => spec[name]?.examples[0]?.payload)
    expect([0, 1, 3, 4].map((index) => steps[index]?.frame.payload)).toEqual(shown)
  })
})

describe('the algorithm', () => {
  it('marks the lines that run, each beginning with its condition', () => {
    expect(linesOf('stored').map((index) => algorithm[index]?.trim())).toEqual([
      "if (action === 'snapshot') {",
      'bids = new Map(push.bids)',
      'asks = new Map(push.asks)',
      'last = push.id',
    ])
    expect(linesOf('gap')).toHaveLength(3)
    expect(
      linesOf('applied')
        .map((index) => algorithm[index]?.trim())
        .at(-1),
    ).toBe('last = push.id')
    expect(linesOf('sent')).toEqual([])
  })

  it('does what the replay does', () => {
    const run = new Function(
      'frames',
      'onStep',
      `let bids, asks, last; let resubscribe = () => {}\n${algorithm.join('\n')}
      for (const { payload } of frames) { if (payload.data) onPush(payload); onStep(last, bids && [...bids], asks && [...asks]) }`,
    )
    const seen: unknown[] = []
    run(frames, (...state: unknown[]) => seen.push(state))
    expect(seen).toEqual(
      steps.map(({ last, book }, index) =>
        index < 3 ? [undefined, undefined, undefined] : [last && Number(last), pairs(book.bids), pairs(book.asks)],
      ),
    )
  })
})
