import { candlesOf } from '../market/candles.ts'
import { isInterval, isTradeInterval } from '../market/intervals.ts'
import type { FuturesCall, FuturesRequest } from './call.ts'
import { candleRow, priceCandleRow } from './exchange/candleRecords.ts'
import { marketOf } from './exchange/exchange.ts'
import { Refusal } from './exchange/refusal.ts'
import type { PriceKind } from './exchange/state.ts'
import { type BySymbol, checkedLimit } from './markets.ts'

interface CandleRange<Time> extends BySymbol {
  readonly interval: string
  readonly limit?: number
  readonly sTime?: Time
  readonly eTime?: Time
}

/** `getFuturesCandles`: the latest candles of a time range, the oldest first. */
export function getFuturesCandles({ parameters }: FuturesRequest<CandleRange<number>>, call: FuturesCall) {
  const { symbol, interval, limit = 100 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isTradeInterval(interval)) throw new Refusal(24102)
  return latest(candlesOf(market, interval), parameters, call, { limit, most: 500 }).map((candle) =>
    candleRow(interval, candle),
  )
}

/** `getFuturesMarkPriceCandles`: candles of the mark price. */
export function getFuturesMarkPriceCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'mark')
}

/** `getFuturesIndexPriceCandles`: candles of the index price. */
export function getFuturesIndexPriceCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'index')
}

/** `getFuturesPremiumIndexCandles`: candles of the difference between both, as a fraction. */
export function getFuturesPremiumIndexCandles(request: FuturesRequest<CandleRange<string>>, call: FuturesCall) {
  return priceCandles(request, call, 'premium')
}

function priceCandles({ parameters }: FuturesRequest<CandleRange<string>>, call: FuturesCall, kind: PriceKind) {
  const { symbol, interval, limit = 10 } = parameters
  const market = marketOf(call, symbol, 24101)
  if (!isInterval(interval)) throw new Refusal(24102)
  const candles = candlesOf({ candles: market.priceCandles[kind] }, interval)
  return latest(candles, parameters, call, { limit, most: 100 }).map((candle) => priceCandleRow(interval, candle))
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
