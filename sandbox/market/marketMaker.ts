import { add, compare, type Decimal, multiply, roundToStep, subtract } from '../decimal.ts'
import { type Random, wholeNumber } from '../random.ts'
import type { QuotePlan, Side } from './state.ts'

/** Quotes on each side. */
const quotes = 20

/** What a market maker and a taker do at an exchange. */
export interface Desk {
  readonly random: Random
  readonly plan: QuotePlan
  /** The quotes on the book, the oldest first. */
  readonly quoted: () => readonly Quote[]
  readonly cancel: (id: string) => void
  readonly place: (side: Side, price: Decimal, quantity: Decimal) => void
  /** Takes what the book has up to a price, and leaves nothing on it. */
  readonly take: (side: Side, price: Decimal, quantity: Decimal) => void
}

/** A quote that rests on the book. */
export interface Quote {
  readonly id: string
  readonly side: Side
  readonly price: Decimal
}

/** Ids of the accounts that the exchange trades from itself: who quotes a symbol, and who takes. */
export function makerId(symbol: string): string {
  return `maker of ${symbol}`
}

export const takerId = 'taker'

/** Replaces quotes, and lets the taker trade now and then. */
export function makeMarket(desk: Desk): void {
  quote(desk)
  if (wholeNumber(desk.random, 1, 10) <= 6) take(desk)
}

/** Puts the quotes of the market maker where the price is. */
export function quote(desk: Desk): void {
  const wanted = wantedQuotes(desk.plan)
  cancelQuotes(desk, wanted)
  placeQuotes(desk, wanted)
}

/** The next price, in steps: at most 0.02 % away. Far from where it began, it tends to come back. */
export function movedPrice(random: Random, startPrice: Decimal, price: Decimal, step: Decimal): Decimal {
  const isHigh = compare(price, multiply(startPrice, '1.3')) > 0
  const isLow = compare(price, multiply(startPrice, '0.7')) < 0
  const change = wholeNumber(random, isHigh ? -100 : -80, isLow ? 100 : 80)
  return roundToStep(multiply(price, add('1', multiply('0.000002', change))), step)
}

/** The side to quote, by price. */
function wantedQuotes({ reference, gap }: QuotePlan): Map<Decimal, Side> {
  const wanted = new Map<Decimal, Side>()
  let bid = roundToStep(reference, gap)
  let ask = add(bid, gap)
  for (let level = 0; level < quotes; level += 1) {
    wanted.set(bid, 'BUY').set(ask, 'SELL')
    bid = subtract(bid, gap)
    ask = add(ask, gap)
  }
  return wanted
}

/** Cancels the quotes that the price has left behind, and one in twenty of the others. */
function cancelQuotes({ random, quoted, cancel }: Desk, wanted: ReadonlyMap<Decimal, Side>): void {
  for (const { id, side, price } of [...quoted()]) {
    const isWanted = wanted.get(price) === side && wholeNumber(random, 1, 20) > 1
    if (!isWanted) cancel(id)
  }
}

/** A quote at every price that has none; it may trade with orders of users that the price has reached. */
function placeQuotes({ random, plan, quoted, place }: Desk, wanted: ReadonlyMap<Decimal, Side>): void {
  const prices = new Set(quoted().map(({ price }) => price))
  for (const [price, side] of wanted) {
    if (!prices.has(price)) place(side, price, multiply(plan.lot, wholeNumber(random, 1, 100)))
  }
}

function take({ random, plan: { reference, gap, lot }, take: takeUpTo }: Desk): void {
  const side = random() < 0.5 ? 'BUY' : 'SELL'
  const far = multiply(gap, 10)
  const center = roundToStep(reference, gap)
  takeUpTo(side, side === 'BUY' ? add(center, far) : subtract(center, far), multiply(lot, wholeNumber(random, 1, 40)))
}
