import { Decimals, placesIn } from './Decimals.tsx'

interface FigureColumn {
  readonly title: string
  readonly values: readonly string[]
  readonly isNumber?: boolean
}

interface FigureTableProps {
  readonly caption: string
  readonly columns: readonly FigureColumn[]
  /** In place of rows, where there is none. */
  readonly empty: string
}

/** A table of figures, given by its columns. */
export function FigureTable({ caption, columns, empty }: FigureTableProps) {
  const rows = columns[0]?.values ?? []
  return (
    <table className="console-figures">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? 'console-number' : undefined}>
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
            {columns.map(({ title, values, isNumber }) => (
              <td key={title} className={isNumber ? 'console-number' : undefined}>
                {isNumber ? <Decimals text={values[row] ?? ''} places={placesIn(values)} /> : values[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
