import { compare, type Decimal } from '../decimal.ts'
import type { Market, Tier } from './contract.ts'

/** The tier of a position; for a position that is too large, the last tier. */
export function tierOf({ symbol, tiers }: Pick<Market, 'symbol' | 'tiers'>, quantity: Decimal): Tier {
  const tier = tiers.find(({ maxSize }) => compare(quantity, maxSize) <= 0) ?? tiers.at(-1)
  if (!tier) throw new Error(`${symbol} has no tiers.`)
  return tier
}
