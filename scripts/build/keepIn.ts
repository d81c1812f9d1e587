import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Keep } from '../../generator/index.ts'
import { engineKey } from '../command/commandLine.ts'
import { hashOf, readEntry, writeEntry } from './cacheEntry.ts'
import { forgetOldest } from './forgetOldest.ts'

/** How many results are kept, and how many bytes of them. */
const kept = 1_000
const keptBytes = 256 * 1024 * 1024

/**
 * Keeps plain data in a folder, each by a hash of its key; good for this version of the engine and of Node. Data may hold
 * what JSON has no form for: numbers and patterns of programs in guides.
 */
export function keepIn(folder: string): Keep {
  let forgetting: Promise<void> | undefined
  return async (key, work) => {
    const file = join(folder, hashOf(engineKey(), process.version, key))
    const known = await readEntry(file)
    if (known !== undefined) return deserialize(Buffer.from(known, 'base64'))
    const result = await work()
    await writeEntry(file, serialize(result).toString('base64'))
    forgetting ??= forgetOldest(folder, kept, keptBytes)
    await forgetting
    return result
  }
}
