import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { exchangeFolders } from './exchangeFolders.ts'

/** Folder beside a site with the site that stood there before: readers with an old page open still ask for its scripts. */
export function previousFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.previous`)
}

/** New name of a folder beside a site in which a build puts the next one together; it tells which process is at it. */
export function nextFolder(out: string): string {
  return join(dirname(out), `${startOfNext(out)}${process.pid}-${randomUUID().slice(0, 8)}`)
}

function startOfNext(out: string): string {
  return `.${basename(out)}.next-`
}

/**
 * Puts a finished site in the place of the one that is there, which becomes the previous one. Where the system can exchange
 * two folders, `out` is a whole site at every moment; elsewhere it is missing for an instant between two renames, and who
 * is killed right there finds the old site again with `restoreSite`.
 */
export async function swapSite(next: string, out: string): Promise<void> {
  if (!(await exists(out))) return moveInto(next, out)
  if (await exchangeFolders(next, out)) return keepAsPrevious(next, out)
  await keepAsPrevious(out, out)
  await moveInto(next, out)
}

/** Another build may have put its site there in the meantime: the last one stays. */
async function moveInto(next: string, out: string): Promise<void> {
  await rename(next, out).catch((error: NodeJS.ErrnoException) => {
    if (!isTaken(error)) throw error
    return swapSite(next, out)
  })
}

async function keepAsPrevious(old: string, out: string): Promise<void> {
  const previous = previousFolder(out)
  await rm(previous, { recursive: true, force: true })
  await rename(old, previous).catch((error: NodeJS.ErrnoException) => {
    if (isTaken(error)) return keepAsPrevious(old, out)
    // Another build has put the same folder away already.
    if (error.code !== 'ENOENT') throw error
  })
}

function isTaken({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOTEMPTY' || code === 'EEXIST'
}

/** Brings back the site of a build that was killed between the two renames. `false` when there is nothing to bring back. */
export async function restoreSite(out: string): Promise<boolean> {
  if (await exists(out)) return false
  return rename(previousFolder(out), out).then(
    () => true,
    () => false,
  )
}

/** Deletes what builds that were killed have left beside a site. */
export async function removeLeftovers(out: string): Promise<void> {
  const start = startOfNext(out)
  const names = await readdir(dirname(out)).catch(() => [])
  const left = names.filter(
    (name) => name.startsWith(start) && !isRunning(Number.parseInt(name.slice(start.length), 10)),
  )
  await Promise.all(left.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
