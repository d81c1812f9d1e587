import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { usePage } from './PageContext.ts'
import { SearchWaiting } from './SearchWaiting.tsx'
import { SearchContext } from './searchControls.ts'
import { useSearchModule } from './useSearchModule.ts'
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
