import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * The files below a folder, by their paths in it with slashes. Node lists a folder at once many times faster than with
 * promises.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
