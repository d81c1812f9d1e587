import { known } from 'exchange-docs/kernel'
import type { MarginMode, Market, StartContract, Tier } from 'exchange-docs/kernel/futures'
import type { V3FuturesInstrument } from '../../types.ts'

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
export const definitions: readonly V3FuturesInstrument[] = [
  {
    symbol: 'BTC_USDT_PERP',
    bAsset: '.PXBTUSDT',
    bCcy: 'BTC',
    ...common,
    visibleStartTime: '1719000000000',
    tradableStartTime: '1719000000000',
    oDate: '1719000000000',
    ctVal: '0.001',
    maxQty: '1000000',
    marketMaxQty: 100000,
    limitMaxQty: 1000000,
    maxLever: '100',
    iM: '0.01',
    mM: '0.006',
    mR: '50000',
  },
  {
    symbol: 'ETH_USDT_PERP',
    bAsset: '.PETHUSDT',
    bCcy: 'ETH',
    ...common,
    visibleStartTime: '1600000000000',
    tradableStartTime: '1600003600000',
    oDate: '1600000000000',
    ctVal: '0.01',
    maxQty: '500000',
    marketMaxQty: 15000,
    limitMaxQty: 500000,
    maxLever: '75',
    iM: '0.0133',
    mM: '0.007',
    mR: '30000',
  },
]

/** The first two tiers of Bitcoin come from the example of `getFuturesRiskLimit`. */
export const tiers: Readonly<Record<string, readonly Tier[]>> = {
  BTC_USDT_PERP: [
    { tier: '1', maxLever: '100', maintenanceRate: '0.006', minSize: '1', maxSize: '5000' },
    { tier: '2', maxLever: '75', maintenanceRate: '0.01', minSize: '5001', maxSize: '20000' },
    { tier: '3', maxLever: '50', maintenanceRate: '0.015', minSize: '20001', maxSize: '50000' },
  ],
  ETH_USDT_PERP: [
    { tier: '1', maxLever: '75', maintenanceRate: '0.007', minSize: '1', maxSize: '5000' },
    { tier: '2', maxLever: '50', maintenanceRate: '0.012', minSize: '5001', maxSize: '30000' },
  ],
}

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
