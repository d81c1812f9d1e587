import { Decimals, placesIn } from '../islands/requestBuilder/Decimals.tsx'
import { useConsoleText } from './useConsoleText.ts'

type Level = readonly [price: string, size: string]

interface LadderProps {
  /** The best price first. */
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
  /** Open size of the reader's own orders, by price. */
  readonly own?: ReadonlyMap<number, string>
}

/** An order book as one column of prices: the best bid stands below the best ask, and a bar behind each size shows its share of the largest. */
export function Ladder({ bids, asks, own = new Map() }: LadderProps) {
  const text = useConsoleText()
  const levels = [...bids, ...asks]
  const hasOwn = levels.some(([price]) => own.has(Number(price)))
  const places = { price: placesIn(levels.map(([price]) => price)), size: placesIn(levels.map(([, size]) => size)) }
  const largest = Math.max(...levels.map(([, size]) => Number(size)))
  return (
    <table className="console-figures console-ladder">
      <thead>
        <tr>
          <th scope="col">{text('console.book.side')}</th>
          <th scope="col" className="console-number">
            {text('console.book.price')}
          </th>
          <th scope="col" className="console-number">
            {text('console.book.size')}
          </th>
          {hasOwn ? (
            <th scope="col" className="console-number">
              {text('console.book.own')}
            </th>
          ) : null}
        </tr>
      </thead>
      {(['asks', 'bids'] as const).map((side) => (
        <tbody key={side} data-side={side}>
          {(side === 'asks' ? [...asks].reverse() : bids).map(([price, size]) => (
            <tr key={price} data-own={own.has(Number(price)) || undefined}>
              <td>{text(`console.book.${side}`)}</td>
              <td className="console-number">
                <Decimals text={padded(price, places.price)} places={places.price} />
              </td>
              <td
                className="console-number console-depth"
                style={{ backgroundSize: `${largest > 0 ? Math.round((100 * Number(size)) / largest) : 0}% 100%` }}
              >
                <Decimals text={size} places={places.size} />
              </td>
              {hasOwn ? <td className="console-number">{own.get(Number(price))}</td> : null}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** A price with as many digits behind the point as the longest of its book: the step of prices. */
function padded(price: string, places: number): string {
  const digits = placesIn([price])
  return digits === places ? price : `${price}${digits === 0 ? '.' : ''}${'0'.repeat(places - digits)}`
}
