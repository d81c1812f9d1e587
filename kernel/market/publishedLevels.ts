import type { Decimal } from '../decimal.ts'
import type { Book, Level, PublishedLevel } from './state.ts'

/** Number of levels of each side that the channels publish. */
const depth = 20

type TextOf = (price: Decimal, quantity: Decimal) => PublishedLevel['text']

/** Publishes the levels of a book: gives the levels changed since the last time; `undefined` without a change. */
export function publishLevels(book: Book, textOf: TextOf = (price, quantity) => [price, quantity]) {
  const before = book.published
  const after = {
    bids: publishedLevels(book.bids, before.bids, textOf),
    asks: publishedLevels(book.asks, before.asks, textOf),
  }
  const asks = changedLevels(before.asks, after.asks)
  const bids = changedLevels(before.bids, after.bids)
  if (asks.length === 0 && bids.length === 0) return undefined
  book.published = after
  book.id += 1
  return { asks, bids, lastId: book.id - 1 }
}

/** Both sides as last published, to a depth. */
export function toldLevels({ published: { asks, bids } }: Book, levels: number = depth) {
  return {
    asks: asks.slice(0, levels).map(({ text }) => text),
    bids: bids.slice(0, levels).map(({ text }) => text),
  }
}

/** The first levels of a side. Most are as they were, and keep their text. */
function publishedLevels(
  levels: readonly Level[],
  before: readonly PublishedLevel[],
  textOf: TextOf,
): PublishedLevel[] {
  const known = new Map(before.map((level) => [level.price, level]))
  return levels.slice(0, depth).map(({ price, quantity }) => {
    const same = known.get(price)
    return same?.quantity === quantity ? same : { price, quantity, text: textOf(price, quantity) }
  })
}

/** New and changed levels, and removed levels with the quantity `0`. */
function changedLevels(before: readonly PublishedLevel[], after: readonly PublishedLevel[]): PublishedLevel['text'][] {
  const kept = new Set(after.map(({ price }) => price))
  const same = new Set(before)
  const gone = before.filter(({ price }) => !kept.has(price)).map(({ text }) => [text[0], '0'] as const)
  return [...gone, ...after.filter((level) => !same.has(level)).map(({ text }) => text)]
}
