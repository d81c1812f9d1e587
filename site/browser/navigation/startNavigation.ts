import type { LoadFailure } from '../../shared/loadFailure.ts'
import { loadFully } from './fullLoad.ts'
import { showHead } from './head.ts'
import { layOutAll } from './layOutAll.ts'
import { cleanUrl, isPlainClick, isSamePage, pageTarget } from './linkTarget.ts'
import { asLoadError } from './loadError.ts'
import { type LoadedPage, loadPageOrNotFound, readPageData, reloadPage } from './loadPage.ts'
import { prefetchNear, prefetchOnIntent } from './prefetch.ts'
import { createProgress } from './progress.ts'
import { hashTarget, revealTarget } from './revealTarget.ts'
import { createScrollMemory, type ScrollPlace, scrollToPlace } from './scrollMemory.ts'

interface NavigationOptions {
  readonly base: string
  /**
   * Gets all that a page needs; gives what puts it on screen at once and resolves when it is there. `isSame` when the page is on
   * screen already, as it was before an edit.
   */
  readonly prepare: (page: LoadedPage, isSame: boolean) => Promise<() => Promise<void>>
  /** Shows, in place of the article, that a page could not be loaded. */
  readonly fail: (failure: LoadFailure) => void
  /** Told when waiting for a page becomes noticeable and when it is over. */
  readonly onLoading: (isLoading: boolean) => void
}

/** One way to a page. */
interface Visit {
  readonly url: URL
  readonly load?: () => Promise<LoadedPage>
  /** Makes the address bar speak of the page; `isFailed` when there is nothing but a message to show. */
  readonly enter?: (isFailed: boolean) => void
  /** Whether the reader starts at the top of the page; nothing when the page is on screen already. */
  readonly isAtTop?: boolean
  /** Where on the page the reader starts. */
  readonly arrive?: () => void
}

/** A second form of the current address would make a second history entry of the same page. */
function cleanAddress(): void {
  const clean = cleanUrl(new URL(location.href))
  if (clean.href !== location.href) history.replaceState(history.state, '', clean)
}

/** Focuses the title once the browser has laid out the page: an earlier focus would force the layout. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('.article h1')
  if (!title) return
  title.tabIndex = -1
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    title.focus({ preventScroll: true })
  })
  observer.observe(title)
}

/** The browser itself goes to the anchor, so that `:target` and the start of tabbing are right. */
function arriveAt(url: URL): void {
  if (url.hash === '') {
    focusTitle()
    return
  }
  scrollTo(0, 0)
  location.replace(url)
}

/**
 * Opens pages of the site without a page load: fetches the target's own HTML, puts its article, title and head in
 * place, and keeps address, scrolling and focus right. Where nothing is published the not-found page shows, and where
 * loading fails a message with a way to retry; a page of another build is left to the browser as an ordinary page load.
 * Gives back how to show the current page anew.
 */
export function startNavigation({ base, prepare, fail, onLoading }: NavigationOptions): () => Promise<void> {
  const memory = createScrollMemory()
  const progress = createProgress(onLoading)
  let shown = new URL(location.href)
  let home = readPageData(document).frame.home
  let latest = 0
  let stopNear = prefetchNear(base)
  /** Set while a failure is on screen. */
  let retry: (() => void) | undefined

  async function open(visit: Visit): Promise<void> {
    latest += 1
    const mine = latest
    progress.begin()
    try {
      const page = await (visit.load?.() ?? loadPageOrNotFound(visit.url, home))
      const show = await prepare(page, visit.load !== undefined)
      if (mine !== latest) return
      visit.enter?.(false)
      retry = undefined
      shown = visit.url
      home = page.data.frame.home
      // Scroll before the new content needs a layout.
      if (visit.isAtTop) scrollTo(0, 0)
      showHead(page)
      // A start below the top needs the layout of all content above.
      layOutAll(!visit.isAtTop)
      await show()
      stopNear()
      stopNear = prefetchNear(base)
      if (mine === latest) visit.arrive?.()
    } catch (error) {
      if (mine === latest) giveUp(visit, error)
    } finally {
      if (mine === latest) progress.end()
    }
  }

  function giveUp({ enter, ...visit }: Visit, error: unknown): void {
    const { kind, message } = asLoadError(error)
    const isForeign = kind === 'foreign'
    if (import.meta.env.DEV && visit.load) {
      // While a page is edited, its last complete version stays.
      console.error(error)
      return
    }
    if (isForeign && loadFully(visit.url)) return
    enter?.(true)
    shown = visit.url
    retry = isForeign ? () => location.reload() : () => void open(visit)
    scrollTo(0, 0)
    fail({ url: visit.url.pathname + visit.url.search, kind: kind === 'missing' ? 'server' : kind, message, retry })
  }

  function follow(url: URL): void {
    function enter(isFailed: boolean): void {
      const address = new URL(url)
      if (!isFailed) address.hash = ''
      history.pushState(memory.leave(), '', address)
    }
    void open({ url, enter, isAtTop: url.hash === '', arrive: () => arriveAt(url) })
  }

  function goBack(url: URL, place: ScrollPlace): void {
    function arrive(): void {
      scrollToPlace(place)
      focusTitle()
    }
    void open({ url, isAtTop: place.top === 0, arrive })
  }

  /** Handles a click that stays on the page; `false` leaves it to the browser. */
  function stay({ hash }: URL, { href }: HTMLAnchorElement): boolean {
    if (retry) retry()
    else if (hash === '' && !href.endsWith('#')) scrollTo(0, 0)
    else return false
    return true
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const url = pageTarget(link, location.origin, base)
    if (!url) return
    if (!isSamePage(url, location)) follow(url)
    else if (!stay(url, link)) return
    event.preventDefault()
  }

  // Listen before React, which holds back clicks on content that is not hydrated.
  document.addEventListener('click', onClick, { capture: true })

  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    const place = memory.arrive(state)
    if (!isSamePage(url, shown)) goBack(url, place ?? { top: 0 })
    else if (place) scrollToPlace(place)
  })

  addEventListener('hashchange', () => {
    shown = new URL(location.href)
    revealTarget()
  })

  // A page of the offline package resolves links from its own address, which must not change.
  if (base.startsWith('/')) cleanAddress()
  if (hashTarget(location.hash)) revealTarget()
  prefetchOnIntent(base)
  return () => open({ url: shown, load: () => reloadPage(shown) })
}
