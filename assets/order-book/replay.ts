import type { BookRule } from '../../generator/contract/book.ts'
import type { Json } from '../../generator/contract/json.ts'
import { type Books, booksAfter, type KeptBook } from '../../generator/model/view/book/keepBooks.ts'
import { type Change, changesBetween } from './book.ts'

export interface Frame {
  readonly direction: 'send' | 'receive'
  readonly payload: FramePayload
}

/** A frame of the session. A frame with records is a push of the book. */
interface FramePayload {
  readonly [member: string]: Json
}

/** What a client does with a frame. */
export type Outcome = 'sent' | 'acknowledged' | 'early' | 'stored' | 'applied' | 'gap'

/** A frame and where the client stands after it. */
export interface Step {
  readonly frame: Frame
  readonly outcome: Outcome
  readonly book: Pick<KeptBook, 'bids' | 'asks'>
  readonly changes: { readonly bids: readonly Change[]; readonly asks: readonly Change[] }
  /** Number of the last message that the book is made of; without one the book must not be used. */
  readonly last?: string
  /** What the message was compared with. */
  readonly check?: { readonly expected: string; readonly actual: string }
}

const noBook: Pick<KeptBook, 'bids' | 'asks' | 'last'> = { bids: new Map(), asks: new Map() }

/** Every step of a session about one book, kept by its rule: a reader can go back and forth. */
export function replay(frames: readonly Frame[], rule: BookRule): Step[] {
  let books: Books = new Map()
  return frames.map((frame) => {
    const before = bookIn(books) ?? noBook
    const isPush = 'data' in frame.payload
    if (isPush) books = booksAfter(books, frame.payload, rule)
    return stepOf(frame, before, isPush ? bookIn(books) : undefined)
  })
}

function bookIn(books: Books): KeptBook | undefined {
  return [...books.values()][0]
}

function stepOf(frame: Frame, before: typeof noBook, after: KeptBook | undefined): Step {
  const { bids, asks, last } = after ?? before
  const old = after?.outcome === 'stored' ? noBook : before
  const changes = { bids: changesBetween(old.bids, bids), asks: changesBetween(old.asks, asks) }
  const step = { frame, book: { bids, asks }, changes, ...(last === undefined ? {} : { last }) }
  if (!after) return { ...step, outcome: frame.direction === 'send' ? 'sent' : 'acknowledged' }
  const { outcome, fault } = after
  if (outcome === 'gap' && fault?.kind === 'gap') return { ...step, outcome, check: fault }
  if (outcome === 'applied' && before.last !== undefined)
    return { ...step, outcome, check: { expected: before.last, actual: before.last } }
  return { ...step, outcome: outcome === 'stored' ? 'stored' : 'early' }
}
