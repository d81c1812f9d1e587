import { topAnchor } from '../ui/topAnchor.ts'
import { layOutAll } from './layOutAll.ts'

/** How far a page is scrolled. */
export interface ScrollPlace {
  readonly top: number
  /** The element at the top of the screen, and how far above it begins: parts above may have had another height. */
  readonly anchor?: string | undefined
  readonly offset?: number | undefined
}

interface EntryState {
  readonly key: string
}

const storageKey = 'scroll-places'
const capacity = 100

function isEntryState(state: unknown): state is EntryState {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
}

function stored(): [string, ScrollPlace][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

interface ScrollMemory {
  /** Remembers the place of the current entry, and gives the state for the entry to push. */
  readonly leave: () => EntryState
  /** The remembered place of the entry that is now shown; `undefined` for a new entry. */
  readonly arrive: (state: unknown) => ScrollPlace | undefined
}

function placeNow(): ScrollPlace {
  const anchor = topAnchor()
  const offset = anchor === undefined ? undefined : document.getElementById(anchor)?.getBoundingClientRect().top
  return { top: scrollY, anchor, offset }
}

/** Brings the reader back to a place of the page that is on screen. */
export function scrollToPlace({ top, anchor, offset }: ScrollPlace): void {
  layOutAll(top > 0)
  scrollTo(0, top)
  const element = anchor === undefined ? null : document.getElementById(anchor)
  if (element && offset !== undefined) scrollBy(0, element.getBoundingClientRect().top - offset)
}

/**
 * Remembers how far each history entry was scrolled. The browser cannot: it would scroll before the other page's
 * article is there. When the document is left, the browser is given that task back, so a reload keeps its place.
 */
export function createScrollMemory(): ScrollMemory {
  const places = new Map<string, ScrollPlace>(stored())
  let latest = placeNow()
  let current = startKey()

  function startKey(): string {
    const state: unknown = history.state
    if (isEntryState(state)) return state.key
    const fresh = crypto.randomUUID()
    history.replaceState({ key: fresh }, '')
    return fresh
  }

  function remember(place: ScrollPlace): void {
    places.delete(current)
    places.set(current, place)
  }

  /** The browser does not restore an entry that was made with `scrollRestoration` set to `manual`. */
  function restoreAfterReload(): void {
    const [entry] = performance.getEntriesByType('navigation')
    const place = places.get(current)
    const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
    if (isReturn && place) scrollToPlace(place)
  }

  restoreAfterReload()
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      latest = { top: scrollY }
    },
    { passive: true },
  )
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    remember(latest.top === scrollY ? placeNow() : latest)
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-capacity)))
    } catch {
      // Without storage, going back after a reload starts at the top.
    }
  })

  return {
    leave() {
      remember(placeNow())
      current = crypto.randomUUID()
      return { key: current }
    },
    arrive(state) {
      // A step through history has not scrolled yet, though the last scroll event may be pending. A link to a heading has
      // scrolled already.
      remember(isEntryState(state) ? placeNow() : latest)
      if (isEntryState(state)) {
        current = state.key
        return places.get(current) ?? { top: 0 }
      }
      current = startKey()
      return undefined
    },
  }
}
