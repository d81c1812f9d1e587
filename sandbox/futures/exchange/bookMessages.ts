import { changedLevels, publishedLevels } from '../../market/publishedLevels.ts'
import type { Exchange } from './exchange.ts'
import type { Market } from './state.ts'

const depths = [5, 10, 20] as const

/** Tells the channels of the book what changed since they were told last. */
export function publishBook({ now, emit }: Exchange, market: Market): void {
  const { book, definition } = market
  const before = book.published
  const text = (price: string, quantity: string) => [price, quantity] as const
  const after = {
    bids: publishedLevels(book.bids, before.bids, text),
    asks: publishedLevels(book.asks, before.asks, text),
  }
  const asks = changedLevels(before.asks, after.asks)
  const bids = changedLevels(before.bids, after.bids)
  if (asks.length === 0 && bids.length === 0) return
  const lid = book.id
  book.id += 1
  book.published = after
  const { symbol } = definition
  const update = { asks, bids, lid, id: book.id, ts: now, s: symbol, cT: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', data: [update], action: 'update' } })
  for (const depth of depths) emit({ channel: 'book', symbol, depth, message: bookMessage(market, depth, now) })
}

/** The whole book to a depth, as the channel `book` tells it. */
export function bookMessage({ book, definition }: Market, depth: number, now: number) {
  const record = {
    asks: book.published.asks.slice(0, depth).map(({ text }) => text),
    bids: book.published.bids.slice(0, depth).map(({ text }) => text),
    id: book.id,
    ts: now,
    s: definition.symbol,
    cT: now,
  }
  return { channel: 'book', data: [record] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lid`. */
export function bookSnapshot({ book, definition }: Market, now: number) {
  const record = {
    asks: book.published.asks.map(({ text }) => text),
    bids: book.published.bids.map(({ text }) => text),
    lid: book.id - 1,
    id: book.id,
    ts: now,
    s: definition.symbol,
    cT: now,
  }
  return { channel: 'book_lv2', data: [record], action: 'snapshot' } as const
}
