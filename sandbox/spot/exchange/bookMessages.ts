import { toldLevels } from 'exchange-docs/kernel'
import type { ChangedLevels, Market } from 'exchange-docs/kernel/spot'
import type { Emitting } from './push.ts'

const depths = [5, 10, 20] as const

/** Pushes the changes of a book since the last message. */
export function tellBook({ now, emit }: Emitting, market: Market, changed: ChangedLevels): void {
  const { book, symbol } = market
  const update = { symbol, createTime: now, ...changed, id: book.id, ts: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', action: 'update', data: [update] } })
  for (const depth of depths) emit({ channel: 'book', symbol, depth, message: bookMessage(market, depth, now) })
}

/** The message of the channel `book`: the whole book to a depth. */
export function bookMessage({ book, symbol }: Market, depth: number, now: number) {
  const record = { symbol, createTime: now, ...toldLevels(book, depth), id: book.id, ts: now }
  return { channel: 'book', data: [record] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lastId`. */
export function bookSnapshot({ book, symbol }: Market, now: number) {
  const record = { symbol, createTime: now, ...toldLevels(book), lastId: book.id - 1, id: book.id, ts: now }
  return { channel: 'book_lv2', action: 'snapshot', data: [record] } as const
}
