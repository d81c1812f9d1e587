import { Refused } from 'exchange-docs/kernel'
import type { MarketRules, OrderLimits, RefusalReason, SpotRules } from 'exchange-docs/kernel/spot'

const inDollars: OrderLimits = {
  ...{ priceScale: 2, quantityScale: 5, amountScale: 8 },
  ...{ minQuantity: '0.00001', maxQuantity: '9000', minAmount: '5', maxAmount: '9000000' },
  ...{ highestBid: '0', lowestAsk: '0' },
}

const inBitcoin: OrderLimits = {
  ...inDollars,
  ...{ priceScale: 5, quantityScale: 4, minQuantity: '0.0001', minAmount: '0.0001', maxAmount: '900' },
}

/** The markets, and the index prices that they start from. */
export const markets: readonly MarketRules[] = [
  { symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', limits: inDollars },
  { symbol: 'ETHUSDT', base: 'ETH', quote: 'USDT', limits: inDollars },
  { symbol: 'ETHBTC', base: 'ETH', quote: 'BTC', limits: inBitcoin },
]

export const prices = { BTC: '64000', ETH: '3200' } as const

/** Fees as fractions of the bought quantity. */
export const rates = { makerRate: '0.0008', takerRate: '0.001', specialFeeRates: [] } as const

/** The codes and words for refusals of the kernel that are no rule of the market. */
const refusals: Partial<Record<RefusalReason, readonly [code: number, message: string]>> = {
  'symbol unknown': [-1121, 'The symbol is not known.'],
  'number missing': [-1102, 'A price, a quantity or an amount is missing.'],
  'number invalid': [-1130, 'A price, a quantity or an amount is no number.'],
  'client order ID too long': [-1130, 'The client order ID is too long.'],
  'client order ID used': [-2010, 'An order has this client order ID already.'],
  'too many open orders': [-2010, 'The account has too many open orders.'],
  'funds too low': [-2010, 'The balance is too low.'],
  'order filled': [-2011, 'The order is filled.'],
  'order cancelled': [-2011, 'The order is cancelled.'],
}

/** How this exchange differs from others. */
export const rules: SpotRules = {
  idOf: String,
  refusal: (reason) => new Refused(...(refusals[reason] ?? [-1013, `The order breaks a rule: ${reason}.`])),
  openingOf: () => ({ balances: { BTC: '1', ETH: '20', USDT: '100000' }, rates }),
  index: { currency: 'USDT', tick: '0.01' },
  maxOpenOrders: 200,
  maxClientOrderId: 36,
}
