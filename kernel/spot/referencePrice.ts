import { type Decimal, divide, stepOf } from '../decimal.ts'
import { indexPrice } from '../market/course.ts'
import type { SpotExchange } from './exchange.ts'
import type { MarketRules } from './state.ts'

type Priced = Pick<SpotExchange, 'state' | 'now' | 'rules'>

/** The price around which a market is quoted: the base currency's price divided by the quote currency's price. */
export function referencePrice(exchange: Priced, { base, quote, limits }: MarketRules): Decimal {
  const { state, now, rules } = exchange
  if (quote === rules.index.currency)
    return indexPrice(state.course, { currency: base, tick: stepOf(limits.priceScale) }, now)
  return divide(priceOf(exchange, base), priceOf(exchange, quote), limits.priceScale)
}

/** The index price of a currency. */
export function priceOf({ state, now, rules }: Priced, currency: string): Decimal {
  const { currency: own, tick } = rules.index
  return currency === own ? '1' : indexPrice(state.course, { currency, tick }, now)
}
