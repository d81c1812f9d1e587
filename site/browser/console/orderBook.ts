import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { isRecord, type Json, textOfJson } from '../../../generator/contract/json.ts'
import { shortened } from './shortened.ts'

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
  /** It holds the levels that have changed alone: the channel sends no snapshot. */
  readonly isPartial?: true
}

export type Books = ReadonlyMap<string, Book>

/** Symbols that have a book, levels of each side that are drawn, and characters of a text in them. */
const [mostBooks, mostLevels, longestText] = [3, 10, 100]

const empty: Book = { bids: new Map(), asks: new Map(), gaps: 0 }

/**
 * The books after a frame. Where the channel says which frame comes before which, a snapshot begins a book, updates change it
 * in their order, and after a gap nothing changes it but another snapshot; elsewhere each frame is the whole book. Changes that are
 * told as texts have no snapshot: their book begins with the first of them, and again after a gap.
 */
export function booksAfter(books: Books, frame: Json, sequence: ConsoleChannel['sequence']): Books {
  const pushes = pushesIn(frame)
  if (pushes.length === 0) return books
  const next = new Map(books)
  const isSnapshot = isRecord(frame) && [frame['action'], frame['type']].includes('snapshot')
  for (const push of pushes) {
    const symbol = textOfJson(push.record['symbol'] ?? push.record['s'] ?? topicSymbol(frame))
    if (next.size >= mostBooks && !next.has(symbol)) continue
    next.set(symbol, bookAfter(next.get(symbol) ?? empty, push, isSnapshot, sequence))
  }
  return next
}

/** `BTCUSDTPERP` of `/contractMarket/level2:BTCUSDTPERP`. */
function topicSymbol(frame: Json): string {
  const topic = isRecord(frame) ? frame['topic'] : undefined
  return typeof topic === 'string' ? (/:([^:,]+)$/.exec(topic)?.[1] ?? '') : ''
}

interface Push {
  readonly record: Readonly<Record<string, Json>>
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  readonly isPartial?: true
}

function bookAfter(before: Book, push: Push, isSnapshot: boolean, sequence: ConsoleChannel['sequence']): Book {
  const { gaps, last } = before
  const { record, isPartial } = push
  const id = sequence ? textOfJson(record[sequence.id] ?? '') : ''
  const actual = sequence?.previous === undefined ? undefined : textOfJson(record[sequence.previous] ?? '')
  const on = ({ bids, asks }: Pick<Book, 'bids' | 'asks'>, missed = 0): Book => ({
    ...{ bids: changed(bids, push.bids), asks: changed(asks, push.asks), last: id, gaps: gaps + missed },
    ...(isPartial ? { isPartial } : {}),
  })
  if (isPartial && actual !== undefined && last !== undefined && actual !== last) return on(empty, 1)
  if (isPartial) return on(before)
  if (actual === undefined || isSnapshot) return on(empty)
  if (last === undefined) return before
  if (actual !== last) return { bids: before.bids, asks: before.asks, gaps: gaps + 1, gap: { expected: last, actual } }
  return on(before)
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

/** Records with both sides of a book or with changes of it, in the frame or among its data. */
function pushesIn(frame: Json): Push[] {
  if (!isRecord(frame)) return []
  const data = frame['data']
  const records = [frame, ...(Array.isArray(data) ? data : [data])]
  return records.flatMap((each): Push[] => {
    if (!isRecord(each)) return []
    const record = each as Push['record']
    const { bids, asks, changes } = record
    if (isSide(bids) && isSide(asks)) return [{ record, bids: levelsOf(bids), asks: levelsOf(asks) }]
    const told = Array.isArray(changes)
      ? changes.map((change) => /^([\d.]+),(buy|sell),([\d.]+)$/.exec(textOfJson(change)))
      : []
    if (told.length === 0 || told.includes(null)) return []
    const of = (wanted: string) =>
      told.flatMap((change): Level[] => (change?.[2] === wanted ? [[change[1] ?? '', change[3] ?? '']] : []))
    return [{ record, bids: of('buy'), asks: of('sell'), isPartial: true }]
  })
}

function isSide(value: unknown): boolean {
  return Array.isArray(value) && value.every((level) => Array.isArray(level) && level.length >= 2)
}

function levelsOf(value: Json | undefined): Level[] {
  return Array.isArray(value)
    ? value.map((level) => (Array.isArray(level) ? [textOfJson(level[0]), textOfJson(level[1])] : ['', '']))
    : []
}

/** The part of a book that is drawn: the best levels of each side, best first. */
export interface DrawnBook extends Omit<Book, 'bids' | 'asks'> {
  readonly symbol: string
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
}

/** What is drawn of the books. */
export function drawnBooks(books: Books): DrawnBook[] {
  const short = (text: string) => shortened(text, longestText)
  return [...books].map(([symbol, { bids, asks, last, gap, ...book }]) => ({
    ...book,
    ...{ symbol: short(symbol), bids: bestOf(bids, 'highest'), asks: bestOf(asks, 'lowest') },
    ...(last === undefined ? {} : { last: short(last) }),
    ...(gap ? { gap: { expected: short(gap.expected), actual: short(gap.actual) } } : {}),
  }))
}

function bestOf(side: Side, best: 'highest' | 'lowest'): Level[] {
  const direction = best === 'highest' ? -1 : 1
  return [...side]
    .sort(([one], [other]) => direction * (Number(one) - Number(other)))
    .slice(0, mostLevels)
    .map(([price, size]) => [shortened(price, longestText), shortened(size, longestText)])
}
