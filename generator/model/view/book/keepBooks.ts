import type { BookRule } from '../../../contract/book.ts'
import type { Json } from '../../../contract/json.ts'
import { type BookSide, bestOf, priceKey, type SideName } from './bookSide.ts'
import { checksumOf, checksumText } from './checksumText.ts'
import { type BookPush, readPushes } from './readPushes.ts'

/** The fault that takes a book out of step. */
export type BookFault =
  | { readonly kind: 'gap'; readonly expected: string; readonly actual: string }
  | { readonly kind: 'checksum'; readonly expected: string; readonly actual: string; readonly text: string }
  | { readonly kind: 'level'; readonly level: string }

/** Outcome of the last record. `early`: it came ahead of a snapshot; `old`: the book has it already. */
type BookOutcome = 'stored' | 'applied' | 'early' | 'kept' | 'old' | BookFault['kind']

export interface KeptBook {
  readonly bids: BookSide
  readonly asks: BookSide
  readonly outcome: BookOutcome
  /** Number of the last record, or nothing where records have none. Missing while the book cannot be used. */
  readonly last?: string
  readonly fault?: BookFault
  /** Number of times that the book fell out of step. */
  readonly faults: number
  /** The book is a reply, and no push has followed it. */
  readonly isReply?: true
  /** Records that wait for a reply. */
  readonly kept: readonly BookPush[]
}

/** Books by symbol. */
export type Books = ReadonlyMap<string, KeptBook>

/** A book before its first record. */
export const empty: KeptBook = { bids: new Map(), asks: new Map(), outcome: 'early', faults: 0, kept: [] }

/** Most records that wait for a reply: with more of them, the reply never comes. */
const mostKept = 10_000

/** The books after a frame; the same books after a frame of something else. A reply without a symbol is of all that wait. */
export function booksAfter(books: Books, frame: Json, rule: BookRule): Books {
  return booksAfterPushes(books, readPushes(frame, rule), rule)
}

/** The books after records, which `readPushes` reads. */
export function booksAfterPushes(books: Books, pushes: readonly BookPush[], rule: BookRule): Books {
  if (pushes.length === 0) return books
  const next = new Map(books)
  for (const push of pushes) {
    for (const symbol of symbolsOf(push, next)) {
      next.set(symbol, bookAfter(next.get(symbol) ?? next.get('') ?? empty, push, rule))
      if (symbol !== '') next.delete('')
    }
  }
  return next
}

function symbolsOf({ isReply, symbol: own }: BookPush, books: Books): readonly string[] {
  if (!isReply || own !== '' || books.size === 0) return [own]
  return [...books].flatMap(([symbol, { last }]) => (last === undefined ? [symbol] : []))
}

function bookAfter(before: KeptBook, push: BookPush, rule: BookRule): KeptBook {
  if (push.unreadable !== undefined) return faulty(before, { kind: 'level', level: push.unreadable }, rule, push)
  if (push.isReply) return afterReply(before, push, rule)
  if (push.isSnapshot) return checked(changed({ ...empty, faults: before.faults }, push, 'stored', rule), push, rule)
  if (before.last !== undefined) return afterUpdate(before, push, rule)
  if (rule.snapshot === 'none') return changed({ ...empty, faults: before.faults }, push, 'applied', rule)
  if (rule.snapshot === 'push') return { ...before, outcome: 'early' }
  return { ...before, outcome: 'kept', kept: [...before.kept, push].slice(-mostKept) }
}

function afterReply({ faults, kept }: KeptBook, push: BookPush, rule: BookRule): KeptBook {
  const begun: KeptBook = { ...changed({ ...empty, faults }, push, 'stored', rule), isReply: true }
  return kept.reduce((book, each) => bookAfter(book, each, rule), begun)
}

function afterUpdate(before: KeptBook, push: BookPush, rule: BookRule): KeptBook {
  const { last = '' } = before
  if (rule.sequence && push.id !== undefined) {
    const isOld = (before.isReply || rule.sequence.first) && compareNumbers(push.id, last) <= 0
    if (isOld) return { ...before, outcome: 'old' }
    const gap = gapAfter(before, push, rule.sequence)
    if (gap) return faulty(before, gap, rule, push)
  }
  const { isReply, ...book } = before
  return checked(changed(book, push, 'applied', rule), push, rule)
}

/** Whether an update with a number is the next one of a book. */
export function isNext(book: KeptBook, push: BookPush, { sequence }: BookRule): boolean {
  if (!sequence || push.id === undefined || book.last === undefined) return false
  return compareNumbers(push.id, book.last) > 0 && gapAfter(book, push, sequence) === undefined
}

/** The first message after a reply may begin before it: it holds the numbers up to its own. */
function gapAfter({ last = '', isReply }: KeptBook, push: BookPush, sequence: NonNullable<BookRule['sequence']>) {
  const gap = (expected: string, actual = '') => ({ kind: 'gap', expected, actual }) as const
  const next = nextAfter(last, sequence.step ?? 1)
  const { first, previous } = push
  if (sequence.previous && previous === last) return undefined
  if (sequence.first && (isReply || !sequence.previous))
    return first !== undefined && compareNumbers(first, next) <= 0 ? undefined : gap(next, first)
  if (sequence.previous)
    return isReply && previous !== undefined && compareNumbers(previous, last) <= 0 ? undefined : gap(last, previous)
  return sequence.step === undefined || push.id === next ? undefined : gap(next, push.id)
}

/** The book as it was, which cannot be used until another snapshot; changes without a snapshot begin anew. */
function faulty(before: KeptBook, fault: BookFault, rule: BookRule, push: BookPush): KeptBook {
  const { last, isReply, ...book } = before
  const faults = before.faults + 1
  if (rule.snapshot === 'none' && fault.kind === 'gap')
    return { ...changed({ ...empty, faults }, push, 'gap', rule), fault }
  const isKept = rule.snapshot === 'call' && fault.kind === 'gap'
  return { ...book, outcome: fault.kind, fault, faults, kept: isKept ? [push] : [] }
}

function changed(before: KeptBook, push: BookPush, outcome: BookOutcome, rule: BookRule): KeptBook {
  const { fault, ...book } = before
  const bids = sideAfter(book, 'bids', push, rule)
  return { ...book, bids, asks: sideAfter(book, 'asks', push, rule), outcome, last: push.id ?? book.last ?? '' }
}

function sideAfter(book: KeptBook, name: SideName, push: BookPush, { depth }: BookRule): BookSide {
  const side = new Map(book[name])
  for (const { price, size, isRemoved, number } of push[name]) {
    if (number !== undefined && book.last && compareNumbers(number, book.last) <= 0) continue
    if (isRemoved) side.delete(priceKey(price))
    else side.set(priceKey(price), { price, size })
  }
  if (depth === undefined || side.size <= depth) return side
  return new Map(bestOf(side, name, depth).map((level) => [priceKey(level.price), level]))
}

function checked(book: KeptBook, push: BookPush, rule: BookRule): KeptBook {
  if (!rule.checksum || push.checksum === undefined || push.checksum === rule.checksum.none) return book
  const text = checksumText(book, rule.checksum)
  const actual = checksumOf(text, rule.checksum)
  if (actual === push.checksum) return book
  return faulty(book, { kind: 'checksum', expected: push.checksum, actual, text }, rule, push)
}

/** Longer numbers take JavaScript long to read. */
function isWhole(text: string): boolean {
  return /^-?\d{1,40}$/.test(text)
}

/** Above 0 where the first number is larger. */
export function compareNumbers(one: string, other: string): number {
  const difference = isWhole(one) && isWhole(other) ? BigInt(one) - BigInt(other) : Number(one) - Number(other)
  return Number(difference)
}

function nextAfter(last: string, step: number): string {
  return isWhole(last) ? String(BigInt(last) + BigInt(step)) : ''
}
