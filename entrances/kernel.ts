/** The entrance `exchange-docs/kernel`: the parts of an exchange that the mock of any project can play. */
export * from '../kernel/decimal.ts'
export { otherSide, reaches, rest, takeOff } from '../kernel/market/book.ts'
export {
  candlesOf,
  closeMinute,
  countTrade,
  emptyCandle,
  groupMinutes,
  lastPrice,
  runningCandle,
} from '../kernel/market/candles.ts'
export { type Course, indexPrice, type MarketStart, premiumAt } from '../kernel/market/course.ts'
export { beginMinute, dailyChange, dayOpen, dayStart } from '../kernel/market/day.ts'
export {
  candleEnd,
  candleStart,
  type Interval,
  isInterval,
  isTradeInterval,
  type TradeInterval,
  tradeIntervals,
} from '../kernel/market/intervals.ts'
export { madeUpDay } from '../kernel/market/madeUpDay.ts'
export { type Desk, makeMarket, makerId, quote, takerId } from '../kernel/market/marketMaker.ts'
export { type MergedLevel, mergedAsks, mergedBids } from '../kernel/market/mergedLevels.ts'
export { publishLevels, toldLevels } from '../kernel/market/publishedLevels.ts'
export { shiftPrice } from '../kernel/market/shiftPrice.ts'
export type * from '../kernel/market/state.ts'
export { type LeftOut, leftOutText, step, takeSteps } from '../kernel/market/steps.ts'
export { keepTrade } from '../kernel/market/trades.ts'
export { type Outcome, reachable, type Trading, touches, trade } from '../kernel/market/trading.ts'
export { known, ownEntry } from '../kernel/ownEntry.ts'
export { randomAt, wholeNumber } from '../kernel/random.ts'
export { codeOf, Refused } from '../kernel/refused.ts'
