import { add, type Decimal, larger, smaller } from '../decimal.ts'
import { candleStart, type Interval, intervals, partsOf } from './intervals.ts'
import type { Candle, Candles, MarketData, PublicTrade } from './state.ts'

/** Candles of one interval that are kept of trades; a day of minutes is among them. */
const kept = 1500

/** A candle without a trade: its prices are the last one. */
export function emptyCandle(startTime: number, price: Decimal): Candle {
  const prices = { open: price, high: price, low: price, close: price }
  const volumes = { quantity: '0', amount: '0', buyTakerQuantity: '0', buyTakerAmount: '0', tradeCount: 0 }
  return { startTime, ...prices, ...volumes }
}

/** Counts a trade. The first of a candle sets all of its prices. */
export function countTrade(candle: Candle, { price, quantity, amount, takerSide }: PublicTrade): void {
  const bought = takerSide === 'BUY'
  const part = {
    startTime: candle.startTime,
    ...{ open: price, high: price, low: price, close: price, quantity, amount, tradeCount: 1 },
    ...{ buyTakerQuantity: bought ? quantity : '0', buyTakerAmount: bought ? amount : '0' },
  }
  merge(candle, part)
}

/** Adds a candle to the candle of a longer time range. */
export function merge(into: Candle, part: Candle): void {
  const isFirst = into.tradeCount === 0
  into.open = isFirst ? part.open : into.open
  into.high = isFirst ? part.high : larger(into.high, part.high)
  into.low = isFirst ? part.low : smaller(into.low, part.low)
  into.close = part.close
  into.quantity = add(into.quantity, part.quantity)
  into.amount = add(into.amount, part.amount)
  into.buyTakerQuantity = add(into.buyTakerQuantity, part.buyTakerQuantity)
  into.buyTakerAmount = add(into.buyTakerAmount, part.buyTakerAmount)
  into.tradeCount += part.tradeCount
}

/** Adds a minute that is over to the candles of every interval. */
export function closeMinute({ closed }: Pick<Candles, 'closed'>, minute: Candle, most = kept): void {
  if (minute.tradeCount === 0) return
  for (const interval of intervals) {
    const list = closed[interval] ?? []
    closed[interval] = list
    addPart(list, candleStart(interval, minute.startTime), minute)
    if (list.length > most) list.shift()
  }
}

function addPart(list: Candle[], startTime: number, part: Candle): void {
  const last = list.at(-1)
  if (last?.startTime === startTime) merge(last, part)
  else list.push({ ...part, startTime })
}

/** Candles of every interval, made of minutes. */
export function groupMinutes(minutes: readonly Candle[]): Candles['closed'] {
  const closed: Candles['closed'] = {}
  for (const interval of intervals) {
    const parts = closed[partsOf(interval) ?? ''] ?? minutes
    const list: Candle[] = []
    for (const part of parts) addPart(list, candleStart(interval, part.startTime), part)
    closed[interval] = list
  }
  return closed
}

/** The candles of an interval, the running one at the end. */
export function candlesOf(market: Pick<MarketData, 'candles'>, interval: Interval): Candle[] {
  const list = market.candles.closed[interval] ?? []
  const running = runningCandle(market, interval)
  if (!running) return []
  return [...(list.at(-1)?.startTime === running.startTime ? list.slice(0, -1) : list), running]
}

/** The last candle of an interval, with the minute that is not over. */
export function runningCandle(
  { candles: { closed, minute } }: Pick<MarketData, 'candles'>,
  interval: Interval,
): Candle | undefined {
  const last = closed[interval]?.at(-1)
  if (minute.tradeCount === 0) return last
  const startTime = candleStart(interval, minute.startTime)
  if (last?.startTime !== startTime) return { ...minute, startTime }
  const running = { ...last }
  merge(running, minute)
  return running
}

/** Price of the last trade. */
export function lastPrice({ candles }: Pick<MarketData, 'candles'>): Decimal {
  return candles.minute.close
}
