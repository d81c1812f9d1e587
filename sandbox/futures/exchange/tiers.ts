import { compare, type Decimal, known } from 'exchange-docs/kernel'
import { type Tier, tiers } from './definitions.ts'

/** The tiers of a contract, the smallest positions first. */
export function tiersOf(symbol: string): readonly Tier[] {
  return known(tiers, symbol)
}

/** The tier of a position; of one that is too large, the last. */
export function tierOf(symbol: string, quantity: Decimal): Tier {
  const all = tiersOf(symbol)
  const tier = all.find(({ maxSize }) => compare(quantity, maxSize) <= 0) ?? all.at(-1)
  if (!tier) throw new Error(`${symbol} has no tiers.`)
  return tier
}
