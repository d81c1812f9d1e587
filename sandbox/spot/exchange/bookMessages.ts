import { changedLevels, publishedLevels } from '../../market/publishedLevels.ts'
import type { Exchange } from './exchange.ts'
import { priceText, quantityText } from './print.ts'
import type { Market } from './state.ts'

const depths = [5, 10, 20] as const

/** Tells the channels of the book what changed since they were told last. */
export function publishBook({ now, emit }: Exchange, market: Market): void {
  const { book, definition } = market
  const before = book.published
  const text = (price: string, quantity: string) => [priceText(market, price), quantityText(market, quantity)] as const
  const after = {
    bids: publishedLevels(book.bids, before.bids, text),
    asks: publishedLevels(book.asks, before.asks, text),
  }
  const asks = changedLevels(before.asks, after.asks)
  const bids = changedLevels(before.bids, after.bids)
  if (asks.length === 0 && bids.length === 0) return
  const lastId = book.id
  book.id += 1
  book.published = after
  const { symbol } = definition
  const update = { symbol, createTime: now, asks, bids, lastId, id: book.id, ts: now }
  emit({ channel: 'bookLv2', symbol, message: { channel: 'book_lv2', action: 'update', data: [update] } })
  for (const levels of depths)
    emit({ channel: 'book', symbol, depth: levels, message: bookMessage(market, levels, now) })
}

/** The whole book to a depth, as the channel `book` tells it. */
export function bookMessage({ book, definition }: Market, levels: number, now: number) {
  const { asks, bids } = book.published
  const record = {
    symbol: definition.symbol,
    createTime: now,
    asks: asks.slice(0, levels).map(({ text }) => text),
    bids: bids.slice(0, levels).map(({ text }) => text),
    id: book.id,
    ts: now,
  }
  return { channel: 'book', data: [record] } as const
}

/** The first message of the channel `book_lv2`: the update that follows has its `id` as `lastId`. */
export function bookSnapshot({ book, definition }: Market, now: number) {
  const { asks, bids } = book.published
  const record = {
    symbol: definition.symbol,
    createTime: now,
    asks: asks.map(({ text }) => text),
    bids: bids.map(({ text }) => text),
    lastId: book.id - 1,
    id: book.id,
    ts: now,
  }
  return { channel: 'book_lv2', action: 'snapshot', data: [record] } as const
}
