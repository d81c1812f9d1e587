import { toldLevels } from 'exchange-docs/kernel'
import type { ChangedLevels, Market } from 'exchange-docs/kernel/spot'
import type { Emitting } from './push.ts'

const depths = [5, 10, 20] as const

/** Tells the channels of the book what changed since they were told last. */
export function tellBook({ now, emit }: Emitting, market: Market, changed: ChangedLevels): void {
  const { book, symbol } = market
  const update = { symbol, createTime: now, ...changed, id: book.id, ts: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', action: 'update', data: [update] } })
  for (const depth of depths) emit({ channel: 'book', symbol, depth, message: bookMessage(market, depth, now) })
}

/** The whole book to a depth, as the channel `book` tells it. */
export function bookMessage({ book, symbol }: Market, depth: number, now: number) {
  const record = { symbol, createTime: now, ...toldLevels(book, depth), id: book.id, ts: now }
  return { channel: 'book', data: [record] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lastId`. */
export function bookSnapshot({ book, symbol }: Market, now: number) {
  const record = { symbol, createTime: now, ...toldLevels(book), lastId: book.id - 1, id: book.id, ts: now }
  return { channel: 'book_lv2', action: 'snapshot', data: [record] } as const
}
