/** Choices of this document, where the browser forbids storage or has no room. */
const kept = new Map<string, string>()

/** The stored text. Without storage, the text that this document stored. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? kept.get(key)
  } catch {
    return kept.get(key)
  }
}

/** Stores a text for all tabs. Without storage it lasts as long as the document. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    kept.delete(key)
  } catch {
    kept.set(key, text)
  }
}

/** Removes a stored text. */
export function removeStored(key: string): void {
  kept.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}
