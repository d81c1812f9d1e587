import type { Decimal } from '../decimal.ts'
import type { Level, PublishedLevel } from './state.ts'

/** Levels of each side that the channels tell. */
const depth = 20

/** The first levels of a side. Most are as they were, and keep their text. */
export function publishedLevels(
  levels: readonly Level[],
  before: readonly PublishedLevel[],
  textOf: (price: Decimal, quantity: Decimal) => PublishedLevel['text'],
): PublishedLevel[] {
  const known = new Map(before.map((level) => [level.price, level]))
  return levels.slice(0, depth).map(({ price, quantity }) => {
    const same = known.get(price)
    return same?.quantity === quantity ? same : { price, quantity, text: textOf(price, quantity) }
  })
}

/** Levels that are new or have another quantity, and with the quantity `0` those that are gone. */
export function changedLevels(
  before: readonly PublishedLevel[],
  after: readonly PublishedLevel[],
): PublishedLevel['text'][] {
  const kept = new Set(after.map(({ price }) => price))
  const same = new Set(before)
  const gone = before.filter(({ price }) => !kept.has(price)).map(({ text }) => [text[0], '0'] as const)
  return [...gone, ...after.filter((level) => !same.has(level)).map(({ text }) => text)]
}
