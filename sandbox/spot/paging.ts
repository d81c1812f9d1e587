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

const day = 24 * 60 * 60_000

/** Time range to read, both ends included: 7 days long with one end alone, without bounds with neither. */
export function timeRange(
  { startTime, endTime }: { readonly startTime?: number; readonly endTime?: number },
  longestDays: number,
) {
  if (startTime === undefined && endTime === undefined) return { includes: () => true }
  const start = startTime ?? (endTime ?? 0) - 7 * day
  const end = endTime ?? start + 7 * day
  if (end - start > longestDays * day) throw new Refusal(21355)
  return { includes: (time: number) => time >= start && time <= end }
}
