import {
  candlesOf,
  dailyChange,
  isDecimal,
  isTradeInterval,
  isZero,
  lastPrice,
  type MergedLevel,
  mergedAsks,
  mergedBids,
  stepOf,
} from 'exchange-docs/kernel'
import { type Market, priceText, quantityText } from 'exchange-docs/kernel/spot'
import type { SpotHandler } from './call.ts'
import { candleRow } from './exchange/candleRecords.ts'
import { definitionOf } from './exchange/definitions.ts'
import { Refusal } from './exchange/refusal.ts'
import { type Exchange, marketOf } from './exchange/sandboxExchange.ts'
import { ticker } from './exchange/ticker.ts'
import { tradeRecord } from './exchange/trades.ts'

/** `getTimestamp`: the clock of the exchange. */
export const getTimestamp: SpotHandler<'getTimestamp'> = (_, { now }) => ({ serverTime: now })

/** `getMarkets`: every symbol with its trading rules. */
export const getMarkets: SpotHandler<'getMarkets'> = (_, call) => marketsOf(call).map(definitionOf)

/** `getMarket`: one symbol, in a list. */
export const getMarket: SpotHandler<'getMarket'> = ({ parameters: { symbol } }, call) => [
  definitionOf(marketOf(call, symbol, 24101)),
]

/** `getPrices`: the last price of every symbol. */
export const getPrices: SpotHandler<'getPrices'> = (_, call) => marketsOf(call).map((market) => price(market, call.now))

/** `getPrice`: the last price of one symbol. */
export const getPrice: SpotHandler<'getPrice'> = ({ parameters: { symbol } }, call) =>
  price(marketOf(call, symbol, 24101), call.now)

/** `getMarkPrices`: the mark price of every symbol, around which the market makers quote. */
export const getMarkPrices: SpotHandler<'getMarkPrices'> = (_, call) =>
  marketsOf(call).map((market) => markPrice(market, call.now))

/** `getMarkPrice`: the mark price of one symbol. */
export const getMarkPrice: SpotHandler<'getMarkPrice'> = ({ parameters: { symbol } }, call) =>
  markPrice(marketOf(call, symbol, 24101), call.now)

/** `getTickers24h`: the statistics of every symbol. */
export const getTickers24h: SpotHandler<'getTickers24h'> = (_, call) =>
  marketsOf(call).map((market) => ticker(market, call.now))

/** `getTicker24h`: the statistics of one symbol. */
export const getTicker24h: SpotHandler<'getTicker24h'> = ({ parameters: { symbol } }, call) =>
  ticker(marketOf(call, symbol, 24101), call.now)

/** `getMarketTrades`: the latest trades, the newest first. */
export const getMarketTrades: SpotHandler<'getMarketTrades'> = ({ parameters: { symbol, limit = 500 } }, call) => {
  const market = marketOf(call, symbol, 24101)
  const trades = market.trades.slice(-checkedLimit(limit, 1000)).reverse()
  return trades.map((trade) => tradeRecord(market, trade, trade.createTime))
}

/** `getCandles`: the latest candles of a time range, the oldest first. */
export const getCandles: SpotHandler<'getCandles'> = ({ parameters }, call) => {
  const { symbol, interval, limit = 100, startTime = 0, endTime = call.now } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isTradeInterval(interval)) throw new Refusal(24102)
  return candlesOf(market, interval)
    .filter((candle) => candle.startTime >= startTime && candle.startTime <= endTime)
    .slice(-checkedLimit(limit, 500))
    .map((candle) => candleRow(market, interval, candle, call.now))
}

const bookLimits = [5, 10, 20, 50, 100, 150]

/** `getOrderBook`: both sides as flat lists. A `scale` merges levels: bids down, asks up, so that no price looks better. */
export const getOrderBook: SpotHandler<'getOrderBook'> = ({ parameters }, call) => {
  const { symbol, scale, limit = 10 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!bookLimits.includes(limit)) throw new Refusal(24106)
  if (scale !== undefined && (!isDecimal(scale) || isZero(scale))) throw new Refusal(601)
  const step = scale ?? stepOf(market.limits.priceScale)
  const { bids, asks } = market.book
  const flat = (levels: readonly MergedLevel[]) =>
    levels.slice(0, limit).flatMap((level) => [priceText(market, level.price), quantityText(market, level.quantity)])
  return {
    time: call.now,
    scale: step,
    asks: flat(mergedAsks(asks, step)),
    bids: flat(mergedBids(bids, step)),
    ts: call.now,
  }
}

function marketsOf({ state }: Pick<Exchange, 'state'>): Market[] {
  return Object.values(state.markets)
}

function price(market: Market, now: number) {
  return {
    symbol: market.symbol,
    price: priceText(market, lastPrice(market)),
    time: market.day.lastTradeTime,
    dailyChange: dailyChange(market),
    ts: now,
  }
}

function markPrice(market: Market, now: number) {
  return { symbol: market.symbol, markPrice: priceText(market, market.quotes.reference), time: now }
}

function checkedLimit(limit: number, most: number): number {
  if (limit <= 0) throw new Refusal(21345)
  if (limit > most) throw new Refusal(21344)
  return limit
}
