import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { Ladder } from './Ladder.tsx'
import type { DrawnBook } from './orderBook.ts'
import { useConsoleText } from './useConsoleText.ts'

interface OrderBooksProps {
  readonly books: readonly DrawnBook[]
  readonly sequence: ConsoleChannel['sequence']
}

/** The order books that the frames of a channel make, best prices first. */
export function OrderBooks({ books, sequence }: OrderBooksProps) {
  return books.map((book) => <OrderBook key={book.symbol} book={book} sequence={sequence} />)
}

function OrderBook({ book, sequence }: Omit<OrderBooksProps, 'books'> & { readonly book: DrawnBook }) {
  const text = useConsoleText()
  const { symbol, last, gap, gaps, bids, asks } = book
  const title = symbol === '' ? text('console.book') : text('console.book.of', { symbol })
  const isOrdered = sequence?.previous !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={title} className="builder-part" data-book={symbol}>
      <p className="builder-title">{title}</p>
      <p className={gap || last === undefined ? 'builder-problem' : 'builder-right'}>
        {gap
          ? text('console.book.gap', { ...gap, previous: sequence?.previous ?? '' })
          : last === undefined
            ? text('console.book.waiting')
            : text(book.isPartial ? 'console.book.partial' : isOrdered ? 'console.book.inStep' : 'console.book.whole', {
                id: last,
              })}
      </p>
      {gaps > 0 ? <p className="builder-quiet">{text('console.book.gaps', { count: gaps })}</p> : null}
      <Ladder bids={bids} asks={asks} />
    </div>
  )
}
