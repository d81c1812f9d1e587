import { isRecord } from './json.ts'
import type { Localized } from './locales.ts'

/** A cell: a value, or a text in each language. */
export type GuideCell = string | number | boolean | null | Localized

export interface GuideColumn {
  readonly key: string
  readonly label: Localized
  /** `text` by default; numbers line up at their end. */
  readonly kind?: 'code' | 'number' | 'text'
}

/** Rows that a guide shows as a table: a file below `guides/data/`. */
export interface GuideTable {
  readonly columns: readonly GuideColumn[]
  readonly rows: readonly Readonly<Record<string, GuideCell>>[]
  readonly note?: Localized
}

/** The cell of a row under a key; an empty cell when the row has no such key. */
export function cellOf(row: GuideTable['rows'][number], key: string): GuideCell {
  return (Object.hasOwn(row, key) ? row[key] : undefined) ?? null
}

/** The table of a JSON text. Throws an error with the missing part when it has another form. */
export function parseGuideTable(text: string): GuideTable {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value['columns']) || !Array.isArray(value['rows']))
    throw new Error('it has no lists "columns" and "rows"')
  for (const [index, column] of value['columns'].entries()) {
    if (isRecord(column) && typeof column['key'] === 'string' && isLocalized(column['label'])) continue
    throw new Error(`column ${index + 1} has no "key" and no "label" in each language`)
  }
  for (const [index, row] of value['rows'].entries()) {
    if (!isRecord(row)) throw new Error(`row ${index + 1} is not an object`)
    const [key] =
      Object.entries(row).find(([, cell]) => typeof cell === 'object' && cell !== null && !isLocalized(cell)) ?? []
    if (key !== undefined)
      throw new Error(`"${key}" of row ${index + 1} is neither a value nor a text in each language`)
  }
  if (value['note'] !== undefined && !isLocalized(value['note']))
    throw new Error('"note" is not a text in each language')
  return value as unknown as GuideTable
}

function isLocalized(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}
