const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The first Monday after the start of Unix time. */
const firstMonday = 4 * day

/** Lengths of candles in milliseconds, and the shorter candles that they are made of; a month is as long as its days. */
const lengths = {
  MINUTE_1: { length: minute, parts: undefined },
  MINUTE_5: { length: 5 * minute, parts: 'MINUTE_1' },
  MINUTE_10: { length: 10 * minute, parts: 'MINUTE_5' },
  MINUTE_15: { length: 15 * minute, parts: 'MINUTE_5' },
  MINUTE_30: { length: 30 * minute, parts: 'MINUTE_15' },
  HOUR_1: { length: hour, parts: 'MINUTE_30' },
  HOUR_2: { length: 2 * hour, parts: 'HOUR_1' },
  HOUR_4: { length: 4 * hour, parts: 'HOUR_2' },
  HOUR_6: { length: 6 * hour, parts: 'HOUR_2' },
  HOUR_8: { length: 8 * hour, parts: 'HOUR_4' },
  HOUR_12: { length: 12 * hour, parts: 'HOUR_6' },
  DAY_1: { length: day, parts: 'HOUR_12' },
  DAY_3: { length: 3 * day, parts: 'DAY_1' },
  WEEK_1: { length: 7 * day, parts: 'DAY_1' },
  MONTH_1: { length: undefined, parts: 'DAY_1' },
} as const

/** Length of a candle, as the specs name it. */
export type Interval = keyof typeof lengths

/** Every length of a candle, the shortest first. */
export const intervals = Object.keys(lengths).filter(isInterval)

/** Intervals of trades: only candles of prices have 8 hours. */
export type TradeInterval = Exclude<Interval, 'HOUR_8'>

/** Every length of a candle of trades, the shortest first. */
export const tradeIntervals = intervals.filter(isTradeInterval)

/** Whether a text names the length of a candle. */
export function isInterval(name: unknown): name is Interval {
  return typeof name === 'string' && Object.hasOwn(lengths, name)
}

/** Whether a text names the length of a candle of trades. */
export function isTradeInterval(name: unknown): name is TradeInterval {
  return isInterval(name) && name !== 'HOUR_8'
}

/** The shorter candles that one is made of. */
export function partsOf(interval: Interval): Interval | undefined {
  return lengths[interval].parts
}

/** Start of the candle that a time belongs to, in UTC. A week starts on Monday. */
export function candleStart(interval: Interval, time: number): number {
  const { length } = lengths[interval]
  if (length === undefined) return monthStart(time, 0)
  const origin = interval === 'WEEK_1' ? firstMonday : 0
  return time - ((time - origin) % length)
}

/** Last millisecond of the candle that starts at a time. */
export function candleEnd(interval: Interval, start: number): number {
  const { length } = lengths[interval]
  return (length === undefined ? monthStart(start, 1) : start + length) - 1
}

function monthStart(time: number, later: number): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}
