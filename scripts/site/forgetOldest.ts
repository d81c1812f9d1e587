import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A build in progress has touched its entries within this time. */
const inUse = 60 * 60 * 1000

/** Keeps the newest entries of a folder and entries that a build may be using; removes the others. The folder may not exist. */
export async function forgetOldest(folder: string, kept: number): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const path = join(folder, name)
      const { mtimeMs: time } = await stat(path).catch(() => ({ mtimeMs: 0 }))
      return { path, time }
    }),
  )
  const oldest = entries.sort((a, b) => b.time - a.time).slice(kept)
  const unused = oldest.filter(({ time }) => time < Date.now() - inUse)
  await Promise.all(unused.map(({ path }) => rm(path, { recursive: true, force: true })))
}
