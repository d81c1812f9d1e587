interface EntryState {
  readonly key: string
}

const storageKey = 'scroll-positions'
const capacity = 100

function isEntryState(state: unknown): state is EntryState {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

export interface ScrollMemory {
  /** Remembers the position of the current entry, and gives the state for the entry to push. */
  readonly leave: () => EntryState
  /** The remembered position of the entry that is now shown; `undefined` for a new entry. */
  readonly arrive: (state: unknown) => number | undefined
}

/**
 * Remembers how far each history entry was scrolled. The browser cannot: it would scroll before the other page's
 * article is there. When the document is left, the browser is given that task back, so a reload keeps its place.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(stored())
  let latest = scrollY
  let current = startKey()

  function startKey(): string {
    const state: unknown = history.state
    if (isEntryState(state)) return state.key
    const fresh = crypto.randomUUID()
    history.replaceState({ key: fresh }, '')
    return fresh
  }

  function remember(position: number): void {
    positions.delete(current)
    positions.set(current, position)
  }

  /** The browser does not restore an entry that was made with `scrollRestoration` set to `manual`. */
  function restoreAfterReload(): void {
    const [entry] = performance.getEntriesByType('navigation')
    const position = positions.get(current)
    const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
    if (isReturn && position !== undefined) scrollTo(0, position)
  }

  restoreAfterReload()
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      latest = scrollY
    },
    { passive: true },
  )
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    remember(latest)
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-capacity)))
    } catch {
      // Without storage, going back after a reload starts at the top.
    }
  })

  return {
    leave() {
      remember(scrollY)
      current = crypto.randomUUID()
      return { key: current }
    },
    arrive(state) {
      // A step through history has not scrolled yet, though the last scroll event may be pending. A link to a heading has
      // scrolled already.
      remember(isEntryState(state) ? scrollY : latest)
      if (isEntryState(state)) {
        current = state.key
        return positions.get(current) ?? 0
      }
      current = startKey()
      return undefined
    },
  }
}
