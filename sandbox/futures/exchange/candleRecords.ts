import { type Candle, candleEnd, type Interval, runningCandle, tradeIntervals } from 'exchange-docs/kernel'
import type { Market } from 'exchange-docs/kernel/futures'
import type { V3FuturesCandle, V3FuturesPriceCandle } from '../../types.ts'
import type { Emitting } from './push.ts'

/** A candle of trades as `getFuturesCandles` returns it. */
export function candleRow(interval: Interval, candle: Candle): V3FuturesCandle {
  const { low, high, open, close, amount, quantity, tradeCount, startTime } = candle
  const [start, end] = [String(startTime), String(candleEnd(interval, startTime))]
  return [low, high, open, close, amount, quantity, String(tradeCount), start, end]
}

/** A candle of a price, without volume. */
export function priceCandleRow(
  interval: Interval,
  { low, high, open, close, startTime }: Candle,
): V3FuturesPriceCandle {
  return [low, high, open, close, String(startTime), String(candleEnd(interval, startTime))]
}

/** Pushes the running candle of every interval. */
export function publishCandles({ now, emit }: Emitting, market: Market): void {
  const { symbol } = market
  for (const interval of tradeIntervals) {
    const candle = runningCandle(market, interval)
    if (!candle) continue
    const [low, high, open, close, amount, quantity] = candleRow(interval, candle)
    const { tradeCount, startTime } = candle
    const row = [
      symbol,
      low,
      high,
      open,
      close,
      amount,
      quantity,
      tradeCount,
      startTime,
      candleEnd(interval, startTime),
      now,
    ]
    const channel = `candles_${interval.toLowerCase()}`
    emit({ channel: 'candles', symbol, message: { channel, data: [row] } })
  }
}

/** Channels of mark price candles by interval: only these intervals have price candles. */
const priceChannels: Partial<Record<Interval, string>> = {
  MINUTE_1: 'mark_price_candles_minute_1',
  MINUTE_5: 'mark_price_candles_minute_5',
  MINUTE_10: 'mark_price_candles_minute_10',
  MINUTE_15: 'mark_price_candles_minute_15',
  MINUTE_30: 'mark_candles_minute_30',
  HOUR_1: 'mark_candles_hour_1',
  HOUR_2: 'mark_candles_hour_2',
  HOUR_4: 'mark_candles_hour_4',
  HOUR_12: 'mark_candles_hour_12',
  DAY_1: 'mark_candles_day_1',
  DAY_3: 'mark_candles_day_3',
  WEEK_1: 'mark_candles_week_1',
}

/** Pushes the running candles of the mark price and the index price. */
export function publishPriceCandles({ now, emit }: Emitting, market: Market): void {
  const { symbol } = market
  for (const interval of tradeIntervals) {
    const markChannel = priceChannels[interval]
    if (markChannel === undefined) continue
    const mark = row(runningCandle({ candles: market.priceCandles.mark }, interval))
    const index = row(runningCandle({ candles: market.priceCandles.index }, interval))
    const indexChannel = `index_candles_${interval.toLowerCase()}`
    if (mark) emit({ channel: 'markPriceCandles', symbol, message: { channel: markChannel, data: [mark] } })
    if (index) emit({ channel: 'indexCandles', symbol, message: { channel: indexChannel, data: [index] } })

    function row(candle: Candle | undefined) {
      if (!candle) return undefined
      const { low, high, open, close, startTime } = candle
      return [symbol, low, high, open, close, startTime, candleEnd(interval, startTime), now]
    }
  }
}
