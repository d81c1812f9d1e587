import { cellOf, type GuideCell, type GuideColumn, type GuideTable } from '../../contract/guideTable.ts'
import { localized } from '../../contract/locales.ts'
import type { SearchRecord } from '../../contract/search.ts'
import { type RecordContext, recordOf } from './recordContext.ts'

/** The rows of a table, each known by its first cell. A row has no address of its own: its heading's is used. */
export function dataRecords(
  { columns, rows }: GuideTable,
  shown: string | undefined,
  anchor: string,
  context: RecordContext,
): SearchRecord[] {
  const keys = shown?.split(',').map((key) => key.trim())
  const chosen = columns.filter(({ key }) => keys === undefined || keys.includes(key))
  const [first, ...others] = chosen
  if (!first) return []
  return rows.flatMap((row) => {
    const name = cellText(cellOf(row, first.key), context)
    if (name === '') return []
    const text = others.flatMap((column) => factOf(column, cellOf(row, column.key), context)).join(', ')
    return [recordOf({ kind: 'value', anchor, heading: name, names: [name], text }, context)]
  })
}

function factOf({ label }: GuideColumn, cell: GuideCell, context: RecordContext): string[] {
  const text = cellText(cell, context)
  return text === '' ? [] : [`${localized(label, context.locale, context.defaultLocale).text} ${text}`]
}

function cellText(cell: GuideCell, { locale, defaultLocale }: RecordContext): string {
  if (cell === null || typeof cell === 'boolean') return ''
  return typeof cell === 'object' ? localized(cell, locale, defaultLocale).text : String(cell)
}
