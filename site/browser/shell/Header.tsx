import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Brand } from './Brand.tsx'
import { Drawer } from './Drawer.tsx'
import { DrawerToggle } from './DrawerToggle.tsx'
import { FrameItems } from './FrameItems.tsx'
import type { TrustedHtml } from './Html.tsx'
import { isApple } from './isApple.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { usePage } from './PageContext.ts'
import { useSearchControls } from './searchControls.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TitleBar } from './TitleBar.tsx'
import { useHideOnScroll } from './useHideOnScroll.ts'
import { useText } from './useText.ts'
import { VersionMenu } from './VersionMenu.tsx'

/** The fixed bar at the top: brand, main navigation, language, theme, and on small screens the way into the drawer. */
export function Header({ sidebar }: { readonly sidebar?: TrustedHtml | undefined }) {
  const { frame, url } = usePage()
  const text = useText()
  const header = useRef<HTMLElement>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isTitleGone = useTitleGone(url)
  useHideOnScroll(header)

  return (
    <>
      <header className="header" ref={header}>
        <div className="navbar">
          <DrawerToggle onOpen={() => setDrawerOpen(true)} />
          <Brand />
          <nav className="navbar-items" aria-label={text('shell.navigation.main')}>
            <ul>
              <FrameItems items={frame.start} align="start" />
            </ul>
            <ul>
              <FrameItems items={frame.end} align="end" />
            </ul>
          </nav>
          <div className="navbar-tools">
            <SearchBox />
            <VersionMenu />
            <LanguageMenu />
            <ThemeSwitch />
          </div>
        </div>
        {isTitleGone && <TitleBar />}
      </header>
      <Drawer sidebar={sidebar} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  )
}

/** Whether the page's own title has left the screen at the top. */
function useTitleGone(url: string): boolean {
  const [isGone, setGone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    setGone(false)
    const title = document.querySelector('.article h1')
    if (!title) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setGone(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(title)
    return () => observer.disconnect()
  }, [url])

  return isGone
}

/** Opens the search: a button that looks like a field, on small screens a mark. The search loads on first intent. */
function SearchBox() {
  const { frame } = usePage()
  const { open, prepare } = useSearchControls()
  const text = useText()
  const apple = useIsApple()
  if (frame.search === undefined) return null
  return (
    <button
      type="button"
      className="search-box needs-script"
      aria-haspopup="dialog"
      aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open()}
    >
      <Icon name="search" />
      <span className="search-box-label">{text('shell.search')}</span>
      <span className="search-box-keys" aria-hidden="true" data-known={apple === undefined ? undefined : ''}>
        {apple ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  )
}

function subscribe(): () => void {
  return () => {}
}

/** Whether the keyboard has a ⌘ key; not known on the server. */
function useIsApple(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isApple, () => undefined)
}
