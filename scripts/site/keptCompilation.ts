import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../command/filesBelow.ts'
import { readEntry, writeEntry } from './cacheEntry.ts'
import { areUnchanged, type FileHashes, hashFiles } from './compiledInputs.ts'
import { forgetOldest } from './forgetOldest.ts'

interface CompilationPlace {
  /** Folder of the result in the cache. */
  readonly folder: string
  /** Folder of this build alone. It does not exist yet. */
  readonly working: string
  /** Number of compilations to keep beside this one, the last used first; without it, all. */
  readonly kept?: number
}

/** Hashes of the sources and of the files of a compiled folder. */
interface CompilationRecord {
  readonly inputs: FileHashes
  readonly outputs: FileHashes
}

/** File of a compiled folder that records its sources. */
export const recordFile = 'record.json'

/**
 * The cached folder when no source has changed, else a new folder that `compile` fills. `compile` returns its source files.
 * A result that cannot be cached still serves this build.
 */
export async function keptCompilation(
  { folder, working, kept }: CompilationPlace,
  compile: (out: string) => Promise<readonly string[]>,
): Promise<string> {
  if (await isUsable(folder)) {
    // The folder may belong to another user.
    await utimes(folder, new Date(), new Date()).catch(() => {})
    return folder
  }
  const inputs = await hashFiles(await compile(working))
  const outputs = await hashFiles(filesBelow(working).map((file) => join(working, file)))
  if (!outputs || !inputs) return working
  const own = Object.fromEntries(Object.entries(outputs).map(([path, hash]) => [relative(working, path), hash]))
  await writeEntry(join(working, recordFile), JSON.stringify({ inputs, outputs: own } satisfies CompilationRecord))
  const compiled = await keep(working, folder)
  if (kept !== undefined) await forgetOldest(dirname(folder), kept)
  return compiled
}

/** Moves a compiled folder into the cache, unless another build has put a usable one there meanwhile. */
async function keep(working: string, folder: string): Promise<string> {
  if (await isUsable(folder)) return working
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(working, folder)
    return folder
  } catch {
    return working
  }
}

async function isUsable(folder: string): Promise<boolean> {
  const text = await readEntry(join(folder, recordFile))
  if (text === undefined) return false
  const { inputs, outputs }: CompilationRecord = JSON.parse(text)
  const own = Object.fromEntries(Object.entries(outputs).map(([path, hash]) => [join(folder, path), hash]))
  return (await areUnchanged(inputs)) && (await areUnchanged(own))
}

/** Source files of a compiled folder; `undefined` when it has no record of them. */
export async function inputsOf(folder: string): Promise<readonly string[] | undefined> {
  const text = await readEntry(join(folder, recordFile))
  if (text === undefined) return undefined
  const { inputs }: CompilationRecord = JSON.parse(text)
  return Object.keys(inputs)
}
