import { link, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file of a person's. After a failure or a kill at any moment, the path holds the old file or the new one, whole: the
 * text goes to a temporary file beside it, is flushed to the disk, and takes the name (POSIX, rename). The mode stays, and so
 * does a link. A new file takes the place of none: throws EEXIST.
 */
export async function writeWhole(path: string, text: string, { isNew = false } = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const target = await realpath(path).catch(() => path)
  const folder = dirname(target)
  await removeLeftovers(folder, basename(target))
  const temporary = join(folder, temporaryName(basename(target), process.pid))
  try {
    await writeFlushed(temporary, text, await modeOf(target))
    if (isNew) await takeFreeName(temporary, target)
    else await rename(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
  await flushFolder(folder)
}

async function writeFlushed(path: string, text: string, mode: number | undefined): Promise<void> {
  const file = await open(path, 'w')
  try {
    if (mode !== undefined) await file.chmod(mode)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Errors of disks that know no hard links. */
const withoutLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'])

/** Gives a file a second name, which the disk refuses where the name is taken. */
async function takeFreeName(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target)
  } catch (error) {
    if (!withoutLinks.has(String((error as NodeJS.ErrnoException).code))) throw error
    await (await open(target, 'wx')).close()
    await rename(temporary, target)
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && found.mode & 0o777
}

/** The new name is on the disk when its folder is. Windows opens no folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

function temporaryName(name: string, process: number | string): string {
  return `.${name}.${process}.tmp`
}

/** Removes the temporary files that killed processes left. */
async function removeLeftovers(folder: string, name: string): Promise<void> {
  const [before = '', after = ''] = temporaryName(name, '\0').split('\0')
  const files = await readdir(folder).catch(() => [])
  const left = files.filter((file) => {
    const id = file.startsWith(before) && file.endsWith(after) ? file.slice(before.length, -after.length) : ''
    return /^\d+$/.test(id) && !isRunning(Number(id))
  })
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })))
}

/** Whether a process of this number runs. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
