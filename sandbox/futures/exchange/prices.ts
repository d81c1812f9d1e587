import { add, compare, type Decimal, larger, multiply, roundToStep, smaller, subtract } from '../../decimal.ts'
import { closeMinute, countTrade, emptyCandle } from '../../market/candles.ts'
import { candleStart } from '../../market/intervals.ts'
import { movedPrice } from '../../market/marketMaker.ts'
import type { Candles } from '../../market/state.ts'
import { wholeNumber } from '../../random.ts'
import type { Exchange } from './exchange.ts'
import type { Market, PriceKind } from './state.ts'

/** Candles of a price that are kept: the most that one call returns. */
export const keptPriceCandles = 100
/** The premium stays below this, above and below the index price. */
const largestPremium = '0.0005'

/** Highest purchase and lowest sale: a fraction above and below the mark price. */
export function priceLimits({ definition, quotes }: Pick<Market, 'definition' | 'quotes'>) {
  const { tSz, ordPxRange } = definition
  return {
    highest: roundToStep(multiply(quotes.reference, add('1', ordPxRange)), tSz),
    lowest: roundToStep(multiply(quotes.reference, subtract('1', ordPxRange)), tSz),
  }
}

/** Moves the index price, and the mark price with it, and counts them in their candles. */
export function movePrices({ random, now }: Exchange, market: Market): void {
  const { quotes, definition } = market
  market.index = movedPrice(random, quotes.startPrice, market.index, definition.tSz)
  const change = multiply('0.000001', wholeNumber(random, -5, 5))
  market.premium = bounded(add(market.premium, change))
  quotes.reference = markPrice(market)
  for (const kind of ['mark', 'index', 'premium'] as const)
    countPrice(market.priceCandles[kind], priceOf(market, kind), now)
}

/** The mark price: the index price and the premium on it. */
export function markPrice({ index, premium, definition }: Pick<Market, 'index' | 'premium' | 'definition'>): Decimal {
  return roundToStep(multiply(index, add('1', premium)), definition.tSz)
}

/** A price of a market by its name. */
export function priceOf(market: Pick<Market, 'index' | 'premium' | 'quotes'>, kind: PriceKind): Decimal {
  return { mark: market.quotes.reference, index: market.index, premium: market.premium }[kind]
}

function bounded(premium: Decimal): Decimal {
  const lowest = subtract('0', largestPremium)
  return compare(premium, '0') > 0 ? smaller(premium, largestPremium) : larger(premium, lowest)
}

function countPrice(candles: Candles, price: Decimal, now: number): void {
  const startTime = candleStart('MINUTE_1', now)
  if (startTime > candles.minute.startTime) {
    closeMinute(candles, candles.minute, keptPriceCandles)
    candles.minute = emptyCandle(startTime, candles.minute.close)
  }
  countTrade(candles.minute, { id: '', price, quantity: '0', amount: '0', takerSide: 'BUY', createTime: now })
}
