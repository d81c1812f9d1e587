import { type Decimal, divide, indexPrice, stepOf } from 'exchange-docs/kernel'
import type { SpotMarket } from '../../types.ts'
import type { Exchange } from './exchange.ts'

type Priced = Pick<Exchange, 'state' | 'now'>

/** The currency of all index prices. */
const priced = 'USDT'
const tick = '0.01'

/** The price around which a market is quoted: the base currency's price divided by the quote currency's price. */
export function referencePrice(exchange: Priced, market: SpotMarket): Decimal {
  const { baseCurrencyName: base, quoteCurrencyName: quote, symbolTradeLimit } = market
  const { priceScale } = symbolTradeLimit
  if (quote === priced)
    return indexPrice(exchange.state.course, { currency: base, tick: stepOf(priceScale) }, exchange.now)
  return divide(priceOf(exchange, base), priceOf(exchange, quote), priceScale)
}

/** The price of a currency in USDT. */
export function priceOf({ state: { course }, now }: Priced, currency: string): Decimal {
  return currency === priced ? '1' : indexPrice(course, { currency, tick }, now)
}
