import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whoever works with an entry at this moment has touched it later than this long ago. */
const inUse = 60 * 60 * 1000

/** Removes all entries of a folder but the newest ones, and none that a build may be working with. There may be no folder yet. */
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
