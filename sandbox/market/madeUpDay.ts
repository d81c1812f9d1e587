import { add, type Decimal, divide, multiply, stepOf, subtract } from '../decimal.ts'
import { type Random, wholeNumber } from '../random.ts'
import { emptyCandle, groupMinutes } from './candles.ts'
import { statisticsOf } from './day.ts'
import { candleStart } from './intervals.ts'
import type { Candle, Candles, DayStatistics } from './state.ts'

const minuteLength = 60_000
const minutesOfDay = 1440

interface MadeUp {
  readonly price: Decimal
  readonly lot: Decimal
  readonly priceScale: number
  /** What one of a quantity is in base currency. */
  readonly unit: Decimal
}

/** A day of candles that ends at a price, so that charts and statistics are not empty. No trade stands behind them. */
export function madeUpDay(
  { random, now }: { readonly random: Random; readonly now: number },
  { price, lot, priceScale, unit }: MadeUp,
): { readonly candles: Candles; readonly day: DayStatistics } {
  const tick = stepOf(priceScale)
  const swing = Number(divide(multiply(price, '0.001'), tick, 0))
  const today = candleStart('MINUTE_1', now)
  const minutes: Candle[] = []
  let next = price
  for (let minute = 1; minute <= minutesOfDay; minute += 1) {
    const candle = madeUpMinute(random, {
      startTime: today - minute * minuteLength,
      close: next,
      lot,
      tick,
      swing,
      unit,
    })
    minutes.push(candle)
    next = candle.open
  }
  minutes.reverse()
  const candles = { closed: groupMinutes(minutes), minute: emptyCandle(today, price) }
  return { candles, day: statisticsOf(minutes, today - 1) }
}

interface MinuteStart {
  readonly startTime: number
  readonly close: Decimal
  readonly lot: Decimal
  readonly tick: Decimal
  /** The most that the price moves in a minute, in ticks. */
  readonly swing: number
  readonly unit: Decimal
}

function madeUpMinute(random: Random, { startTime, close, lot, tick, swing, unit }: MinuteStart): Candle {
  const ticks = (most: number) => multiply(tick, wholeNumber(random, 0, most))
  const isUp = random() < 0.5
  const open = isUp ? subtract(close, ticks(swing)) : add(close, ticks(swing))
  const reach = Math.floor(swing / 5)
  const lots = wholeNumber(random, 10, 500)
  const quantity = multiply(lot, lots)
  const unitPrice = multiply(close, unit)
  const buyTakerQuantity = multiply(lot, wholeNumber(random, 0, lots))
  return {
    startTime,
    open,
    high: add(isUp ? close : open, ticks(reach)),
    low: subtract(isUp ? open : close, ticks(reach)),
    close,
    quantity,
    amount: multiply(unitPrice, quantity),
    buyTakerQuantity,
    buyTakerAmount: multiply(unitPrice, buyTakerQuantity),
    tradeCount: wholeNumber(random, 5, 60),
  }
}
