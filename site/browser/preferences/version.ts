import { readStored, removeStored, store } from './storage.ts'

const listeners = new Set<() => void>()

/** Each documentation has a choice of its own. */
function storageKey(id: string): string {
  return `docs-preferred-version-${id}`
}

/** The version that the reader chose last, in whichever tab; nothing if they never did. */
export function preferredVersion(id: string): string | undefined {
  return readStored(storageKey(id))
}

/** Remembers the version for all tabs. */
export function preferVersion(id: string, name: string): void {
  store(storageKey(id), name)
  for (const listener of listeners) listener()
}

/** Drops a choice of a version that is no longer published. */
export function forgetUnknownVersion(id: string, names: readonly string[]): void {
  const name = preferredVersion(id)
  if (name !== undefined && !names.includes(name)) removeStored(storageKey(id))
}

/** Calls `listener` when a version is chosen, here or in another tab. Gives back how to stop. */
export function onVersionChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
