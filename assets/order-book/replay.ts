import { applyLevels, type Book, bookOf, type Change, emptyBook, type Level } from './book.ts'

export interface Frame {
  readonly direction: 'send' | 'receive'
  readonly payload: FramePayload
}

/** A frame of the session. A frame with records is a push of the book. */
export interface FramePayload {
  readonly event?: string
  readonly channel?: string | readonly string[]
  readonly symbols?: readonly string[]
  readonly action?: string
  readonly data?: readonly Push[]
}

export interface Push {
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  readonly id: number
  readonly lid: number
  readonly ts?: number
  readonly cT?: number
  readonly s?: string
}

/** What a client does with a frame. */
export type Outcome = 'sent' | 'acknowledged' | 'early' | 'stored' | 'applied' | 'gap'

/** A frame and where the client stands after it. */
export interface Step {
  readonly frame: Frame
  readonly outcome: Outcome
  readonly book: Book
  readonly changes: { readonly bids: readonly Change[]; readonly asks: readonly Change[] }
  /** Identity of the last message that the book is made of; without one the book must not be used. */
  readonly last?: number
  /** What the message was compared with. */
  readonly check?: { readonly expected: number; readonly actual: number }
}

const nothing = { bids: [], asks: [] }

/** Every step of a session: pure, so that a reader can go back and forth. */
export function replay(frames: readonly Frame[]): Step[] {
  const steps: Step[] = []
  for (const frame of frames) steps.push(stepAfter(steps.at(-1), frame))
  return steps
}

function stepAfter(before: Step | undefined, frame: Frame): Step {
  const push = frame.payload.data?.[0]
  const { book = emptyBook, last } = before ?? {}
  const same = { frame, book, changes: nothing, ...(last === undefined ? {} : { last }) }
  if (!push) return { ...same, outcome: frame.direction === 'send' ? 'sent' : 'acknowledged' }
  if (frame.payload.action === 'snapshot') {
    const added = ({ 0: price }: Level): Change => ({ price, kind: 'added' })
    const changes = { bids: push.bids.map(added), asks: push.asks.map(added) }
    return { frame, outcome: 'stored', book: bookOf(push.bids, push.asks), changes, last: push.id }
  }
  if (last === undefined) return { ...same, outcome: 'early' }
  const check = { expected: last, actual: push.lid }
  if (push.lid !== last) return { frame, book, changes: nothing, outcome: 'gap', check }
  const [bids, asks] = [applyLevels(book.bids, push.bids), applyLevels(book.asks, push.asks)]
  return {
    frame,
    outcome: 'applied',
    book: { bids: bids.side, asks: asks.side },
    changes: { bids: bids.changes, asks: asks.changes },
    last: push.id,
    check,
  }
}
