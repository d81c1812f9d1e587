import { add, type Decimal, divide, larger, multiply, smaller, stepOf, subtract } from '../decimal.ts'
import { type Random, randomAt, wholeNumber } from '../random.ts'
import { emptyCandle, groupMinutes } from './candles.ts'
import type { Course } from './course.ts'
import { statisticsOf } from './day.ts'
import { candleStart } from './intervals.ts'
import type { Candle, Candles, DayStatistics } from './state.ts'

const minuteLength = 60_000
const minutesOfDay = 1440
/** Parts of a minute whose prices are in its candle. */
const partsOfMinute = 2

interface MadeUp {
  readonly symbol: string
  /** The price at a time. */
  readonly priceAt: (time: number) => Decimal
  readonly lot: Decimal
  readonly priceScale: number
  /** Base currency in one unit of a quantity. */
  readonly unit: Decimal
}

/** A day of candles that ends at the start, so that charts and statistics are not empty. No trade stands behind it. */
export function madeUpDay(
  { seed }: Course,
  now: number,
  madeUp: MadeUp,
): { readonly candles: Candles; readonly day: DayStatistics } {
  const today = candleStart('MINUTE_1', now)
  const minutes = Array.from({ length: minutesOfDay }, (_, minute) => {
    const startTime = today - (minutesOfDay - minute) * minuteLength
    return madeUpMinute(randomAt(seed, `minutes of ${madeUp.symbol}`, startTime / minuteLength), startTime, madeUp)
  })
  const candles = { closed: groupMinutes(minutes), minute: emptyCandle(today, madeUp.priceAt(now)) }
  return { candles, day: statisticsOf(minutes, today - 1) }
}

function madeUpMinute(random: Random, startTime: number, { priceAt, lot, priceScale, unit }: MadeUp): Candle {
  const prices = Array.from({ length: partsOfMinute + 1 }, (_, part) =>
    priceAt(startTime + (part * minuteLength) / partsOfMinute),
  )
  const [open = '0', close = '0'] = [prices[0], prices.at(-1)]
  const reach = Number(divide(multiply(open, '0.0002'), stepOf(priceScale), 0))
  const ticks = () => multiply(stepOf(priceScale), wholeNumber(random, 0, reach))
  const lots = wholeNumber(random, 10, 500)
  const quantity = multiply(lot, lots)
  const unitPrice = multiply(close, unit)
  const buyTakerQuantity = multiply(lot, wholeNumber(random, 0, lots))
  return {
    startTime,
    open,
    high: add(prices.reduce(larger), ticks()),
    low: subtract(prices.reduce(smaller), ticks()),
    close,
    quantity,
    amount: multiply(unitPrice, quantity),
    buyTakerQuantity,
    buyTakerAmount: multiply(unitPrice, buyTakerQuantity),
    tradeCount: wholeNumber(random, 5, 60),
  }
}
