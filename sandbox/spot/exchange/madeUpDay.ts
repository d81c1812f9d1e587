import { add, type Decimal, larger, multiply, roundToStep, smaller, stepOf, subtract } from '../../decimal.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { emptyCandle, groupMinutes } from './candles.ts'
import { statisticsOf } from './day.ts'
import type { Exchange } from './exchange.ts'
import { candleStart } from './intervals.ts'
import type { Candle, Candles, DayStatistics } from './state.ts'

const minuteLength = 60_000
const minutesOfDay = 1440

interface MadeUp {
  readonly price: Decimal
  readonly lot: Decimal
  readonly priceScale: number
}

/** A day of candles before the exchange opens, so that charts and statistics are not empty. No trade stands behind them. */
export function madeUpDay(
  { random, now }: Pick<Exchange, 'random' | 'now'>,
  { price, lot, priceScale }: MadeUp,
): { readonly candles: Candles; readonly day: DayStatistics } {
  const tick = stepOf(priceScale)
  const today = candleStart('MINUTE_1', now)
  const minutes: Candle[] = []
  let last = price
  for (let minute = minutesOfDay; minute > 0; minute -= 1) {
    const candle = madeUpMinute(random, { startTime: today - minute * minuteLength, open: last, lot, tick })
    minutes.push(candle)
    last = candle.close
  }
  const candles = { closed: groupMinutes(minutes), minute: emptyCandle(today, last) }
  return { candles, day: statisticsOf(minutes, today - 1) }
}

interface MinuteStart {
  readonly startTime: number
  readonly open: Decimal
  readonly lot: Decimal
  readonly tick: Decimal
}

/** A minute of at most 0.1 % up or down. */
function madeUpMinute(random: Random, { startTime, open, lot, tick }: MinuteStart): Candle {
  const share = (most: number) => multiply(open, multiply('0.00001', wholeNumber(random, 0, most)))
  const rounded = (price: Decimal) => roundToStep(price, tick)
  const moved = share(100)
  const close = rounded(random() < 0.5 ? add(open, moved) : subtract(open, moved))
  const lots = wholeNumber(random, 10, 500)
  const quantity = multiply(lot, lots)
  const buyTakerQuantity = multiply(lot, wholeNumber(random, 0, lots))
  return {
    startTime,
    open,
    high: rounded(add(larger(open, close), share(20))),
    low: rounded(subtract(smaller(open, close), share(20))),
    close,
    quantity,
    amount: multiply(close, quantity),
    buyTakerQuantity,
    buyTakerAmount: multiply(close, buyTakerQuantity),
    tradeCount: wholeNumber(random, 5, 60),
  }
}
