import { publishLevels, toldLevels } from 'exchange-docs/kernel'
import type { Exchange } from './exchange.ts'
import type { Market } from './state.ts'

const depths = [5, 10, 20] as const

/** Tells the channels of the book what changed since they were told last. */
export function publishBook({ now, emit }: Exchange, market: Market): void {
  const { book, definition } = market
  const changed = publishLevels(book)
  if (!changed) return
  const { symbol } = definition
  const { lastId: lid, ...levels } = changed
  const update = { ...levels, lid, id: book.id, ts: now, s: symbol, cT: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', data: [update], action: 'update' } })
  for (const depth of depths) emit({ channel: 'book', symbol, depth, message: bookMessage(market, depth, now) })
}

/** The whole book to a depth, as the channel `book` tells it. */
export function bookMessage({ book, definition: { symbol: s } }: Market, depth: number, now: number) {
  return { channel: 'book', data: [{ ...toldLevels(book, depth), id: book.id, ts: now, s, cT: now }] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lid`. */
export function bookSnapshot({ book, definition: { symbol: s } }: Market, now: number) {
  const record = { ...toldLevels(book), lid: book.id - 1, id: book.id, ts: now, s, cT: now }
  return { channel: 'book_lv2', data: [record], action: 'snapshot' } as const
}
