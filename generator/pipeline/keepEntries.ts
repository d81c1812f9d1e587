import { createHash } from 'node:crypto'
import { type KeepEntry, keepNoEntry, type Memory, noMemory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'

/** Keeps in a memory what is made of an entry, for as long as the entry and the rest of its API stay the same. */
export function keepEntries(memory: Memory): KeepEntry {
  if (memory === noMemory) return keepNoEntry
  const rests = new Map<Api, string>()
  return (key, api, entry, work) => {
    if (!api) return memory.keep(`guide ${key}`, JSON.stringify(entry), work)
    const rest = rests.get(api) ?? hashOf(restOf(api))
    rests.set(api, rest)
    return memory.keep(`${api.id} ${key}`, rest + JSON.stringify(entry), work)
  }
}

/** An API without what only its own page shows of an operation, a channel or a page. */
function restOf({ operations, channels, pages, source: _, ...rest }: Api): unknown {
  return [
    rest,
    operations.map(({ id, errors }) => [id, errors]),
    channels.map(({ id, deprecation }) => [id, deprecation !== undefined]),
    pages.map(({ path, content }) => [path, content]),
  ]
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
