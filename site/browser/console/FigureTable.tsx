import { Decimals, placesIn } from '../islands/requestBuilder/Decimals.tsx'

/** Title of a column, the text of each row in it, and whether its texts are figures. */
type FigureColumn<Row> = readonly [title: string, textOf: (row: Row) => string, kind?: 'figure']

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
    return { title, values, places: kind && placesIn(values), className: kind && 'console-number' }
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
            {read.map(({ title, values, places, className }) => (
              <td key={title} className={className} data-title={title}>
                {places === undefined ? values[row] : <Decimals text={values[row] ?? ''} places={places} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
