import type { SpotMarket } from '../../types.ts'

/** A market at the start of the exchange. */
export interface StartMarket {
  readonly definition: SpotMarket
}

/** The markets of the exchange, as the example of `getMarkets` shows them. */
export const startMarkets: readonly StartMarket[] = [
  { definition: market('BTC', 'USDT', '20') },
  { definition: market('ETH', 'USDT', '510') },
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

function market(base: string, quote: string, maxQuantity: string): SpotMarket {
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
      priceScale: 2,
      quantityScale: 6,
      amountScale: 2,
      minQuantity: '0.000001',
      minAmount: '1',
      maxQuantity,
      maxAmount: '2000000',
      highestBid: '0',
      lowestAsk: '0',
    },
    crossMargin: { supportCrossMargin: true, maxLeverage: 3 },
  }
}
