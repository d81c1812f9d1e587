import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SearchModule } from '../../shared/searchModule.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { usePage } from './PageContext.ts'
import { SearchWaiting } from './SearchWaiting.tsx'
import { SearchContext, SearchLoaderContext } from './searchControls.ts'
import { useSearchShortcuts } from './useSearchShortcuts.ts'
import { useText } from './useText.ts'

/** The search dialog, and the ways to open it for the parts inside. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const page = usePage()
  const text = useText()
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [isComposing, setComposing] = useState(false)
  const { search, hasFailed, load, mayPrepare } = useSearchModule()
  const hasSearch = page.frame.search !== undefined

  function open(wanted = ''): void {
    if (!hasSearch) return
    setQuery(wanted)
    setComposing(false)
    setOpen(true)
    void load()
  }

  function close(): void {
    setOpen(false)
  }

  function prepare(): void {
    if (mayPrepare()) void load()
  }

  useSearchShortcuts({ isOpen, open, close })
  useVisibleHeight(sheet, isOpen)

  const openAsked = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get('q')
    if (asked) open(asked)
  })
  useEffect(() => openAsked(), [])

  const markArrival = useEffectEvent(() => search?.markArrival())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an arrival
  useEffect(() => markArrival(), [page])

  return (
    <SearchContext value={{ search, open, prepare }}>
      {children}
      <Dialog className="search-dialog" label={text('shell.search')} isOpen={isOpen} onClose={close}>
        <div className="search-sheet" ref={sheet}>
          {search && !isComposing ? (
            search.renderPanel({ page, query, onClose: close })
          ) : (
            <SearchWaiting
              query={query}
              hasFailed={hasFailed}
              onType={setQuery}
              onCompose={setComposing}
              onRetry={load}
              onClose={close}
            />
          )}
        </div>
      </Dialog>
    </SearchContext>
  )
}

/** Keeps `--visible-height` of an element at the height of the window above an on-screen keyboard, while it is shown. */
function useVisibleHeight(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isShown || !viewport) return
    function measure(): void {
      element.current?.style.setProperty('--visible-height', `${viewport?.height}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [element, isShown])
}

interface SearchLoading {
  readonly search: SearchModule | undefined
  readonly hasFailed: boolean
  /** Loads the search unless it is there or on its way. */
  readonly load: () => Promise<void>
  readonly mayPrepare: () => boolean
}

/** The search in the page's language, loaded on demand. */
function useSearchModule(): SearchLoading {
  const page = usePage()
  const loader = useContext(SearchLoaderContext)
  const [loaded, setLoaded] = useState<SearchModule>()
  const [hasFailed, setFailed] = useState(false)
  const loading = useRef<string>(undefined)
  const search = loaded?.locale === page.locale ? loaded : undefined

  async function load(): Promise<void> {
    if (!loader || search || loading.current === page.locale) return
    loading.current = page.locale
    setFailed(false)
    try {
      setLoaded(await loader.load(page))
    } catch {
      setFailed(true)
    } finally {
      loading.current = undefined
    }
  }

  return { search, hasFailed, load, mayPrepare: () => loader?.mayPrepare() ?? false }
}
