import { add, type Decimal, multiply, roundToStep } from '../decimal.ts'
import { known, ownEntry } from '../ownEntry.ts'
import { hashOf } from '../random.ts'
import { factorAt, type Shift } from './shift.ts'
import { step } from './steps.ts'

/** All prices follow from these values, a name and the time. No trade moves them. */
export interface Course {
  readonly seed: number
  /** Time of the start prices, in milliseconds since 1970. */
  readonly start: number
  /** Index prices at the start, by currency. */
  readonly prices: Record<string, Decimal>
  /** Price changes by users of the mock, by currency. */
  readonly shifts: Record<string, Shift>
}

/** Seed and time at which an exchange starts. */
export interface MarketStart {
  readonly seed: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The index price of a currency at a time: one for spot and futures. */
export function indexPrice(course: Course, { currency, tick }: Indexed, time: number): Decimal {
  const shift = ownEntry(course.shifts, currency)
  if (shift?.held !== undefined) return roundToStep(shift.held, tick)
  const ratio = naturalRatio(course, currency, time) * (shift ? factorAt(shift, time) : 1)
  return roundToStep(multiply(known(course.prices, currency), ratio.toFixed(8)), tick)
}

/** The ratio of a price to its start price, before any user of the mock changes it. */
export function naturalRatio({ seed, start }: Course, currency: string, time: number): number {
  return levelAt(seed, currency, secondOf(time)) / startLevel(seed, currency, secondOf(start))
}

/** A currency, and the smallest step of its price. */
export interface Indexed {
  readonly currency: string
  readonly tick: Decimal
}

/** The part by which a mark price is above its index price; below 0, it is under it. */
export function premiumAt({ seed, start }: Course, symbol: string, startPremium: Decimal, time: number): Decimal {
  const name = `premium of ${symbol}`
  const change = noise(seed, name, secondOf(time), premiumNoise) - noise(seed, name, secondOf(start), premiumNoise)
  const premium = Number(add(startPremium, change.toFixed(6)))
  return add(Math.max(-largestPremium, Math.min(largestPremium, premium)).toFixed(6), '0')
}

/** The number of the second that a time is in. */
export function secondOf(time: number): number {
  return Math.floor(time / step)
}

const largestPremium = 0.0005

/** Waves of noise: the first lasts a second, each next one is twice as long and moves more by the root of two. */
interface Noise {
  readonly waves: number
  /** Largest movement of the first wave, as a fraction. */
  readonly first: number
}

/** The longest wave is six days long. */
const priceNoise: Noise = { waves: 20, first: 0.00006 }
const premiumNoise: Noise = { waves: 13, first: 0.000003 }

/** A trend lasts so many seconds, and moves a price by at most twice this fraction. */
const trend = { length: 2700, size: 0.006 }
/** A jump comes once in so many seconds; most are small, the largest is twice this fraction. */
const jump = { length: 3600, size: 0.04 }

/** A price by its mean. */
function levelAt(seed: number, currency: string, second: number): number {
  return 1 + 0.8 * moved(seed, 'every currency', second) + 0.6 * moved(seed, currency, second)
}

let lastStart: { readonly key: string; readonly level: number } | undefined

/** The level at the start, which divides all others. Each step needs it, so the last level is kept. */
function startLevel(seed: number, currency: string, second: number): number {
  const key = `${seed} ${currency} ${second}`
  if (lastStart?.key !== key) lastStart = { key, level: levelAt(seed, currency, second) }
  return lastStart.level
}

/** Distance of a price from its mean, as a fraction. */
function moved(seed: number, name: string, second: number): number {
  return noise(seed, name, second, priceNoise) + trended(seed, name, second) + jumped(seed, name, second)
}

function noise(seed: number, name: string, second: number, { waves, first }: Noise): number {
  let [sum, size, length] = [0, first, 1]
  for (let wave = 0; wave < waves; wave += 1) {
    sum += size * between(seed ^ Math.imul(wave + 1, 0x9e3779b1), name, second / length)
    size *= Math.SQRT2
    length *= 2
  }
  return sum
}

function trended(seed: number, name: string, second: number): number {
  return trend.size * between(seed, `trend of ${name}`, second / trend.length)
}

/** The level after the last jump. Each span of time has one jump, at a second of its own. */
function jumped(seed: number, name: string, second: number): number {
  const own = `jump of ${name}`
  const span = Math.floor(second / jump.length)
  const isOver = second - span * jump.length >= hashOf(seed + 1, own, span) % jump.length
  const level = unit(seed, own, isOver ? span : span - 1)
  return jump.size * level * level * level * level * level * level * level
}

/** A number from -1 to 1. Between two whole numbers it moves in a straight line. */
function between(seed: number, name: string, at: number): number {
  const whole = Math.floor(at)
  const before = unit(seed, name, whole)
  return before + (at - whole) * (unit(seed, name, whole + 1) - before)
}

/** A number from -1 to 1. */
function unit(seed: number, name: string, number: number): number {
  return hashOf(seed, name, number) / 2 ** 31 - 1
}
