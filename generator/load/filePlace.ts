import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { entryAt } from './entryAt.ts'

/** What a path of the configuration leads to: a file of the project, nothing, or by a link something outside of it. */
export type FilePlace = 'project' | 'nowhere' | 'outside'

/** Where a path of the configuration leads to. */
export function placeOf(root: string, file: string): FilePlace {
  const path = join(root, file)
  if (!entryAt(path)?.isFile()) return 'nowhere'
  const inside = relative(realpathSync.native(root), realpathSync.native(path))
  return inside.split(sep)[0] === '..' ? 'outside' : 'project'
}
