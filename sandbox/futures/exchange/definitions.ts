import { known } from 'exchange-docs/kernel'
import type { MarginMode, Market, StartContract, Tier } from 'exchange-docs/kernel/futures'
import type { V3FuturesInstrument } from '../../types.ts'
import contracts from './contracts.json' with { type: 'json' }

/** Currency in which every contract is settled. */
export const settlementCurrency = 'USDT'

/** Balance of a user's new account. */
export const startWallet = '10000'

/** The insurance fund of the example of `getFuturesInsuranceFund`. */
export const startInsurance = '1612340.118204'

/** The rate of a taker comes from the example of `getFuturesFills`. */
export const feeRates = { MAKER: '0.0002', TAKER: '0.0005' } as const

const common = {
  qCcy: 'USDT',
  sCcy: 'USDT',
  tSz: '0.01',
  pxScale: '0.01,0.1,1,10,100',
  lotSz: 1,
  minSz: 1,
  status: 'OPEN',
  maxPx: '1000000',
  minPx: '0.01',
  minQty: '1',
  ordPxRange: '0.05',
  lever: '20',
  ctType: 'LINEAR',
  alias: '',
} as const

/** The contracts of the exchange, as the example of `getAllFuturesInstruments` shows them. */
export const definitions: readonly V3FuturesInstrument[] = contracts.map(
  ({ symbol, bAsset, bCcy, tiers: _, ...others }) => ({ symbol, bAsset, bCcy, ...common, ...others }),
)

/** The first two tiers of Bitcoin come from the example of `getFuturesRiskLimit`. */
export const tiers: Readonly<Record<string, readonly Tier[]>> = Object.fromEntries(
  contracts.map((contract) => [contract.symbol, contract.tiers]),
)

export const marginModes: readonly MarginMode[] = ['CROSS', 'ISOLATED']

/** Components of an index price: names and weights of the example of `getFuturesIndexPriceComponents`. */
export const indexSources = [
  { name: 'Binance', weight: '0.6' },
  { name: 'OKX', weight: '0.3' },
  { name: 'Poloniex', weight: '0.1' },
] as const

/** The contracts as the exchange opens them. */
export const startMarkets: readonly StartContract[] = definitions.map((own) => ({
  rules: {
    ...{ symbol: own.symbol, currency: own.bCcy, contractValue: own.ctVal, tick: own.tSz, lot: String(own.lotSz) },
    ...{ minSize: String(own.minSz), maxMarketSize: String(own.marketMaxQty), maxLimitSize: String(own.limitMaxQty) },
    ...{ minPrice: own.minPx, maxPrice: own.maxPx, priceRange: own.ordPxRange, leverage: own.lever },
    tiers: known(tiers, own.symbol),
  },
  fundingRate: '0.0001',
}))

/** A contract with its trading rules as REST returns it. */
export function definitionOf({ symbol, isOpen }: Pick<Market, 'symbol' | 'isOpen'>): V3FuturesInstrument {
  const definition = definitions.find((own) => own.symbol === symbol)
  if (!definition) throw new Error(`There is no contract ${symbol}.`)
  return { ...definition, status: isOpen ? 'OPEN' : 'PAUSED' }
}
