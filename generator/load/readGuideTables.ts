import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checked, type Diagnostic, hasErrors } from '../contract/diagnostics.ts'
import { type GuideTable, parseGuideTable } from '../contract/guideTable.ts'
import { readTextFile } from './readTextFile.ts'

/** The tables of `guides/data/` by the path of their files there. */
export type GuideTables = ReadonlyMap<string, GuideTable>

/** Reads every data file of the guides. A file that is no table is reported and gives an empty table. */
export async function readGuideTables(root: string): Promise<Checked<GuideTables>> {
  const folder = join(root, 'guides', 'data')
  const files = (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith('.json'))
    .sort()
  const tables = new Map<string, GuideTable>()
  const diagnostics: Diagnostic[] = []
  for (const name of files) {
    const { value: text = '', diagnostics: unread } = await readTextFile(root, `guides/data/${name}`)
    diagnostics.push(...unread)
    try {
      if (!hasErrors(unread)) tables.set(name, parseGuideTable(text))
    } catch (error) {
      tables.set(name, { columns: [], rows: [] })
      const message = `The data cannot be read: ${error instanceof Error ? error.message : String(error)}.`
      const hint = 'Write { "columns": [{ "key", "label" }], "rows": [{ … }] }.'
      const place = { file: `guides/data/${name}`, line: 1, column: 1 }
      diagnostics.push({ code: 'guide-data-invalid', severity: 'error', message, hint, ...place })
    }
  }
  return { value: tables, diagnostics }
}
