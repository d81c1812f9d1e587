import { type MergedLevel, mergedAsks, mergedBids, multiply } from 'exchange-docs/kernel'
import type { Market } from 'exchange-docs/kernel/futures'
import type { V3FuturesBookLevel } from '../types.ts'
import type { FuturesHandler } from './call.ts'
import { definitionOf, indexSources } from './exchange/definitions.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { statistics } from './exchange/ticker.ts'
import { checkedLimit, marketsOf, oneOrAll } from './markets.ts'

const bookLimits = [5, 10, 20, 100, 150]

/** `getFuturesOrderBook`: both sides, merged to a step. */
export const getFuturesOrderBook: FuturesHandler<'getFuturesOrderBook'> = ({ parameters }, call) => {
  const { symbol, scale, limit = 10 } = parameters
  const market = marketOf(call, symbol, 24101)
  const { book, tick } = market
  if (!bookLimits.includes(limit)) throw new Refusal(24104)
  const step = scale ?? tick
  if (!definitionOf(market).pxScale.split(',').includes(step)) throw new Refusal(24106)
  const level = ({ price, quantity }: MergedLevel): V3FuturesBookLevel => [price, quantity]
  return {
    asks: mergedAsks(book.asks, step).slice(0, limit).map(level),
    bids: mergedBids(book.bids, step).slice(0, limit).map(level),
    s: step,
    ts: call.now,
  }
}

/** `getFuturesTrades`: the latest trades, the newest first. */
export const getFuturesTrades: FuturesHandler<'getFuturesTrades'> = ({ parameters: { symbol, limit = 500 } }, call) => {
  const trades = marketOf(call, symbol, 24101).trades.slice(-checkedLimit(limit, 1000)).reverse()
  return trades.map(({ id, price, quantity, amount, takerSide, createTime }) => ({
    ...{ id, px: price, qty: quantity, amt: amount, side: takerSide, cT: String(createTime) },
  }))
}

/** `getFuturesTickers`: the statistics of 24 hours. */
export const getFuturesTickers: FuturesHandler<'getFuturesTickers'> = ({ parameters: { symbol } }, call) =>
  marketsOf(call, symbol).map((market) => ({
    ...statistics(market),
    dN: market.symbol.replaceAll('_', '/'),
    iPx: market.index,
  }))

/** `getFuturesIndexPrice`: of one contract an object, of all a list. */
export const getFuturesIndexPrice: FuturesHandler<'getFuturesIndexPrice'> = ({ parameters: { symbol } }, call) => {
  const price = ({ symbol: s, index }: Market) => ({ s, iPx: index })
  return oneOrAll(call, symbol, price)
}

/** `getFuturesMarkPrice`: of one contract an object, of all a list. */
export const getFuturesMarkPrice: FuturesHandler<'getFuturesMarkPrice'> = ({ parameters: { symbol } }, call) => {
  const price = ({ symbol: s, quotes }: Market) => ({ s, mPx: quotes.reference })
  return oneOrAll(call, symbol, price)
}

/** `getFuturesIndexPriceComponents`: the sources, which all have the index price here. */
export const getFuturesIndexPriceComponents: FuturesHandler<'getFuturesIndexPriceComponents'> = (
  { parameters: { symbol } },
  call,
) => {
  const { index } = marketOf(call, symbol, 24101)
  const cs = indexSources.map(({ name, weight }) => ({ e: name, w: weight, sPx: index, cPx: multiply(index, weight) }))
  return [{ s: symbol, px: index, cs }]
}
