import { cellOf } from '../../../generator/contract/guideTable.ts'
import { localized } from '../../../generator/contract/locales.ts'
import { type GuideCell, type GuideColumn, type GuideTable, readGuideTable } from '../../server/content/guideData.ts'
import { useArticle } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import { langOf, Prose } from '../prose/Prose.tsx'
import { FilterBox } from './FilterBox.tsx'
import { lackingDecimals, mostDecimals, NumberValue } from './NumberValue.tsx'

interface Props {
  /** Below `guides/data/`. */
  readonly file: string
  /** Keys of the columns to show, in order, with commas between them; all without it. */
  readonly columns?: string
  /** Gives readers a box that hides the rows without the words they type. */
  readonly filter?: boolean
}

/** Rows of a data file as a table. Throws when the file is not readable or a column does not exist. */
export function DataTable({ file, columns, filter = false }: Props) {
  const { nextId } = useArticle()
  const table = readGuideTable(file)
  const shown = chosenColumns(table, columns, file)
  const id = nextId('data')
  const decimals = shown.map(({ key, kind }) =>
    kind === 'number' ? mostDecimals(table.rows.map((row) => cellOf(row, key))) : 0,
  )
  return (
    <div className="data-table">
      <Prose value={table.note} className="data-note" />
      {filter ? <FilterBox table={id} count={table.rows.length} /> : null}
      <Table id={id}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.key} scope="col" data-kind={column.kind}>
                <Localized value={column.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity
            <tr key={index}>
              {shown.map((column, at) => (
                <td
                  key={column.key}
                  data-kind={column.kind}
                  data-lacks={lackingDecimals(cellOf(row, column.key), decimals[at] ?? 0)}
                >
                  <Cell value={cellOf(row, column.key)} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function chosenColumns({ columns }: GuideTable, keys: string | undefined, file: string): readonly GuideColumn[] {
  if (keys === undefined) return columns
  return keys.split(',').map((part) => {
    const key = part.trim()
    const column = columns.find((candidate) => candidate.key === key)
    if (!column) throw new Error(`guides/data/${file} has no column "${key}"`)
    return column
  })
}

function Cell({ value, column }: { readonly value: GuideCell; readonly column: GuideColumn }) {
  const { words } = useArticle()
  if (value === null) return '—'
  if (typeof value === 'boolean') return words.text(value ? 'reference.data.yes' : 'reference.data.no')
  if (typeof value === 'object') return <Localized value={value} />
  if (column.kind === 'code') return <code>{value}</code>
  const isNumber = typeof value === 'number' || column.kind === 'number'
  return isNumber ? <NumberValue value={value} words={words} /> : value
}

function Localized({ value }: { readonly value: GuideColumn['label'] }) {
  const article = useArticle()
  const { text, locale } = localized(value, article.locale, article.defaultLocale)
  return locale === article.locale ? text : <span {...langOf(locale, article)}>{text}</span>
}
