import type { Market, MarketRules } from 'exchange-docs/kernel/spot'
import type { SpotMarket } from '../../types.ts'

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
export const startMarkets: readonly MarketRules[] = [
  market('BTC', 'USDT', '20'),
  market('ETH', 'USDT', '510'),
  market('ETH', 'BTC', '510'),
]

/** Numbers of the currencies. */
export const currencyIds: Readonly<Record<string, string>> = { BTC: '28', ETH: '267', USDT: '214' }

/** Balances of a user's new account. */
export const startBalances: Readonly<Record<string, string>> = { BTC: '1', ETH: '20', USDT: '100000' }

/** The rates of the example of `getFeeInfo`. */
export const userRates = {
  makerRate: '0.00105',
  takerRate: '0.0012',
  specialFeeRates: [{ symbol: 'ETH_USDT', makerRate: '0', takerRate: '0' }],
} as const

function market(base: string, quote: keyof typeof rules, maxQuantity: string): MarketRules {
  const limits = { ...rules[quote], maxQuantity, highestBid: '0', lowestAsk: '0' }
  return { symbol: `${base}_${quote}`, base, quote, limits }
}

const states = { open: 'NORMAL', 'post-only': 'POST_ONLY', halted: 'PAUSE' } as const

/** A market with its trading rules as `getMarkets` returns it. */
export function definitionOf({ symbol, base, quote, limits, mode }: MarketRules & Pick<Market, 'mode'>): SpotMarket {
  return {
    symbol,
    baseCurrencyName: base,
    quoteCurrencyName: quote,
    displayName: displayNameOf({ base, quote }),
    state: states[mode],
    visibleStartTime: 1659018819512,
    tradableStartTime: 1659018819512,
    symbolTradeLimit: { symbol, ...limits },
    crossMargin: { supportCrossMargin: true, maxLeverage: 3 },
  }
}

/** Name of a market. */
export function displayNameOf({ base, quote }: Pick<MarketRules, 'base' | 'quote'>): string {
  return `${base}/${quote}`
}
