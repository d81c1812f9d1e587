import type { SpotMarket } from '../../types.ts'

/** A market at the start of the exchange. */
export interface StartMarket {
  readonly definition: SpotMarket
}

/** Decimals and limits of markets by the currency that is paid. */
const rules = {
  USDT: {
    priceScale: 2,
    quantityScale: 6,
    amountScale: 2,
    minQuantity: '0.000001',
    minAmount: '1',
    maxAmount: '2000000',
  },
  BTC: { priceScale: 6, quantityScale: 4, amountScale: 6, minQuantity: '0.0001', minAmount: '0.0001', maxAmount: '20' },
} as const

/** The markets of the exchange: the first two as the example of `getMarkets` shows them, the third closes their triangle. */
export const startMarkets: readonly StartMarket[] = [
  { definition: market('BTC', 'USDT', '20') },
  { definition: market('ETH', 'USDT', '510') },
  { definition: market('ETH', 'BTC', '510') },
]

/** Numbers of the currencies. */
export const currencyIds: Readonly<Record<string, string>> = { BTC: '28', ETH: '267', USDT: '214' }

/** What a new account of a user has. */
export const startBalances: Readonly<Record<string, string>> = { BTC: '1', ETH: '20', USDT: '100000' }

/** The rates of the example of `getFeeInfo`. */
export const userRates = {
  makerRate: '0.00105',
  takerRate: '0.0012',
  specialFeeRates: [{ symbol: 'ETH_USDT', makerRate: '0', takerRate: '0' }],
} as const

function market(base: string, quote: keyof typeof rules, maxQuantity: string): SpotMarket {
  const symbol = `${base}_${quote}`
  return {
    symbol,
    baseCurrencyName: base,
    quoteCurrencyName: quote,
    displayName: `${base}/${quote}`,
    state: 'NORMAL',
    visibleStartTime: 1659018819512,
    tradableStartTime: 1659018819512,
    symbolTradeLimit: {
      symbol,
      ...rules[quote],
      maxQuantity,
      highestBid: '0',
      lowestAsk: '0',
    },
    crossMargin: { supportCrossMargin: true, maxLeverage: 3 },
  }
}
