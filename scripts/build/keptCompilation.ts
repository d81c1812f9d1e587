import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../command/filesBelow.ts'
import { readEntry, writeEntry } from './cacheEntry.ts'
import { areUnchanged, type FileHashes, hashFiles } from './compiledInputs.ts'
import { forgetOldest } from './forgetOldest.ts'

interface CompilationPlace {
  /** Where the result is kept from one build to the next. */
  readonly folder: string
  /** Folder of this build alone, which there is not yet. */
  readonly working: string
  /** So many that lie beside it are kept, the latest used; without a number, all. */
  readonly kept?: number
}

/** What a folder was made from, and what it consists of. */
interface CompilationRecord {
  readonly inputs: FileHashes
  readonly outputs: FileHashes
}

/** File of a kept folder that says what it was made from. */
export const recordFile = 'record.json'

/**
 * The kept folder, when nothing of what it was made from has changed since; else what `compile` puts into a new one, which is
 * kept then. It gives the files that went in. What cannot be kept is good for this build.
 */
export async function keptCompilation(
  { folder, working, kept }: CompilationPlace,
  compile: (out: string) => Promise<readonly string[]>,
): Promise<string> {
  if (await isUsable(folder)) {
    // A package may belong to somebody else.
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

/** Takes the place of a folder that cannot be used. Another build may have been faster: what it kept is left as it is. */
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

/** Files that a compiled folder was made from; nothing where that is not known. */
export async function inputsOf(folder: string): Promise<readonly string[] | undefined> {
  const text = await readEntry(join(folder, recordFile))
  if (text === undefined) return undefined
  const { inputs }: CompilationRecord = JSON.parse(text)
  return Object.keys(inputs)
}
