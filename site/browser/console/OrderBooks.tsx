import { type ReactNode, useState } from 'react'
import type { BookRule } from '../../../generator/contract/book.ts'
import { Ladder } from './Ladder.tsx'
import { type DrawnBook, hasSnapshot } from './orderBook.ts'
import { ShowMore } from './ShowMore.tsx'
import { useConsoleText } from './useConsoleText.ts'

interface OrderBooksProps {
  readonly books: readonly DrawnBook[]
  readonly rule: BookRule
  /** Levels of each side until the reader asks for all. */
  readonly levels?: number
  /** Steps of a replay in which the books fell out of step. */
  readonly faultSteps?: ReactNode
}

/** The order books that the frames of a channel make, best prices first. */
export function OrderBooks({ books, ...shared }: OrderBooksProps) {
  return books.map((book) => <OrderBook key={book.symbol} book={book} {...shared} />)
}

interface OrderBookProps extends Omit<OrderBooksProps, 'books'> {
  readonly book: DrawnBook
}

/** Whether a book is in step with its channel. */
export function BookState({ book: { last, fault }, rule }: OrderBookProps) {
  const text = useConsoleText()
  const { id, previous, first } = rule.sequence ?? {}
  const name = (previous ?? first ?? id)?.[0]?.split('/').at(-1) ?? ''
  const state = rule.snapshot === 'every' ? 'whole' : hasSnapshot(rule) ? 'inStep' : 'partial'
  return (
    <p className={last === undefined ? 'builder-problem' : 'builder-right'}>
      {fault
        ? text(`console.book.${fault.kind}`, { name, ...fault })
        : last === undefined
          ? text('console.book.waiting')
          : text(`console.book.${state}`, { id: last })}
    </p>
  )
}

function OrderBook({ book, rule, levels = Number.POSITIVE_INFINITY, faultSteps }: OrderBookProps) {
  const text = useConsoleText()
  const [most, setMost] = useState(levels)
  const { symbol, faults, bids, asks } = book
  const title = symbol === '' ? text('console.book') : text('console.book.of', { symbol })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={title} className="builder-part" data-book={symbol}>
      <p className="builder-title">{title}</p>
      <BookState book={book} rule={rule} />
      {faults > 0 ? (
        <p className="builder-line builder-quiet">
          {text('console.book.gaps', { count: faults })} {faultSteps}
        </p>
      ) : null}
      <Ladder bids={bids.slice(0, most)} asks={asks.slice(0, most)} />
      {Math.max(bids.length, asks.length) <= most ? null : (
        <ShowMore shown={text('console.book.best', { count: most })} onMore={() => setMost(Number.POSITIVE_INFINITY)} />
      )}
    </div>
  )
}
