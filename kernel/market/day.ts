import { add, compare, type Decimal, divide, isZero, larger, smaller, subtract } from '../decimal.ts'
import { closeMinute, emptyCandle, lastPrice } from './candles.ts'
import { candleStart } from './intervals.ts'
import type { Candle, DayStatistics, MarketData, PublicTrade } from './state.ts'

const dayLength = 24 * 60 * 60_000

/** Start of the window of 24 hours, to the minute. */
export function dayStart({ candles }: Pick<MarketData, 'candles'>): number {
  return candles.minute.startTime - dayLength
}

/** First price of the window. */
export function dayOpen({ candles }: Pick<MarketData, 'candles'>): string {
  const start = dayStart({ candles })
  return (candles.closed['MINUTE_1']?.find(({ startTime }) => startTime >= start) ?? candles.minute).open
}

/** Change of the price over 24 hours, as a fraction of four decimals. */
export function dailyChange(market: Pick<MarketData, 'candles'>): Decimal {
  const open = dayOpen(market)
  return isZero(open) ? '0' : divide(subtract(lastPrice(market), open), open, 4)
}

/** The statistics of some minutes. */
export function statisticsOf(minutes: readonly Candle[], lastTradeTime: number): DayStatistics {
  const [first] = minutes
  const empty = { quantity: '0', amount: '0', tradeCount: 0, lastTradeTime, hasChanged: true }
  const statistics = { high: first?.high ?? '0', low: first?.low ?? '0', ...empty }
  for (const { high, low, quantity, amount, tradeCount } of minutes) {
    statistics.high = larger(statistics.high, high)
    statistics.low = smaller(statistics.low, low)
    statistics.quantity = add(statistics.quantity, quantity)
    statistics.amount = add(statistics.amount, amount)
    statistics.tradeCount += tradeCount
  }
  return statistics
}

/** Counts a trade in the statistics of the day. */
export function countInDay(day: DayStatistics, { price, quantity, amount, createTime }: PublicTrade): void {
  const isFirst = day.tradeCount === 0
  day.high = isFirst ? price : larger(day.high, price)
  day.low = isFirst ? price : smaller(day.low, price)
  day.quantity = add(day.quantity, quantity)
  day.amount = add(day.amount, amount)
  day.tradeCount += 1
  day.lastTradeTime = createTime
  day.hasChanged = true
}

/** Begins the minute of a time, where it is another: minutes older than 24 hours leave the statistics. */
export function beginMinute(market: Pick<MarketData, 'candles' | 'day'>, now: number): void {
  const { candles, day } = market
  const startTime = candleStart('MINUTE_1', now)
  if (startTime <= candles.minute.startTime) return
  const before = dayStart(market)
  closeMinute(candles, candles.minute)
  candles.minute = emptyCandle(startTime, candles.minute.close)
  const start = dayStart(market)
  const minutes = candles.closed['MINUTE_1'] ?? []
  const gone = minutes.filter((minute) => minute.startTime >= before && minute.startTime < start)
  for (const minute of gone) {
    day.quantity = subtract(day.quantity, minute.quantity)
    day.amount = subtract(day.amount, minute.amount)
    day.tradeCount -= minute.tradeCount
  }
  const hadExtreme = gone.some(({ high, low }) => compare(high, day.high) >= 0 || compare(low, day.low) <= 0)
  if (!hadExtreme && !isZero(day.quantity)) return
  const { high, low } = statisticsOf(
    minutes.filter((minute) => minute.startTime >= start),
    day.lastTradeTime,
  )
  day.high = high
  day.low = low
}
