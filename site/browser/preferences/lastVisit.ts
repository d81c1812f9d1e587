/**
 * The changes of the documentation that this reader has seen. All dates come from the content: a change that is published late is
 * never missed, and the reader's clock plays no part.
 */
export interface LastVisit {
  /** Everything up to this date counts as seen. */
  readonly since: string
  /** Opened pages and entries of the rest, by key: the date of the site then, so that it holds in every language. */
  readonly seen: Readonly<Record<string, string>>
}

/** The documentation as it is now; several may be published on one host. */
export interface Published {
  readonly base: string
  /** The latest date of its pages. */
  readonly updated: string
}

/** A page by its path, or an entry of a changelog by path and anchor. */
export interface Dated {
  readonly key: string
  readonly updated: string
}

const listeners = new Set<() => void>()
const parsed = new Map<string, { readonly text: string | null; readonly visit: LastVisit | undefined }>()

function storageKey(base: string): string {
  return `last-visit:${base}`
}

/** The stored visit; nothing before the first visit or where storage is forbidden. The same object until it changes. */
export function lastVisit(base: string): LastVisit | undefined {
  const text = stored(base)
  const known = parsed.get(base)
  if (known && known.text === text) return known.visit
  const visit = text === null ? undefined : readVisit(text)
  parsed.set(base, { text, visit })
  return visit
}

function stored(base: string): string | null {
  try {
    return localStorage.getItem(storageKey(base))
  } catch {
    return null
  }
}

function readVisit(text: string): LastVisit | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isVisit(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isVisit(value: unknown): value is LastVisit {
  if (typeof value !== 'object' || value === null || !('since' in value) || !('seen' in value)) return false
  const { since, seen } = value
  if (typeof since !== 'string' || typeof seen !== 'object' || seen === null) return false
  return Object.values(seen).every((date) => typeof date === 'string')
}

function store(base: string, visit: LastVisit): void {
  try {
    localStorage.setItem(storageKey(base), JSON.stringify(visit))
  } catch {
    // Without storage there is no last visit to compare with.
  }
  for (const listener of listeners) listener()
}

/** Whether something changed after the reader saw it last. On a first visit nothing has. */
export function isUnseen(visit: LastVisit | undefined, { key, updated }: Dated): boolean {
  return visit !== undefined && updated > visit.since && updated > (visit.seen[key] ?? '')
}

/** Remembers that something was opened. The first call ever makes everything published so far count as seen. */
export function markSeen({ base, updated }: Published, opened: Dated | undefined): void {
  const visit = lastVisit(base)
  if (!visit) store(base, { since: updated, seen: {} })
  else if (opened && isUnseen(visit, opened)) {
    // A page may be newer than the site's date from the beginning of the session.
    const until = opened.updated > updated ? opened.updated : updated
    store(base, { ...visit, seen: { ...visit.seen, [opened.key]: until } })
  }
}

/** Nothing is new any more. */
export function markAllSeen({ base, updated }: Published): void {
  if (lastVisit(base)) store(base, { since: updated, seen: {} })
}

/**
 * Forgets needless dates: those of missing entries, and all of them once nothing is left to see. `dated` is all that can be new,
 * newest first; where it was cut off, older entries count as seen.
 */
export function tidyLastVisit({ base, updated }: Published, dated: readonly Dated[], isCutOff: boolean): void {
  const visit = lastVisit(base)
  if (!visit || visit.since >= updated) return
  if (!dated.some((entry) => isUnseen(visit, entry))) {
    markAllSeen({ base, updated })
    return
  }
  const oldest = isCutOff ? (dated.at(-1)?.updated ?? '') : ''
  const since = oldest > visit.since ? oldest : visit.since
  const keys = new Set(dated.flatMap(({ key, updated: date }) => (date > since ? [key] : [])))
  const seen = Object.fromEntries(Object.entries(visit.seen).filter(([key]) => keys.has(key)))
  if (since !== visit.since || Object.keys(seen).length < Object.keys(visit.seen).length) store(base, { since, seen })
}

/** Calls the listener at changes in this tab and in others; gives a function that stops it. */
export function onLastVisitChange(listener: () => void): () => void {
  function onStorage({ key }: StorageEvent): void {
    if (key === null || key.startsWith(storageKey(''))) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
