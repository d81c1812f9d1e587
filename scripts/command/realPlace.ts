import { lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from './commandLine.ts'

interface RealPlace {
  /** The path without links. */
  readonly path: string
  /** The path itself if it exists, else its deepest existing folder. */
  readonly existing: string
}

/** Error codes for a path that leads nowhere. */
const dead: Readonly<Record<string, string>> = {
  ENOENT: 'is a link, or lies behind one, that leads to nothing',
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'is longer than a path may be',
}

/** Follows the links of a path, even if only a part of it exists. Throws a UsageError for a link that leads nowhere. */
export function realPlace(path: string): RealPlace {
  try {
    const missing: string[] = []
    let at = path
    while (!isThere(at)) {
      missing.unshift(basename(at))
      at = dirname(at)
    }
    const existing = realpathSync.native(at)
    return { path: join(existing, ...missing), existing }
  } catch (error) {
    const reason = dead[String((error as NodeJS.ErrnoException).code)]
    if (reason === undefined) throw error
    throw new UsageError(`${path} ${reason}: name another place.`)
  }
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false
    throw error
  }
}

/**
 * Whether a real path is a folder or lies in it. Folders are known by their number on the disk: links, mounts and disks
 * that ignore the case of letters give one folder several paths.
 */
export function isInside(path: string, folder: string): boolean {
  const wanted = numberOf(folder)
  for (let at = path; ; at = dirname(at)) {
    if (at === folder || (wanted !== undefined && numberOf(at) === wanted)) return true
    if (at === dirname(at)) return false
  }
}

/** Device and inode of a path; nothing for a missing path, and on disks without inodes. */
function numberOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found?.ino ? `${found.dev}:${found.ino}` : undefined
}
