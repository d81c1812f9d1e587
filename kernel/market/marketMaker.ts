import { add, compare, type Decimal, larger, multiply, roundToStep, subtract } from '../decimal.ts'
import { hashOf, type Random, randomAt, wholeNumber } from '../random.ts'
import { secondOf } from './course.ts'
import type { QuotePlan, Side } from './state.ts'

/** Quotes on each side. */
const quotes = 20
/** Quotes that are placed on each side in one step: a book that was emptied fills over seconds, the best price last. */
const placedAtOnce = 3
/** Seconds after which a quote gets another quantity. */
const quoteLife = 20
/** The largest quote, in lots. */
const mostLots = 100

/** Actions of a market maker and a taker at an exchange. Their orders follow from seed, market and time alone. */
export interface Desk {
  readonly seed: number
  readonly symbol: string
  readonly now: number
  readonly plan: QuotePlan
  /** The quotes on the book, the oldest first. */
  readonly quoted: () => readonly Quote[]
  readonly cancel: (id: string) => void
  readonly place: (side: Side, price: Decimal, quantity: Decimal) => void
  /** Trades with the book up to a price; the rest does not stay on it. */
  readonly take: (side: Side, price: Decimal, quantity: Decimal) => void
}

/** A quote that rests on the book. */
export interface Quote {
  readonly id: string
  readonly side: Side
  readonly price: Decimal
  /** Quantity that it was placed with. */
  readonly quantity: Decimal
}

/** Ids of the exchange's own accounts: the market maker of a symbol, and the taker. */
export function makerId(symbol: string): string {
  return `maker of ${symbol}`
}

export const takerId = 'taker'

/** Replaces quotes, and lets the taker trade now and then. */
export function makeMarket(desk: Desk): void {
  quote(desk, placedAtOnce)
  if (desk.plan.thin === 0) return
  const random = randomAt(desk.seed, `taker of ${desk.symbol}`, secondOf(desk.now))
  if (wholeNumber(random, 1, 10) <= 6) take(desk, random)
}

/** Puts the quotes of the market maker where the price is, so many on each side at once. */
export function quote(desk: Desk, most: number = quotes): void {
  const wanted = wantedQuotes(desk)
  cancelQuotes(desk, wanted)
  placeQuotes(desk, wanted, most)
}

/** A quote that the market maker wants to have. */
type WantedQuote = Omit<Quote, 'id'>

/** The quotes by price, the quotes furthest from the market first. */
function wantedQuotes(desk: Desk): Map<Decimal, WantedQuote> {
  const { reference, gap, thin } = desk.plan
  const wanted = new Map<Decimal, WantedQuote>()
  if (thin === 0) return wanted
  const far = multiply(gap, quotes - 1)
  const best = roundToStep(reference, gap)
  let bid = subtract(best, far)
  let ask = add(add(best, gap), far)
  for (let level = 0; level < quotes; level += 1) {
    if (compare(bid, '0') > 0) wanted.set(bid, { side: 'BUY', price: bid, quantity: quantityAt(desk, bid) })
    wanted.set(ask, { side: 'SELL', price: ask, quantity: quantityAt(desk, ask) })
    bid = add(bid, gap)
    ask = subtract(ask, gap)
  }
  return wanted
}

/** The quantity of a quote: it changes now and then, at each price in a second of its own. */
function quantityAt({ seed, symbol, now, plan }: Desk, price: Decimal): Decimal {
  const name = `${symbol} at ${price}`
  const life = Math.floor((secondOf(now) + (hashOf(seed, name, 0) % quoteLife)) / quoteLife)
  const most = Math.max(1, Math.round(mostLots * (plan.thin ?? 1)))
  return multiply(plan.lot, 1 + (hashOf(seed, name, life) % most))
}

/** Cancels quotes that the price has left behind, and quotes with another quantity now. */
function cancelQuotes({ quoted, cancel }: Desk, wanted: ReadonlyMap<Decimal, WantedQuote>): void {
  for (const { id, side, price, quantity } of [...quoted()]) {
    const own = wanted.get(price)
    if (own?.side !== side || own.quantity !== quantity) cancel(id)
  }
}

/** A quote at prices that have none; it may trade with orders of users that the price has reached. */
function placeQuotes({ quoted, place }: Desk, wanted: ReadonlyMap<Decimal, WantedQuote>, most: number): void {
  const prices = new Set(quoted().map(({ price }) => price))
  const left = { BUY: most, SELL: most }
  for (const [price, { side, quantity }] of wanted) {
    if (prices.has(price) || left[side] === 0) continue
    left[side] -= 1
    place(side, price, quantity)
  }
}

function take({ plan: { reference, gap, lot }, take: takeUpTo }: Desk, random: Random): void {
  const side = random() < 0.5 ? 'BUY' : 'SELL'
  const far = multiply(gap, 10)
  const center = roundToStep(reference, gap)
  const price = side === 'BUY' ? add(center, far) : larger(subtract(center, far), gap)
  takeUpTo(side, price, multiply(lot, wholeNumber(random, 1, 40)))
}
