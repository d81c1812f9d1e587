import { type Page, type PageRule, pageOf } from '../market/paging.ts'
import { Refusal } from './exchange/refusal.ts'

/** A page of records, with the refusals of this exchange. */
export function refusingPage<Item>(
  records: readonly Item[],
  page: Page,
  rule: Omit<PageRule<Item>, 'tooSmall' | 'tooLarge'>,
): Item[] {
  return pageOf(records, page, { ...rule, tooSmall: () => new Refusal(21345), tooLarge: () => new Refusal(21344) })
}

/** A time range of a request, both ends included. */
export interface TimeRange {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const day = 24 * 60 * 60_000

/** The range that is read: with one end alone it is 7 days long, without both it has no bounds. */
export function timeRange(
  { startTime, endTime }: TimeRange,
  longestDays: number,
): { readonly startTime: number; readonly endTime: number } {
  if (startTime === undefined && endTime === undefined) return { startTime: 0, endTime: Number.MAX_SAFE_INTEGER }
  const start = startTime ?? (endTime ?? 0) - 7 * day
  const end = endTime ?? start + 7 * day
  if (end - start > longestDays * day) throw new Refusal(21355)
  return { startTime: start, endTime: end }
}
