import { join } from 'node:path'
import type { Keep } from '../generator/index.ts'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'
import { engineKey } from './commandLine.ts'
import { forgetOldest } from './forgetOldest.ts'

/** How many results are kept. */
const kept = 100

/** Keeps plain data in a folder, each by a hash of its key; good for this version of the engine. */
export function keepIn(folder: string): Keep {
  return async (key, work) => {
    const file = join(folder, `${hashOf(engineKey(), key)}.json`)
    const known = await readEntry(file)
    if (known !== undefined) return JSON.parse(known)
    const result = await work()
    await writeEntry(file, JSON.stringify(result))
    await forgetOldest(folder, kept)
    return result
  }
}
