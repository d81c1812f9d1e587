import type { SentLevel } from './readPushes.ts'

/** A level as it was sent last. */
export type KeptLevel = Pick<SentLevel, 'price' | 'size'>

/** Levels by the value of their price. */
export type BookSide = ReadonlyMap<string, KeptLevel>

export type SideName = 'bids' | 'asks'

/** The best levels of a side, best first. */
export function bestOf(side: BookSide, name: SideName, most = Number.POSITIVE_INFINITY): KeptLevel[] {
  const direction = name === 'bids' ? -1 : 1
  return [...side.values()].sort((one, other) => direction * (Number(one.price) - Number(other.price))).slice(0, most)
}

/** One text for all ways to write a price: `1.50` and `1.5` are one level. */
export function priceKey(price: string): string {
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price
}
