import type { MarketStart } from 'exchange-docs/kernel'
import { type FuturesState, openFutures } from 'exchange-docs/kernel/futures'
import { startPrices } from '../../market/startPrices.ts'
import { startInsurance, startMarkets } from './definitions.ts'
import { rules } from './rules.ts'

/** The futures exchange at its start. */
export function createFuturesState({ seed, now }: MarketStart): FuturesState {
  const numbers = { lastTradeId: 142_550_000, bookId: 6_284_171_741 }
  return openFutures(rules, {
    ...{ seed, now, markets: startMarkets, prices: startPrices, insurance: startInsurance, ...numbers },
  })
}
