import { realpathSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { entryAt } from './entryAt.ts'

/** Reasons to keep a file out of a spec, for every reference to it. */
export type Refusal = 'outside' | 'hidden' | 'format' | 'scalar' | 'beyond'

/** Target of a reference: a file of the spec, nothing, or a target that is refused unread. */
type ReferencePlace = 'spec' | 'nowhere' | Refusal

/** Folders that a spec may refer to, relative to the root. */
export interface ReferenceFolders {
  readonly root: string
  readonly folders: readonly string[]
  /** Folders that may lie outside of the root. */
  readonly reads?: readonly string[] | undefined
}

/** Target of a path relative to the root. Checks the path before any file is opened, then the real path. */
export function placeOfReference({ root, folders, reads = [] }: ReferenceFolders, path: string): ReferencePlace {
  const refusal = leadsOut(path, reads) ? 'outside' : refusalOf(folders, withSlashes(path))
  if (refusal !== undefined) return refusal
  const full = join(root, path)
  if (!entryAt(full)?.isFile()) return 'nowhere'
  const present = folders.map((folder) => join(root, folder)).filter((folder) => entryAt(folder)?.isDirectory())
  const allowed = [
    root,
    ...reads.map((folder) => join(root, folder)).filter((folder) => entryAt(folder)?.isDirectory()),
  ]
  const tops = allowed.map(realPath)
  const real = present.map(realPath).filter((folder) => tops.some((top) => !isAbove(posix.relative(top, folder))))
  return refusalOf(real, realPath(full)) ?? 'spec'
}

/**
 * Whether a path climbs above the folder it is relative to, and into none of the folders `reads`. On Windows a letter with a
 * colon is a disk.
 */
export function leadsOut(path: string, reads: readonly string[] = []): boolean {
  const plain = posix.normalize(withSlashes(path))
  if (reads.some((folder) => !isAbove(posix.relative(folder, plain)))) return false
  return isAbove(plain) || posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)
}

function refusalOf(folders: readonly string[], path: string): Refusal | undefined {
  const below = folders.map((folder) => posix.relative(folder, path)).filter((inner) => !isAbove(inner))
  if (below.length === 0) return 'outside'
  if (below.every(isHidden)) return 'hidden'
  return /\.(?:ya?ml|json)$/i.test(path) ? undefined : 'format'
}

/** Whether a path leads to private files of tools and people: secrets, repositories, caches, packages. */
export function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.') || step.toLowerCase() === 'node_modules')
}

function isAbove(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/** On Windows a backslash separates folders, and a reference may hold one anywhere. */
function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}

function realPath(path: string): string {
  return realpathSync.native(path).split(sep).join('/')
}
