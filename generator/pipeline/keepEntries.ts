import { type KeepEntry, keepNoEntry, type Memory, noMemory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { digestOf, entryDigest } from '../pages/entryDigests.ts'

/** No model changes once it is there. */
const rests = new WeakMap<Api, string>()

/** Keeps in a memory what is made of entries, for as long as they and what all of their API shows stay the same. */
export function keepEntries(memory: Memory): KeepEntry {
  if (memory === noMemory) return keepNoEntry
  return (key, { api, entries = [], read }, work) => {
    if (!api) return memory.keep(`guide ${key}`, JSON.stringify(read), work)
    const rest = rests.get(api) ?? digestOf(restOf(api))
    rests.set(api, rest)
    const digests = entries.map((entry) => entryDigest(entry, api))
    return memory.keep(`${api.id} ${key}`, JSON.stringify([rest, digests, read]), work)
  }
}

/** An API without its schemas, and without what only its own page shows of an operation, a channel or a page. */
function restOf({ operations, channels, pages, schemas, source, ...rest }: Api): unknown {
  return [
    rest,
    operations.map(({ id, errors }) => [id, errors]),
    channels.map(({ id, deprecation }) => [id, deprecation !== undefined]),
    pages.map(({ path, content }) => [path, content]),
  ]
}
