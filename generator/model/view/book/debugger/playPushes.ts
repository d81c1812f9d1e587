import type { BookRule } from '../../../../contract/book.ts'
import { canonicalJson } from '../../../../contract/json.ts'
import { type Books, booksAfterPushes, compareNumbers, empty, type KeptBook } from '../keepBooks.ts'
import type { BookPush } from '../readPushes.ts'
import type { PastedPush } from './bookReport.ts'

/** A record and the book of its symbol on both sides of it. */
export interface PlayedPush extends PastedPush {
  readonly symbol: string
  readonly before: KeptBook
  readonly after: KeptBook
  readonly books: Books
  /** Position of the same record, which the book has already: this one is skipped. */
  readonly twin?: number
}

/** Takes records into books one by one. A record that waits for a reply comes again after it, at its own position. */
export function* playPushes(pushes: readonly PastedPush[], rule: BookRule): Generator<PlayedPush> {
  const pasted = new Map<BookPush, PastedPush>(pushes.map((each) => [each.push, each]))
  const seen = new Map<string, PastedPush>()
  let books: Books = new Map()
  for (const each of pushes) {
    const waiting = each.push.isReply ? waitingIn(books, each.push) : []
    if (waiting.length > 0) books = new Map([...books].map(([symbol, book]) => [symbol, { ...book, kept: [] }]))
    for (const one of [each, ...waiting.flatMap((push) => pasted.get(push) ?? [])]) {
      const next = booksAfterPushes(books, [one.push], rule)
      const { symbol: own, id = '' } = one.push
      const kept = books.get(own)
      const isOld = kept?.last !== undefined && compareNumbers(id, kept.last) <= 0
      const twin = isOld && next.get(own)?.outcome === 'gap' ? seen.get(`${own} ${id}`) : undefined
      seen.set(`${own} ${id}`, one)
      if (kept && twin?.position !== undefined && canonicalJson(twin.push) === canonicalJson(one.push)) {
        const after: KeptBook = { ...kept, outcome: 'old' }
        books = new Map(books).set(own, after)
        yield { ...one, symbol: own, before: kept, after, books, twin: twin.position }
        continue
      }
      for (const [symbol, after] of next) {
        const before = books.get(symbol)
        if (after !== before) yield { ...one, symbol, before: before ?? books.get('') ?? empty, after, books: next }
      }
      books = next
    }
  }
}

function waitingIn(books: Books, { symbol: own }: BookPush): readonly BookPush[] {
  return [...books].flatMap(([symbol, { kept }]) => (own === '' || symbol === own || symbol === '' ? kept : []))
}

/** The book of records that are taken as they come, without a check. */
export function bookOf(
  pushes: readonly BookPush[],
  { sequence: _sequence, checksum: _checksum, ...lax }: BookRule,
  first: KeptBook = empty,
): KeptBook {
  const rule: BookRule = { ...lax, snapshot: lax.snapshot === 'call' ? 'push' : lax.snapshot }
  const mayJoin = rule.depth === undefined && rule.level.number === undefined
  const named = (mayJoin ? joined(pushes) : pushes).map((push) => ({ ...push, symbol: '' }))
  return booksAfterPushes(new Map([['', first]]), named, rule).get('') ?? empty
}

/** Updates in a row as one: a book is copied at each record. */
function joined(pushes: readonly BookPush[]): BookPush[] {
  const runs: BookPush[][] = []
  for (const push of pushes) {
    const run = runs.at(-1)
    if (run && !push.isSnapshot && !run[0]?.isSnapshot) run.push(push)
    else runs.push([push])
  }
  return runs.flatMap((run) => {
    const last = run.at(-1)
    return last ? [{ ...last, bids: run.flatMap(({ bids }) => bids), asks: run.flatMap(({ asks }) => asks) }] : []
  })
}
