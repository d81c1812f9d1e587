import type { Decimal } from 'exchange-docs/kernel'
import type { ContractRules, MarginMode } from 'exchange-docs/kernel/futures'

/** What a reader may choose. It begins as the example of `getFuturesPositions`, with margin of its own. */
export interface Choice {
  readonly side: 'BUY' | 'SELL'
  readonly marginMode: MarginMode
  readonly entry: Decimal
  readonly size: Decimal
  readonly leverage: Decimal
  /** The mark price after the position is opened. */
  readonly mark: Decimal
}

export const exampleChoice: Choice = {
  ...{ side: 'BUY', marginMode: 'ISOLATED', entry: '97210.5', size: '2', leverage: '20', mark: '97254.2' },
}

/** The contract of the examples, with the two tiers of the example of `getFuturesRiskLimit`. */
export const contract: ContractRules = {
  ...{ symbol: 'BTC_USDT_PERP', currency: 'BTC', contractValue: '0.001', tick: '0.01', lot: '1', minSize: '1' },
  ...{ maxMarketSize: '100000', maxLimitSize: '1000000', minPrice: '0.01', maxPrice: '1000000' },
  ...{ priceRange: '0.05', leverage: '20' },
  tiers: [
    { tier: '1', maxLever: '100', maintenanceRate: '0.006', minSize: '1', maxSize: '5000' },
    { tier: '2', maxLever: '75', maintenanceRate: '0.01', minSize: '5001', maxSize: '20000' },
  ],
}

export const feeRates = { MAKER: '0.0002', TAKER: '0.0005' } as const

/** After the fee of the example, 1250 USDT are left, as in the example of `getFuturesBalance`. */
export const startWallet = '1250.0972105'

/** Rate and time of the settlement that the example of `getFuturesFundingRate` predicts. */
export const funding = { rate: '0.000085', time: 1_760_025_600_000 } as const

/** When the position of the example was opened. */
export const openTime = 1_760_000_061_204

export const addedMargin = '5'
