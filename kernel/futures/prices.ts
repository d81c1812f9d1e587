import { add, type Decimal, multiply, roundToStep, subtract } from '../decimal.ts'
import { closeMinute, countTrade, emptyCandle } from '../market/candles.ts'
import { indexPrice, premiumAt } from '../market/course.ts'
import { candleStart } from '../market/intervals.ts'
import type { Candles } from '../market/state.ts'
import type { ContractRules, Market, PriceKind } from './contract.ts'
import type { FuturesExchange } from './exchange.ts'

/** Candles of a price that are kept: the most that one call returns. */
export const keptPriceCandles = 100
/** Distance of the mark price from the index price at the start. */
const startPremium = '0.0001'

/** Highest purchase and lowest sale: a fraction above and below the mark price. */
export function priceLimits({ tick, priceRange, quotes }: Pick<Market, 'tick' | 'priceRange' | 'quotes'>) {
  return {
    highest: roundToStep(multiply(quotes.reference, add('1', priceRange)), tick),
    lowest: roundToStep(multiply(quotes.reference, subtract('1', priceRange)), tick),
  }
}

/** Moves the index price, and the mark price with it, and counts them in their candles. */
export function movePrices(exchange: FuturesExchange, market: Market): void {
  const { now } = exchange
  const { index, premium, mark } = pricesAt(exchange, market)
  market.index = index
  market.premium = premium
  market.quotes.reference = mark
  for (const kind of ['mark', 'index', 'premium'] as const)
    countPrice(market.priceCandles[kind], priceOf(market, kind), now)
}

/** The prices of a contract now. The mark price is the index price and the premium on it. */
export function pricesAt(
  { state: { course }, now }: Pick<FuturesExchange, 'state' | 'now'>,
  { symbol, currency, tick }: ContractRules,
): Readonly<Record<PriceKind, Decimal>> {
  const index = indexPrice(course, { currency, tick }, now)
  const premium = premiumAt(course, symbol, startPremium, now)
  return { index, premium, mark: roundToStep(multiply(index, add('1', premium)), tick) }
}

/** A price of a market by its name. */
export function priceOf(market: Pick<Market, 'index' | 'premium' | 'quotes'>, kind: PriceKind): Decimal {
  return { mark: market.quotes.reference, index: market.index, premium: market.premium }[kind]
}

function countPrice(candles: Candles, price: Decimal, now: number): void {
  const startTime = candleStart('MINUTE_1', now)
  if (startTime > candles.minute.startTime) {
    closeMinute(candles, candles.minute, keptPriceCandles)
    candles.minute = emptyCandle(startTime, candles.minute.close)
  }
  countTrade(candles.minute, { id: '', price, quantity: '0', amount: '0', takerSide: 'BUY', createTime: now })
}
