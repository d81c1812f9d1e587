import type { MarketStart } from 'exchange-docs/kernel'
import { openSpot } from 'exchange-docs/kernel/spot'
import { startPrices } from '../../market/startPrices.ts'
import { startMarkets } from './definitions.ts'
import { rules } from './rules.ts'
import type { SandboxState } from './sandboxState.ts'

/** The spot exchange at its start. */
export function createSpotState({ seed, now }: MarketStart): SandboxState {
  const start = { seed, now, markets: startMarkets, prices: startPrices, lastTradeId: 60_000_000 }
  return { ...openSpot(rules, start), lastWalletId: 7_397_600, wallets: {} }
}
