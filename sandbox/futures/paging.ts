import type { SentTexts } from 'exchange-docs/mock'
import { type Page as ListPage, pageOf } from '../market/paging.ts'
import { Refusal } from './exchange/refusal.ts'

/** Parameters of a page: first record, direction and number of records. */
export interface Page {
  readonly from?: string | number | undefined
  readonly direct?: 'NEXT' | 'PREV' | undefined
  readonly limit?: string | number | undefined
}

/** The page that a request asks for: as a number, an id has lost its last digits. */
export function pageAsked(parameters: Page, texts: SentTexts['texts']): Page {
  const { from } = parameters
  return { ...parameters, from: from === undefined ? undefined : (texts?.['from'] ?? from) }
}

const defaultLimit = 10
const maxLimit = 100

/** A page of records that stand from the oldest to the newest. The newest comes first; `NEXT` goes to older ones. */
export function newestFirst<Item>(records: readonly Item[], page: Page, idOf: (item: Item) => string): Item[] {
  return read(records, { ...listPage(page), direction: page.direct ?? 'NEXT' }, idOf)
}

/** A page of records that stand from the oldest to the newest, in this order; `NEXT` goes to newer ones. */
export function oldestFirst<Item>(records: readonly Item[], page: Page, idOf: (item: Item) => string): Item[] {
  const { from, limit } = listPage(page)
  if (from === '0') return read(records.slice(0, limit), { limit }, idOf).reverse()
  return read(records, { from, limit, direction: page.direct === 'PREV' ? 'NEXT' : 'PREV' }, idOf).reverse()
}

function listPage({ from = 0, limit = defaultLimit }: Page) {
  return { from: String(from), limit: Number(limit) }
}

function read<Item>(records: readonly Item[], page: ListPage, idOf: (item: Item) => string): Item[] {
  const refusal = () => new Refusal(400)
  return pageOf(records, page, { idOf, defaultLimit, maxLimit, tooSmall: refusal, tooLarge: refusal })
}

const day = 24 * 60 * 60_000

/** The range that is read: without a start, the 90 days before its end. A start more than 180 days ago is refused. */
export function timeRange(now: number, start: string | undefined, end: string | undefined) {
  const endTime = end === undefined ? Number.MAX_SAFE_INTEGER : Number(end)
  const startTime = start === undefined ? Math.min(endTime, now) - 90 * day : Number(start)
  if (start !== undefined && startTime < now - 180 * day) throw new Refusal(400)
  return { includes: (time: string | number) => Number(time) >= startTime && Number(time) <= endTime }
}
