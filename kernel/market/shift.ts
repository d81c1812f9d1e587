import type { Decimal } from '../decimal.ts'

/** A user's change of a mock price: a factor, or a price that stands still. */
export interface Shift {
  /** Times between which the factor goes in a straight line from `before` to `after`. */
  readonly from: number
  readonly until: number
  readonly before: number
  readonly after: number
  /** The price at which it stands. */
  readonly held?: Decimal
}

/** Factor of a price at a time. */
export function factorAt({ from, until, before, after }: Shift, time: number): number {
  if (time >= until) return after
  return before + ((after - before) * Math.max(0, time - from)) / (until - from)
}
