import { add, compare, type Decimal } from '../decimal.ts'
import { known, ownEntry } from '../ownEntry.ts'
import { Refused } from '../refused.ts'
import { type Course, naturalRatio } from './course.ts'
import { factorAt } from './shift.ts'

/** Requested change of a price. */
export interface PriceChange {
  readonly set?: Decimal
  readonly shock?: { readonly by: Decimal; readonly seconds: number }
  readonly release?: true
}

/** Shifts the price of a currency from now on. */
export function shiftPrice(course: Course, currency: string, change: PriceChange, now: number): void {
  const { set, shock, release } = change
  const factor = factorNow(course, currency, now)
  const still = { from: now, until: now, before: factor, after: factor }
  if (release) course.shifts[currency] = still
  if (set !== undefined) {
    if (compare(set, '0') <= 0) throw new Refused(400, 'A price is above 0.')
    course.shifts[currency] = { ...still, held: add(set, '0') }
  }
  if (!shock) return
  const after = factor * (1 + Number(shock.by))
  if (after <= 0) throw new Refused(400, 'A price falls by less than the whole of it.')
  course.shifts[currency] = { from: now, until: now + shock.seconds * 1000, before: factor, after }
}

function factorNow(course: Course, currency: string, now: number): number {
  const shift = ownEntry(course.shifts, currency)
  if (!shift) return 1
  if (shift.held === undefined) return factorAt(shift, now)
  return Number(shift.held) / (Number(known(course.prices, currency)) * naturalRatio(course, currency, now))
}
