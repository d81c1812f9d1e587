import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { entryAt } from './entryAt.ts'

/** Target of a path of the configuration: a file of the project, nothing, or by a link a file outside of the project. */
export type FilePlace = 'project' | 'nowhere' | 'outside'

/** Target of a path of the configuration. The folders `reads`, relative to the root, count as the project's own. */
export function placeOf(root: string, file: string, reads: readonly string[] = []): FilePlace {
  const path = join(root, file)
  if (!entryAt(path)?.isFile()) return 'nowhere'
  const tops = [root, ...reads.map((folder) => join(root, folder)).filter((folder) => entryAt(folder))]
  const real = realpathSync.native(path)
  const isInside = tops.some((top) => relative(realpathSync.native(top), real).split(sep)[0] !== '..')
  return isInside ? 'project' : 'outside'
}
