import { add, type Decimal, roundToStep } from '../decimal.ts'
import type { Level } from './state.ts'

/** Levels of the book in larger steps. */
export type MergedLevel = Pick<Level, 'price' | 'quantity'>

/** Bids, rounded down so that no price looks better than it is. */
export function mergedBids(bids: readonly Level[], step: Decimal): MergedLevel[] {
  return merged(bids, (price) => roundToStep(price, step))
}

/** Asks, rounded up so that no price looks better than it is. */
export function mergedAsks(asks: readonly Level[], step: Decimal): MergedLevel[] {
  return merged(asks, (price) => roundUp(price, step))
}

function merged(levels: readonly Level[], round: (price: Decimal) => Decimal): MergedLevel[] {
  const sums = new Map<Decimal, Decimal>()
  for (const { price, quantity } of levels) sums.set(round(price), add(sums.get(round(price)) ?? '0', quantity))
  return [...sums].map(([price, quantity]) => ({ price, quantity }))
}

function roundUp(price: Decimal, step: Decimal): Decimal {
  const down = roundToStep(price, step)
  return down === price ? price : add(down, step)
}
