/** The entrance `exchange-docs/kernel`: the common parts of exchanges of every kind, for the mock of any project. */
export * from '../kernel/decimal.ts'
export { candlesOf, lastPrice, runningCandle } from '../kernel/market/candles.ts'
export { indexPrice, type MarketStart } from '../kernel/market/course.ts'
export { dailyChange, dayOpen, dayStart } from '../kernel/market/day.ts'
export {
  candleEnd,
  candleStart,
  type Interval,
  isInterval,
  isTradeInterval,
  type TradeInterval,
  tradeIntervals,
} from '../kernel/market/intervals.ts'
export { type MergedLevel, mergedAsks, mergedBids } from '../kernel/market/mergedLevels.ts'
export { toldLevels } from '../kernel/market/publishedLevels.ts'
export { shiftPrice } from '../kernel/market/shiftPrice.ts'
export type * from '../kernel/market/state.ts'
export { type LeftOut, leftOutText } from '../kernel/market/steps.ts'
export { touches } from '../kernel/market/trading.ts'
export { known, ownEntry } from '../kernel/ownEntry.ts'
export { randomAt } from '../kernel/random.ts'
export { codeOf, Refused } from '../kernel/refused.ts'
