import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { type Book, type Books, bestOf } from './orderBook.ts'
import { useConsoleText } from './useConsoleText.ts'

interface OrderBooksProps {
  readonly books: Books
  readonly sequence: ConsoleChannel['sequence']
}

/** Books that are drawn, and levels of each side. */
const [mostBooks, mostLevels] = [3, 10]

/** The order books that the frames of a channel make, best prices first. */
export function OrderBooks({ books, sequence }: OrderBooksProps) {
  return [...books]
    .slice(0, mostBooks)
    .map(([symbol, book]) => <OrderBook key={symbol} symbol={symbol} book={book} sequence={sequence} />)
}

function OrderBook({
  symbol,
  book,
  sequence,
}: Omit<OrderBooksProps, 'books'> & { readonly symbol: string; readonly book: Book }) {
  const text = useConsoleText()
  const { last, gap, gaps, bids, asks } = book
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
      <div className="console-book">
        <SideTable caption={text('console.book.bids')} levels={bestOf(bids, 'highest', mostLevels)} />
        <SideTable caption={text('console.book.asks')} levels={bestOf(asks, 'lowest', mostLevels)} />
      </div>
    </div>
  )
}

function SideTable({ caption, levels }: { readonly caption: string; readonly levels: ReturnType<typeof bestOf> }) {
  const text = useConsoleText()
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('console.book.price')}</th>
          <th scope="col">{text('console.book.size')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(([price, size]) => (
          <tr key={price}>
            <td>{price}</td>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
