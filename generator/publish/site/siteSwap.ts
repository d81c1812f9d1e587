import { randomUUID } from 'node:crypto'
import { readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../content/writeWhole.ts'
import { checkOwn, isFree, markOf, removeOwn } from '../folder/ownFolder.ts'
import { exchangeFolders } from './exchangeFolders.ts'

/** Folder beside a site with the site that stood there before: readers with an old page open still ask for its scripts. */
export function previousFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.previous`)
}

/** New name of a folder beside a site, for the next site of a build. The name holds the id of the process. */
export function nextFolder(out: string): string {
  return join(dirname(out), `${startOfNext(out)}${process.pid}-${randomUUID().slice(0, 8)}`)
}

function startOfNext(out: string): string {
  return `.${basename(out)}.next-`
}

/**
 * Puts a finished site in the place of the published site, which becomes the previous site. Where the system can exchange
 * two folders, `out` is a whole site at every moment. Elsewhere it is missing between two renames; `restoreSite` repairs a
 * kill at that moment. Throws for a folder that was not made here.
 */
export async function swapSite(next: string, out: string): Promise<void> {
  if (!(await exists(out))) return moveInto(next, out)
  checkReplaceable(out)
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
  await removeOwn(previous, 'site')
  await rename(old, previous).catch((error: NodeJS.ErrnoException) => {
    if (isTaken(error)) return keepAsPrevious(old, out)
    // Another build has put the same folder away already.
    if (error.code !== 'ENOENT') throw error
  })
}

function isTaken({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOTEMPTY' || code === 'EEXIST'
}

/** Throws unless a site may replace the folder: it and the folder of the earlier site were made here, or hold nothing. */
export function checkReplaceable(out: string): void {
  checkOwn(out, 'site')
  checkOwn(previousFolder(out), 'site')
}

/** Brings back the site of a build that was killed between the two renames. `false` when there is nothing to bring back. */
export async function restoreSite(out: string): Promise<boolean> {
  if ((await exists(out)) || markOf(previousFolder(out)) !== 'site') return false
  return rename(previousFolder(out), out).then(
    () => true,
    () => false,
  )
}

/** Deletes the folders that killed builds have left beside a site. */
export async function removeLeftovers(out: string): Promise<void> {
  const start = startOfNext(out)
  const names = await readdir(dirname(out)).catch(() => [])
  const left = names.filter((name) => name.startsWith(start) && isLeft(name.slice(start.length)))
  const own = left
    .map((name) => join(dirname(out), name))
    .filter((folder) => isFree(folder) || markOf(folder) === 'site')
  await Promise.all(own.map((folder) => removeOwn(folder, 'site')))
}

/** Whether the process in a name of `nextFolder` has ended. */
function isLeft(end: string): boolean {
  const [, pid] = /^([1-9]\d*)-[\da-f]+$/.exec(end) ?? []
  return pid !== undefined && !isRunning(Number(pid))
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
