import type { BookRule } from '../../../generator/contract/book.ts'
import type { Json } from '../../../generator/contract/json.ts'
import { type BookSide, bestOf, type SideName } from '../../../generator/model/view/book/bookSide.ts'
import { type BookFault, type Books, booksAfter } from '../../../generator/model/view/book/keepBooks.ts'
import { shortened } from './shortened.ts'

/** Symbols that have a book, levels of each side that are drawn, and characters of a text in them. */
const [mostBooks, mostLevels, longestText] = [3, 10, 100]

/** The first books after a frame. The console reads no book over REST, so a book that needs one holds only changed levels. */
export function firstBooksAfter(books: Books, frame: Json, rule: BookRule): Books {
  const next = booksAfter(books, frame, hasSnapshot(rule) ? rule : { ...rule, snapshot: 'none' })
  return next.size <= mostBooks ? next : new Map([...next].slice(0, mostBooks))
}

/** Whether the frames of a channel alone give a whole book. */
export function hasSnapshot({ snapshot }: BookRule): boolean {
  return snapshot === 'push' || snapshot === 'every'
}

type Level = readonly [price: string, size: string]

/** The part of a book that is drawn: the best levels of each side, best first. */
export interface DrawnBook {
  readonly symbol: string
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  readonly last?: string
  readonly fault?: BookFault
  readonly faults: number
}

/** Books as they are drawn, with short numbers. */
export function drawnBooks(books: Books): DrawnBook[] {
  return [...books].map(([symbol, { bids, asks, last, fault, faults }]) => ({
    ...{ symbol: short(symbol), bids: levelsOf(bids, 'bids'), asks: levelsOf(asks, 'asks'), faults },
    ...(last === undefined ? {} : { last: short(last) }),
    ...(fault && last === undefined ? { fault: shortFault(fault) } : {}),
  }))
}

function levelsOf(side: BookSide, name: SideName): Level[] {
  return bestOf(side, name, mostLevels).map(({ price, size }) => [short(price), short(size.replace('-', ''))])
}

function shortFault(fault: BookFault): BookFault {
  if (fault.kind === 'level') return fault
  return { ...fault, expected: short(fault.expected), actual: short(fault.actual) }
}

function short(text: string): string {
  return shortened(text, longestText)
}
