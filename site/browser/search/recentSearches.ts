const storageKey = 'recent-searches'
const capacity = 6

/** What the reader has searched for and found in this browser, latest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, capacity) : []
  } catch {
    return []
  }
}

/** Puts a search in front; the oldest is forgotten when there are too many. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '') return
  const others = readRecent().filter((entry) => entry.toLowerCase() !== text.toLowerCase())
  store([text, ...others].slice(0, capacity))
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    // Without storage the reader types again.
  }
}
