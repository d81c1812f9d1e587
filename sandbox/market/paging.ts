/** Parameters of a page: first record, direction and number of records. */
export interface Page {
  /** Id of the first record, which the page repeats. */
  readonly from?: string | undefined
  /** `NEXT` goes to older records, `PRE` and `PREV` to newer ones. */
  readonly direction?: 'PRE' | 'PREV' | 'NEXT' | undefined
  readonly limit?: number | undefined
}

/** Limits of a page: default and largest number of records, and the errors outside them. */
export interface PageRule<Item> {
  readonly idOf: (item: Item) => string
  readonly defaultLimit: number
  readonly maxLimit: number
  /** Thrown for a limit that is not above 0, and for a limit that is too large. */
  readonly tooSmall: () => Error
  readonly tooLarge: () => Error
}

/** A page of records that stand from the oldest to the newest. The newest comes first. */
export function pageOf<Item>(records: readonly Item[], page: Page, rule: PageRule<Item>): Item[] {
  const { from = '0', direction = 'NEXT', limit = rule.defaultLimit } = page
  if (limit <= 0) throw rule.tooSmall()
  if (limit > rule.maxLimit) throw rule.tooLarge()
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
