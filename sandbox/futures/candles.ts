import { candlesOf, isInterval, isTradeInterval } from 'exchange-docs/kernel'
import type { PriceKind } from 'exchange-docs/kernel/futures'
import type { FuturesCall, FuturesHandler } from './call.ts'
import { candleRow, priceCandleRow } from './exchange/candleRecords.ts'
import { Refusal } from './exchange/refusal.ts'
import { marketOf } from './exchange/sandboxExchange.ts'
import { checkedLimit } from './markets.ts'

/** `getFuturesCandles`: the latest candles of a time range, the oldest first. */
export const getFuturesCandles: FuturesHandler<'getFuturesCandles'> = ({ parameters }, call) => {
  const { symbol, interval, limit = 100 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isTradeInterval(interval)) throw new Refusal(24102)
  return latest(candlesOf(market, interval), parameters, call, { limit, most: 500 }).map((candle) =>
    candleRow(interval, candle),
  )
}

/** `getFuturesMarkPriceCandles`: candles of the mark price. */
export const getFuturesMarkPriceCandles = priceCandles('mark')

/** `getFuturesIndexPriceCandles`: candles of the index price. */
export const getFuturesIndexPriceCandles = priceCandles('index')

/** `getFuturesPremiumIndexCandles`: candles of the difference between both, as a fraction. */
export const getFuturesPremiumIndexCandles = priceCandles('premium')

function priceCandles(kind: PriceKind): FuturesHandler<'getFuturesMarkPriceCandles'> {
  return ({ parameters }, call) => {
    const { symbol, interval, limit = 10 } = parameters
    const market = marketOf(call, symbol, 24101)
    if (!isInterval(interval)) throw new Refusal(24102)
    const candles = candlesOf({ candles: market.priceCandles[kind] }, interval)
    return latest(candles, parameters, call, { limit, most: 100 }).map((candle) => priceCandleRow(interval, candle))
  }
}

function latest<Item extends { readonly startTime: number }>(
  candles: readonly Item[],
  { sTime = 0, eTime }: { readonly sTime?: string | number; readonly eTime?: string | number },
  { now }: FuturesCall,
  { limit, most }: { readonly limit: number; readonly most: number },
): Item[] {
  const end = Number(eTime ?? now)
  return candles
    .filter(({ startTime }) => startTime >= Number(sTime) && startTime <= end)
    .slice(-checkedLimit(limit, most))
}
