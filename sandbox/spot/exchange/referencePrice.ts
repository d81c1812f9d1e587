import { type Decimal, stepOf } from '../../decimal.ts'
import { indexPrice } from '../../market/course.ts'
import type { SpotMarket } from '../../types.ts'
import type { Exchange } from './exchange.ts'

/** The price around which a market is quoted: the index price of its currency. */
export function referencePrice(
  { state: { course }, now }: Pick<Exchange, 'state' | 'now'>,
  { baseCurrencyName: currency, symbolTradeLimit }: SpotMarket,
): Decimal {
  const tick = stepOf(symbolTradeLimit.priceScale)
  return indexPrice(course, { currency, tick }, now)
}
