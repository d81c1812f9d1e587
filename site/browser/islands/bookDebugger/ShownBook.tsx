import { bestOf } from '../../../../generator/model/view/book/bookSide.ts'
import type { KeptBook } from '../../../../generator/model/view/book/keepBooks.ts'
import { Decimals, placesIn } from '../requestBuilder/Decimals.tsx'
import { useBookText } from './useBookText.ts'

/** Levels of each side that are shown. */
const mostLevels = 5

interface ShownBookProps {
  readonly symbol: string
  readonly book: KeptBook
  readonly isBroken: boolean
}

/** The best levels of a book. */
export function ShownBook({ symbol, book, isBroken }: ShownBookProps) {
  const text = useBookText()
  const title = symbol === '' ? text('book.title') : text('book.title.of', { symbol })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-label={title} className="builder-part">
      <p className="builder-title">{title}</p>
      {isBroken ? <p className="builder-problem">{text('book.stale')}</p> : null}
      <Levels book={book} />
    </div>
  )
}

/** The best ask stands above the best bid. */
function Levels({ book }: { readonly book: KeptBook }) {
  const text = useBookText()
  const sides = { asks: bestOf(book.asks, 'asks', mostLevels).reverse(), bids: bestOf(book.bids, 'bids', mostLevels) }
  const levels = [...sides.asks, ...sides.bids]
  const places = { price: placesIn(levels.map(({ price }) => price)), size: placesIn(levels.map(({ size }) => size)) }
  return (
    <table>
      <thead>
        <tr>
          {(['side', 'price', 'size'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`book.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {(['asks', 'bids'] as const).map((side) => (
        <tbody key={side} data-side={side}>
          {sides[side].map(({ price, size }) => (
            <tr key={price}>
              <td>{text(`book.${side}`)}</td>
              <td>
                <Decimals text={price} places={places.price} />
              </td>
              <td>
                <Decimals text={size} places={places.size} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
