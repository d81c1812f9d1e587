import type { Outcome } from './replay.ts'

/** What a client does with each push, in as few lines as it takes. */
export const algorithm: readonly string[] = [
  'function onPush({ action, data }) {',
  '  const [push] = data',
  "  if (action === 'snapshot') {",
  '    bids = new Map(push.bids)',
  '    asks = new Map(push.asks)',
  '    last = push.id',
  '  } else if (last === undefined) {',
  '    return // ahead of its snapshot',
  '  } else if (push.lid !== last) {',
  '    last = undefined // a gap',
  '    resubscribe()',
  '  } else {',
  '    apply(bids, push.bids)',
  '    apply(asks, push.asks)',
  '    last = push.id',
  '  }',
  '}',
  '',
  'function apply(side, levels) {',
  '  for (const [price, size] of levels) {',
  '    if (Number(size)) side.set(price, size)',
  '    else side.delete(price)',
  '  }',
  '}',
]

const runs: Readonly<Partial<Record<Outcome, readonly [first: string, last: string]>>> = {
  stored: ["  if (action === 'snapshot') {", '    last = push.id'],
  early: ['  } else if (last === undefined) {', '    return // ahead of its snapshot'],
  gap: ['  } else if (push.lid !== last) {', '    resubscribe()'],
  applied: ['    apply(bids, push.bids)', '    last = push.id'],
}

/** Numbers of the lines, counted from 0, that run for a push with this outcome; none for other frames. */
export function linesOf(outcome: Outcome): readonly number[] {
  const [first, last] = runs[outcome] ?? []
  if (first === undefined || last === undefined) return []
  const from = algorithm.indexOf(first)
  const to = algorithm.indexOf(last, from)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
