import { countTrade } from './candles.ts'
import { beginMinute, countInDay } from './day.ts'
import type { MarketData, PublicTrade } from './state.ts'

/** Trades of a market that are kept: the most that one call returns. */
const kept = 1000

/** Counts a trade in everything that is made of trades. */
export function keepTrade(market: Pick<MarketData, 'trades' | 'candles' | 'day'>, trade: PublicTrade): void {
  beginMinute(market, trade.createTime)
  countTrade(market.candles.minute, trade)
  countInDay(market.day, trade)
  market.trades.push(trade)
  if (market.trades.length > kept) market.trades.shift()
}
