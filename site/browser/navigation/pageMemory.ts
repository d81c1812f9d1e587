interface PageMemory<Page> {
  /** The page kept for an address, unless it is too old. */
  readonly find: (address: string) => Promise<Page> | undefined
  /** Keeps a page while it loads. Drops it when loading fails or `isLasting` is false. */
  readonly keep: (address: string, page: Promise<Page>) => void
  readonly forget: (address: string) => void
  readonly clear: () => void
}

interface MemoryOptions<Page> {
  /** Number of pages kept. The page that was unused for longest is dropped first. */
  readonly capacity: number
  /** Milliseconds after which a page is fetched again, because readers expect the published state. */
  readonly maximumAge: number
  readonly isLasting: (page: Page) => boolean
}

/** Pages kept for coming back and for prefetching. */
export function createPageMemory<Page>({ capacity, maximumAge, isLasting }: MemoryOptions<Page>): PageMemory<Page> {
  const kept = new Map<string, { readonly page: Promise<Page>; readonly since: number }>()

  function drop(address: string, page: Promise<Page>): void {
    if (kept.get(address)?.page === page) kept.delete(address)
  }

  return {
    find(address) {
      const entry = kept.get(address)
      if (!entry) return undefined
      kept.delete(address)
      if (Date.now() - entry.since > maximumAge) return undefined
      kept.set(address, entry)
      return entry.page
    },
    keep(address, page) {
      kept.set(address, { page, since: Date.now() })
      const [oldest] = kept.keys()
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest)
      page.then(
        (loaded) => isLasting(loaded) || drop(address, page),
        () => drop(address, page),
      )
    },
    forget(address) {
      kept.delete(address)
    },
    clear() {
      kept.clear()
    },
  }
}
