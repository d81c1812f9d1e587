import { memoizeByObject } from '../contract/memoize.ts'
import { type KeepEntry, keepNoEntry, type Memory, noMemory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { digestOf, entryDigest } from '../pages/entryDigests.ts'

/** Keeps in a memory what is made of entries, for as long as they and what all of their API shows stay the same. */
export function keepEntries(memory: Memory): KeepEntry {
  if (memory === noMemory) return keepNoEntry
  return (key, { api, entries = [], read }, work) => {
    if (!api) return memory.keep(`guide ${key}`, JSON.stringify(read), work)
    const digests = entries.map((entry) => entryDigest(entry, api))
    return memory.keep(`${api.id} ${key}`, JSON.stringify([restOf(api), digests, read]), work)
  }
}

/** Digest of an API without its schemas, and without what only its own page shows of an operation, a channel or a page. */
const restOf = memoizeByObject(({ operations, channels, pages, schemas, source, ...rest }: Api) =>
  digestOf([
    rest,
    operations.map(({ id, errors }) => [id, errors]),
    channels.map(({ id, deprecation }) => [id, deprecation !== undefined]),
    pages.map(({ path, content }) => [path, content]),
  ]),
)
