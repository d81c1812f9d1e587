import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isPromise } from 'node:util/types'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { Memory } from '../../generator/index.ts'
import { hashOf } from './cacheEntry.ts'
import { forgetOldest } from './forgetOldest.ts'

/** Results of a run in a file, for the next build or `dev` of the project. Entries stay in the file, not in memory. */
export interface ProjectMemory extends Memory {
  /** Keeps the entries that this run used and drops the rest. Later results are not kept. */
  save(): Promise<void>
}

interface Stored {
  readonly start: number
  readonly length: number
  readonly checksum: number
}

/** Hash of the input, and position of the result in the file. */
interface Entry extends Stored {
  readonly input: string
}

interface Entries {
  readonly descriptor: number
  readonly entries: Map<string, Entry>
}

/** Length of the end of a file, which holds the position of its table of entries. */
const endLength = 128
/** Number of files to keep: one for each project and version of the engine. */
const keptMemories = 24

/** Opens the file for one version of the engine and of Node. One file is faster to read than many. */
export async function openMemory(file: string): Promise<ProjectMemory> {
  await mkdir(dirname(file), { recursive: true })
  const before = openEntries(file)
  const temporary = `${file}.${process.pid}.tmp`
  const now: Entries = { descriptor: openSync(temporary, 'w+'), entries: new Map() }
  const waiting: Promise<void>[] = []
  let isNew = false
  let isClosed = false
  let end = 0
  const append = (bytes: Uint8Array): Stored => {
    const start = end
    while (end < start + bytes.length) end += writeSync(now.descriptor, bytes, end - start, undefined, end)
    return { start, length: bytes.length, checksum: crc32(bytes) }
  }
  return {
    recall: (_key, _inputs, work) => work(),
    keep<Result>(key: string, text: string, work: () => Result) {
      if (isClosed) return work()
      const input = hashOf(text)
      const store = (bytes: Uint8Array) => void now.entries.set(key, { input, ...append(bytes) })
      const own = find(now, key, input)
      const known = own ?? (before && find(before, key, input))
      if (known) {
        if (!own) store(known)
        return deserialize(known)
      }
      isNew = true
      const result = work()
      if (isPromise(result))
        waiting.push(
          result.then(
            (value) => store(serialize(value)),
            () => {},
          ),
        )
      else store(serialize(result))
      return result
    },
    async save() {
      await Promise.all(waiting)
      isClosed = true
      const isSame = !isNew && now.entries.size === before?.entries.size
      const table = append(serialize(now.entries))
      append(Buffer.from(JSON.stringify(table).padEnd(endLength)))
      for (const { descriptor } of before ? [before, now] : [now]) closeSync(descriptor)
      if (isSame) return rm(temporary)
      await rename(temporary, file)
      await forgetOldest(dirname(file), keptMemories)
    },
  }
}

/** Works with the results in such a file and adds none: a command may run on a disk that is full. */
export async function withKnown<Result>(file: string, work: (memory: Memory) => Promise<Result>): Promise<Result> {
  let known = openEntries(file)
  try {
    return await work({
      recall: (_key, _inputs, own) => own(),
      keep(key, text, own) {
        const bytes = known && find(known, key, hashOf(text))
        return bytes ? deserialize(bytes) : own()
      },
    })
  } finally {
    if (known) closeSync(known.descriptor)
    known = undefined
  }
}

function find({ descriptor, entries }: Entries, key: string, input: string): Buffer | undefined {
  const entry = entries.get(key)
  return entry?.input === input ? readStored(descriptor, entry) : undefined
}

/** `undefined` when there is no file, or it is damaged. */
function openEntries(file: string): Entries | undefined {
  try {
    const descriptor = openSync(file, 'r')
    const end = Buffer.alloc(endLength)
    readSync(descriptor, end, 0, endLength, Math.max(0, fstatSync(descriptor).size - endLength))
    const table = readStored(descriptor, JSON.parse(end.toString()))
    if (table) return { descriptor, entries: deserialize(table) }
    closeSync(descriptor)
  } catch {
    // There is none, or another version of Node wrote it.
  }
  return undefined
}

/** The bytes of an entry; `undefined` when their checksum is wrong. */
function readStored(descriptor: number, { start, length, checksum }: Stored): Buffer | undefined {
  const bytes = Buffer.alloc(length)
  return readSync(descriptor, bytes, 0, length, start) === length && crc32(bytes) === checksum ? bytes : undefined
}
