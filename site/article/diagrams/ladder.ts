import type { Api } from '../../../generator/contract/reference.ts'
import { bestOf, priceKey, type SideName } from '../../../generator/model/view/book/bookSide.ts'
import { type Books, booksAfter, empty, type KeptBook } from '../../../generator/model/view/book/keepBooks.ts'

/** A level of a book, by the sizes that it has before and after an update. */
export interface LadderLevel {
  readonly side: SideName
  readonly price: string
  readonly before?: string
  readonly after?: string
}

/**
 * The levels of a channel's book, the dearest first, before and after the last change of its examples. The rule of the
 * channel keeps the books, as programs do. Throws when the channel is missing, or its examples make no book.
 */
export function ladderOf({ channels, id }: Pick<Api, 'channels' | 'id'>, name: string): LadderLevel[] {
  const channel = channels.find((own) => own.id === name)
  const rule = channel?.book
  if (!rule) throw new Error(`${id} has no channel "${name}" with x-book`)
  const frames = channel.messages
    .filter(({ direction }) => direction === 'receive')
    .flatMap(({ examples }) => examples.map(({ value }) => value))
  let books: Books = new Map()
  const states: { readonly symbol: string; readonly book: KeptBook }[] = []
  for (const frame of frames) {
    const next = booksAfter(books, frame, rule)
    for (const [symbol, book] of next) if (book !== books.get(symbol)) states.push({ symbol, book })
    books = next
  }
  const changed = states.at(-1)?.symbol
  const [before = empty, after] = states.flatMap(({ symbol, book }) => (symbol === changed ? [book] : [])).slice(-2)
  if (!after || after.fault) throw new Error(`the examples of ${name} make no book`)
  return [...levelsOf('asks', before, after).toReversed(), ...levelsOf('bids', before, after)]
}

function levelsOf(side: SideName, before: KeptBook, after: KeptBook): LadderLevel[] {
  return bestOf(new Map([...before[side], ...after[side]]), side).map(({ price }) => {
    const [old, now] = [before, after].map((book) => book[side].get(priceKey(price)))
    return { side, price, ...(old && { before: old.size }), ...(now && { after: now.size }) }
  })
}
