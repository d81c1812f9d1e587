export interface PageMemory<Page> {
  /** What is kept for an address, unless it has become too old. */
  readonly find: (address: string) => Promise<Page> | undefined
  /** Keeps a page that is being loaded; one that cannot be had, or that `isLasting` does not hold for, is dropped again. */
  readonly keep: (address: string, page: Promise<Page>) => void
  readonly forget: (address: string) => void
  readonly clear: () => void
}

interface MemoryOptions<Page> {
  /** Beyond it, the page that was not asked for the longest goes. */
  readonly capacity: number
  /** Milliseconds after which a page is fetched anew: readers trust what they see to be what is published. */
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
