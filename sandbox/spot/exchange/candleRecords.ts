import {
  type Candle,
  candleEnd,
  divide,
  isZero,
  runningCandle,
  type TradeInterval,
  tradeIntervals,
} from 'exchange-docs/kernel'
import { amountText, type Market, priceText, quantityText } from 'exchange-docs/kernel/spot'
import type { SpotCandle } from '../../types.ts'
import type { Emitting } from './push.ts'

/** A candle as `getCandles` returns it. */
export function candleRow(market: Market, interval: TradeInterval, candle: Candle, now: number): SpotCandle {
  const { priceScale } = market.limits
  const average = isZero(candle.quantity) ? candle.close : divide(candle.amount, candle.quantity, priceScale)
  return [
    priceText(market, candle.low),
    priceText(market, candle.high),
    priceText(market, candle.open),
    priceText(market, candle.close),
    amountText(market, candle.amount),
    quantityText(market, candle.quantity),
    amountText(market, candle.buyTakerAmount),
    quantityText(market, candle.buyTakerQuantity),
    candle.tradeCount,
    now,
    priceText(market, average),
    interval,
    candle.startTime,
    candleEnd(interval, candle.startTime),
  ] as const
}

/** Pushes the running candle of every interval. */
export function publishCandles({ now, emit }: Emitting, market: Market): void {
  const { symbol } = market
  for (const interval of tradeIntervals) {
    const candle = runningCandle(market, interval)
    if (!candle) continue
    const channel = `candles_${interval.toLowerCase()}`
    emit({ channel: 'candles', symbol, message: { channel, data: [candleRecord(market, interval, candle, now)] } })
  }
}

function candleRecord(market: Market, interval: TradeInterval, candle: Candle, now: number) {
  return {
    symbol: market.symbol,
    amount: amountText(market, candle.amount),
    high: priceText(market, candle.high),
    quantity: quantityText(market, candle.quantity),
    tradeCount: candle.tradeCount,
    low: priceText(market, candle.low),
    closeTime: candleEnd(interval, candle.startTime),
    startTime: candle.startTime,
    close: priceText(market, candle.close),
    open: priceText(market, candle.open),
    ts: now,
  }
}
