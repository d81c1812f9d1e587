import type { ReactNode } from 'react'
import { Decimals, placesIn } from '../islands/requestBuilder/Decimals.tsx'

/** Title of a column, the text of each row in it, and whether its texts are figures, or the address that a text leads to. */
export type FigureColumn<Row> = readonly [
  title: string,
  textOf: (row: Row) => string,
  kind?: 'figure' | ((row: Row) => string | undefined),
]

interface FigureTableProps<Row> {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly columns: readonly FigureColumn<Row>[]
  /** In place of rows, where there is none. */
  readonly empty: string
}

/** A table of figures. Where its columns have no room, each row is a list of them: no figure is cut. */
export function FigureTable<Row>({ caption, rows, columns, empty }: FigureTableProps<Row>) {
  const read = columns.map(([title, textOf, kind]) => {
    const values = rows.map(textOf)
    if (kind === 'figure') return { title, values, places: placesIn(values), className: 'console-number' }
    return { title, values, addresses: rows.map((row) => kind?.(row)) }
  })
  return (
    <table className={columns.length > 3 ? 'console-figures console-wide' : 'console-figures'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {read.map(({ title, className }) => (
            <th key={title} scope="col" className={className}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={columns.length} className="builder-quiet">
              {empty}
            </td>
          </tr>
        ) : null}
        {rows.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <tr key={row}>
            {read.map(({ title, values, places, addresses, className }) => (
              <td key={title} className={className} data-title={title}>
                {places === undefined ? (
                  <Linked address={addresses?.[row]}>{values[row]}</Linked>
                ) : (
                  <Decimals text={values[row] ?? ''} places={places} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Linked({ address, children }: { readonly address: string | undefined; readonly children: ReactNode }) {
  return address === undefined ? children : <a href={address}>{children}</a>
}
