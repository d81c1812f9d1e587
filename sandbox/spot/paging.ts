import { Refusal } from './exchange/refusal.ts'

/** Where a page begins and how long it is. */
export interface Page {
  /** Id of a record, which comes back again. */
  readonly from?: string | undefined
  /** `NEXT` goes to older records, `PRE` to newer ones. */
  readonly direction?: 'PRE' | 'NEXT' | undefined
  readonly limit?: number | undefined
}

/** What a list allows. */
export interface PageRule<Item> {
  readonly idOf: (item: Item) => string
  readonly defaultLimit: number
  readonly maxLimit: number
}

/** A page of records that stand from the oldest to the newest. The newest comes first. */
export function pageOf<Item>(records: readonly Item[], page: Page, rule: PageRule<Item>): Item[] {
  const { from = '0', direction = 'NEXT', limit = rule.defaultLimit } = page
  if (limit <= 0) throw new Refusal(21345)
  if (limit > rule.maxLimit) throw new Refusal(21344)
  if (from === '0') return records.slice(-limit).reverse()
  const isNext = direction === 'NEXT'
  const reached = records.filter((record) => order(rule.idOf(record), from) * (isNext ? 1 : -1) <= 0)
  return (isNext ? reached.slice(-limit) : reached.slice(0, limit)).reverse()
}

/** Ids are numbers of any length: the longer one is larger. */
function order(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : Number(a > b)
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
