import { decoded, hashTarget } from '../ui/hashTarget.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'
import { cleanUrl, isSamePage, pageTarget } from './linkTarget.ts'
import { createPageOpener, type OpenerOptions } from './pageOpener.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createScrollMemory, type ScrollPlace, scrollToPlace } from './scrollMemory.ts'

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
export function startNavigation(options: OpenerOptions): () => Promise<void> {
  const { base } = options
  const memory = createScrollMemory()
  const { open, screen, reload } = createPageOpener(options)

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
    if (screen.retry) screen.retry()
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
    if (!isSamePage(url, screen.shown)) goBack(url, place ?? { top: 0 })
    else if (place) scrollToPlace(place)
  })

  addEventListener('hashchange', () => {
    screen.shown = new URL(location.href)
    revealTarget()
  })

  // A page of the offline package resolves links from its own address, which must not change.
  if (base.startsWith('/')) cleanAddress()
  if (hashTarget(location.hash)) revealTarget()
  prefetchOnIntent(base)
  return reload
}

/**
 * Opens the disclosures around the target of the address's hash and brings it into view: a link to a nested field must show
 * it. A disclosure gets the focus, so that the next key works it.
 */
function revealTarget(): void {
  const target = hashTarget(location.hash)
  const closed: HTMLDetailsElement[] = []
  for (let element = target?.closest('details'); element; element = element.parentElement?.closest('details')) {
    if (!element.open) closed.push(element)
  }
  for (const element of closed) element.open = true
  if (closed.length > 0 || (target && target.id !== decoded(location.hash.slice(1)))) target?.scrollIntoView()
  if (target?.matches('details')) target.querySelector('summary')?.focus({ preventScroll: true })
}
