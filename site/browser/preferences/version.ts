const listeners = new Set<() => void>()

/** What was chosen in this document: without storage a choice lasts as long as the page. */
const chosenHere = new Map<string, string>()

/** One documentation's choice says nothing of another one's. */
function storageKey(id: string): string {
  return `docs-preferred-version-${id}`
}

/** The version that the reader chose last, in whichever tab; nothing if they never did. */
export function preferredVersion(id: string): string | undefined {
  try {
    return localStorage.getItem(storageKey(id)) ?? undefined
  } catch {
    return chosenHere.get(id)
  }
}

/** Remembers the version for all tabs. */
export function preferVersion(id: string, name: string): void {
  chosenHere.set(id, name)
  try {
    localStorage.setItem(storageKey(id), name)
  } catch {
    // `chosenHere` holds it.
  }
  for (const listener of listeners) listener()
}

/** Drops a choice of a version that is no longer published. */
export function forgetUnknownVersion(id: string, names: readonly string[]): void {
  const name = preferredVersion(id)
  if (name === undefined || names.includes(name)) return
  try {
    localStorage.removeItem(storageKey(id))
  } catch {
    // What cannot be read was never stored.
  }
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
