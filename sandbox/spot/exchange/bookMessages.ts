import type { Level, PublishedLevel } from '../../market/state.ts'
import type { Exchange } from './exchange.ts'
import { priceText, quantityText } from './print.ts'
import type { Market } from './state.ts'

/** Levels of each side that the channels tell. */
const depth = 20
const depths = [5, 10, 20] as const

/** Tells the channels of the book what changed since they were told last. */
export function publishBook({ now, emit }: Exchange, market: Market): void {
  const { book, definition } = market
  const before = book.published
  const after = {
    bids: publishedLevels(market, book.bids, before.bids),
    asks: publishedLevels(market, book.asks, before.asks),
  }
  const asks = changes(before.asks, after.asks)
  const bids = changes(before.bids, after.bids)
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

/** The first levels of a side. Most are as they were, and keep their text. */
function publishedLevels(
  market: Market,
  levels: readonly Level[],
  before: readonly PublishedLevel[],
): PublishedLevel[] {
  const known = new Map(before.map((level) => [level.price, level]))
  return levels.slice(0, depth).map(({ price, quantity }) => {
    const same = known.get(price)
    if (same?.quantity === quantity) return same
    return { price, quantity, text: [priceText(market, price), quantityText(market, quantity)] }
  })
}

/** Levels that are new or have another quantity, and with the quantity `0` those that are gone. */
function changes(before: readonly PublishedLevel[], after: readonly PublishedLevel[]): PublishedLevel['text'][] {
  const kept = new Set(after.map(({ price }) => price))
  const same = new Set(before)
  const gone = before.filter(({ price }) => !kept.has(price)).map(({ text }) => [text[0], '0'] as const)
  return [...gone, ...after.filter((level) => !same.has(level)).map(({ text }) => text)]
}
