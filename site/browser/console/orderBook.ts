import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { isRecord, type Json } from '../../../generator/contract/json.ts'

/** Size by price, both as they are sent. */
type Side = ReadonlyMap<string, string>

/** The book of one symbol, as far as the frames of a channel tell it. */
export interface Book {
  readonly bids: Side
  readonly asks: Side
  /** Of the last frame that the book is made of; missing where it cannot be used. */
  readonly last?: string
  /** What came in place of the frame after the last one. */
  readonly gap?: { readonly expected: string; readonly actual: string }
  readonly gaps: number
}

export type Books = ReadonlyMap<string, Book>

const empty: Book = { bids: new Map(), asks: new Map(), gaps: 0 }

/**
 * The books after a frame. Where the channel says which frame comes before which, a snapshot begins a book, updates change it
 * in their order, and after a gap nothing changes it but another snapshot; elsewhere each frame is the whole book.
 */
export function booksAfter(books: Books, frame: Json, sequence: ConsoleChannel['sequence']): Books {
  const pushes = pushesIn(frame)
  if (pushes.length === 0) return books
  const next = new Map(books)
  const isSnapshot = isRecord(frame) && [frame['action'], frame['type']].includes('snapshot')
  for (const push of pushes) {
    const symbol = String(push['symbol'] ?? push['s'] ?? '')
    next.set(symbol, bookAfter(next.get(symbol) ?? empty, push, isSnapshot, sequence))
  }
  return next
}

type Push = Readonly<Record<string, Json>>

function bookAfter(before: Book, push: Push, isSnapshot: boolean, sequence: ConsoleChannel['sequence']): Book {
  const { gaps, last } = before
  const [bids, asks] = [levelsOf(push['bids']), levelsOf(push['asks'])]
  const id = sequence ? String(push[sequence.id] ?? '') : ''
  if (sequence?.previous === undefined || isSnapshot)
    return { bids: changed(new Map(), bids), asks: changed(new Map(), asks), last: id, gaps }
  if (last === undefined) return before
  const actual = String(push[sequence.previous] ?? '')
  if (actual !== last) return { bids: before.bids, asks: before.asks, gaps: gaps + 1, gap: { expected: last, actual } }
  return { bids: changed(before.bids, bids), asks: changed(before.asks, asks), last: id, gaps }
}

type Level = readonly [price: string, size: string]

function changed(side: Side, levels: readonly Level[]): Side {
  const next = new Map(side)
  for (const [price, size] of levels) {
    if (Number(size) === 0) next.delete(price)
    else next.set(price, size)
  }
  return next
}

/** Records with both sides of a book, in the frame or among its data. */
function pushesIn(frame: Json): Push[] {
  if (!isRecord(frame)) return []
  const data = frame['data']
  const records = [frame, ...(Array.isArray(data) ? data : [data])]
  return records.flatMap((record) =>
    isRecord(record) && isSide(record['bids']) && isSide(record['asks']) ? [record as Push] : [],
  )
}

function isSide(value: unknown): boolean {
  return Array.isArray(value) && value.every((level) => Array.isArray(level) && level.length >= 2)
}

function levelsOf(value: Json | undefined): Level[] {
  return Array.isArray(value)
    ? value.map((level) => (Array.isArray(level) ? [String(level[0]), String(level[1])] : ['', '']))
    : []
}

/** The best levels of a side. */
export function bestOf(side: Side, best: 'highest' | 'lowest', most: number): Level[] {
  const direction = best === 'highest' ? -1 : 1
  return [...side].sort(([one], [other]) => direction * (Number(one) - Number(other))).slice(0, most)
}
