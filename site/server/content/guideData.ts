import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../../../generator/contract/decodeText.ts'
import { type GuideTable, parseGuideTable } from '../../../generator/contract/guideTable.ts'
import { projectFolder } from './content.ts'

export type { GuideCell, GuideColumn, GuideTable } from '../../../generator/contract/guideTable.ts'

const cache = new Map<string, { readonly changed: number; readonly table: GuideTable }>()

/**
 * The table in a file below `guides/data/`, read again after it has changed. Throws, naming the file, when it is missing,
 * lies elsewhere, is no JSON or has another form.
 */
export function readGuideTable(file: string): GuideTable {
  const name = `guides/data/${file}`
  if (!/^[\w-][\w./-]*\.json$/.test(file) || file.includes('..'))
    throw new Error(`${name}: not a file below guides/data`)
  const path = join(projectFolder(), name)
  try {
    const changed = statSync(path).mtimeMs
    const known = cache.get(path)
    if (known?.changed === changed) return known.table
    const table = parseGuideTable(decodeText(readFileSync(path), name).value)
    cache.set(path, { changed, table })
    return table
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : 'it cannot be read'}`, { cause })
  }
}
