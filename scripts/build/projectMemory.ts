import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Memory } from '../../generator/index.ts'
import { hashOf } from './cacheEntry.ts'
import { forgetOldest } from './forgetOldest.ts'

/** The memory of a build, which the next build of the project finds in a file. */
export interface ProjectMemory extends Memory {
  /** Keeps the entries that this build used and drops the rest. */
  save(): Promise<void>
}

type Entries = Map<string, { readonly input: string; readonly result: unknown }>

/** Letters that stand before the data: their hash. */
const hashLetters = 32
/** Memories that lie beside each other: of projects, times versions of the engine. */
const keptMemories = 24

/** Opens a file for one version of the engine and of Node. One file is read sooner than many, whatever is in them. */
export async function openMemory(file: string): Promise<ProjectMemory> {
  const before = await readEntries(file)
  const now: Entries = new Map()
  let isNew = false
  return {
    recall: (_key, _inputs, work) => work(),
    keep<Result>(key: string, text: string, work: () => Result) {
      const input = hashOf(text)
      const known = now.get(key) ?? before.get(key)
      const isKnown = known?.input === input
      const result = isKnown ? (known.result as Awaited<Result>) : work()
      isNew ||= !isKnown
      now.set(key, { input, result })
      return result
    },
    async save() {
      if (!isNew && now.size === before.size) return
      const settled = await Promise.allSettled(
        [...now].map(async ([key, { input, result }]) => [key, { input, result: await result }] as const),
      )
      const entries = settled.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []))
      const temporary = `${file}.${process.pid}.tmp`
      await mkdir(dirname(file), { recursive: true })
      const bytes = serialize(new Map(entries))
      await writeFile(temporary, [hashOf(bytes), bytes])
      await rename(temporary, file)
      await forgetOldest(dirname(file), keptMemories)
    },
  }
}

/** A file that is not whole is as good as none. */
async function readEntries(file: string): Promise<Entries> {
  try {
    const stored = await readFile(file)
    const bytes = stored.subarray(hashLetters)
    if (stored.toString('latin1', 0, hashLetters) === hashOf(bytes)) return deserialize(bytes)
  } catch {
    // There is none, or Node writes such data in another way since.
  }
  return new Map()
}
