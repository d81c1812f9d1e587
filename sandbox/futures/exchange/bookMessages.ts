import { toldLevels } from 'exchange-docs/kernel'
import type { FuturesEvent, Market } from 'exchange-docs/kernel/futures'
import type { Emitting } from './push.ts'

const depths = [5, 10, 20] as const

/** Pushes the changes of a book since the last message. */
export function tellBook(
  { now, emit }: Emitting,
  { market, changed }: Extract<FuturesEvent, { readonly kind: 'book' }>,
): void {
  const { book, symbol } = market
  const { lastId: lid, ...levels } = changed
  const update = { ...levels, lid, id: book.id, ts: now, s: symbol, cT: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', data: [update], action: 'update' } })
  for (const depth of depths) emit({ channel: 'book', symbol, depth, message: bookMessage(market, depth, now) })
}

/** The message of the channel `book`: the whole book to a depth. */
export function bookMessage({ book, symbol: s }: Market, depth: number, now: number) {
  return { channel: 'book', data: [{ ...toldLevels(book, depth), id: book.id, ts: now, s, cT: now }] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lid`. */
export function bookSnapshot({ book, symbol: s }: Market, now: number) {
  const record = { ...toldLevels(book), lid: book.id - 1, id: book.id, ts: now, s, cT: now }
  return { channel: 'book_lv2', data: [record], action: 'snapshot' } as const
}
