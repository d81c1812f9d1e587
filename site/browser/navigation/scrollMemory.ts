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
  /** State for an entry that is about to be pushed; what was on screen is remembered for the entry left behind. */
  readonly leave: () => EntryState
  /** Where the entry that was just arrived at had been scrolled to; nothing for one that is new. */
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

  /** The browser forgets the place of an entry that it was not in charge of when it was made. */
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
      // A step through history has moved nothing yet, and the last scroll event may still be on its way; a link to a
      // heading has scrolled already.
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
