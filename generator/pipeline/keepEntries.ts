import { memoizeByObject } from '../contract/memoize.ts'
import { type KeepEntry, keepNoEntry, type Memory, noMemory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { digestOf, entryDigest } from '../pages/entryDigests.ts'

/** Caches results made from entries until the entries, or the parts of their API that every page shows, change. */
export function keepEntries(memory: Memory): KeepEntry {
  if (memory === noMemory) return keepNoEntry
  return (key, { api, entries = [], read }, work) => {
    if (!api) return memory.keep(`guide ${key}`, JSON.stringify(read), work)
    const digests = entries.map((entry) => entryDigest(entry, api))
    return memory.keep(`${api.id} ${key}`, JSON.stringify([restOf(api), digests, read]), work)
  }
}

/** Digest of an API without its schemas and without the members of an entry that only its own page shows. */
const restOf = memoizeByObject(({ operations, channels, pages, schemas, source, ...rest }: Api) =>
  digestOf([
    rest,
    operations.map(({ id, errors }) => [id, errors]),
    channels.map(({ id, deprecation }) => [id, deprecation !== undefined]),
    pages.map(({ path, content }) => [path, content]),
  ]),
)
