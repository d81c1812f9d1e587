import { showHead } from './head.ts'
import { cleanUrl, isPlainClick, isSamePage, pageTarget } from './linkTarget.ts'
import { type LoadedPage, loadPage, reloadPage } from './loadPage.ts'
import { prefetchNear, prefetchOnIntent } from './prefetch.ts'
import { hashTarget, revealTarget } from './revealTarget.ts'
import { createScrollMemory } from './scrollMemory.ts'

export interface NavigationOptions {
  readonly base: string
  /** Puts the page on screen; resolves when it is there. */
  readonly show: (page: LoadedPage) => Promise<void>
  /** Told when a navigation begins and when it has arrived or was given up: where a progress bar hooks in. */
  readonly onProgress?: (isLoading: boolean) => void
}

/** A second form of the current address would make a second history entry of the same page. */
function cleanAddress(): void {
  const clean = cleanUrl(new URL(location.href))
  if (clean.href !== location.href) history.replaceState(history.state, '', clean)
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('.article h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** Leaves a page that cannot be shown to the browser; a page that is being written stays as it is until it is whole. */
function giveUp(url: URL, error: unknown): void {
  if (import.meta.env.DEV && isSamePage(url, location)) console.error(error)
  else location.assign(url)
}

/**
 * Opens pages of the site without a page load: fetches the target's own HTML, puts its article, title and head in
 * place, and keeps address, scrolling and focus right. What fails is left to the browser as an ordinary page load.
 * Gives back how to show the current page anew.
 */
export function startNavigation({ base, show, onProgress }: NavigationOptions): () => Promise<void> {
  const memory = createScrollMemory()
  let shown = new URL(location.href)
  let latest = 0
  let stopNear = prefetchNear(base)

  /** Shows a page; false when it failed or another navigation has overtaken it. */
  async function open(url: URL, load: Promise<LoadedPage>, beforeShow?: () => void): Promise<boolean> {
    latest += 1
    const mine = latest
    onProgress?.(true)
    try {
      const page = await load
      if (mine !== latest) return false
      beforeShow?.()
      showHead(page)
      shown = url
      await show(page)
      stopNear()
      stopNear = prefetchNear(base)
      return mine === latest
    } catch (error) {
      if (mine === latest) giveUp(url, error)
      return false
    } finally {
      if (mine === latest) onProgress?.(false)
    }
  }

  async function follow(url: URL): Promise<void> {
    const withoutHash = new URL(url)
    withoutHash.hash = ''
    const arrived = await open(url, loadPage(url), () => history.pushState(memory.leave(), '', withoutHash))
    if (!arrived) return
    scrollTo(0, 0)
    // The browser itself goes to the anchor, so that `:target` and the start of tabbing are right.
    if (url.hash !== '') location.replace(url)
    else focusTitle()
  }

  async function goBack(url: URL, position: number): Promise<void> {
    if (!(await open(url, loadPage(url)))) return
    focusTitle()
    scrollTo(0, position)
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const url = pageTarget(link, location.origin, base)
    if (!url) return
    if (isSamePage(url, location)) {
      if (url.hash === '' && !link.href.endsWith('#')) {
        event.preventDefault()
        scrollTo(0, 0)
      }
      return
    }
    event.preventDefault()
    void follow(url)
  }

  // Before React, which keeps clicks to itself on what it has not hydrated yet.
  document.addEventListener('click', onClick, { capture: true })

  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href)
    const position = memory.arrive(state)
    if (!isSamePage(url, shown)) void goBack(url, position ?? 0)
    else if (position !== undefined) scrollTo(0, position)
  })

  addEventListener('hashchange', () => {
    shown = new URL(location.href)
    revealTarget()
  })

  cleanAddress()
  if (hashTarget(location.hash)) revealTarget()
  prefetchOnIntent(base)
  return async () => {
    await open(shown, reloadPage(shown))
  }
}
