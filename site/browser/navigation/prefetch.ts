import { isSamePage, pageTarget } from './linkTarget.ts'
import { fetchAhead } from './loadPage.ts'

/** How long a pointer rests on a link before it means something. */
const hoverDelay = 65
/** Links of an article that are fetched because they are near; more would be a burden on the reader's line. */
const nearLimit = 8

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the reader's connection is too slow or too dear to fetch pages that they may never open. */
export function isFrugal({ connection }: { readonly connection?: NetworkInformation }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

async function prefetch(link: HTMLAnchorElement, base: string, isIntended: boolean): Promise<void> {
  const url = pageTarget(link, location.origin, base)
  if (!url || isSamePage(url, location) || isFrugal(navigator as { connection?: NetworkInformation })) return
  try {
    const page = await fetchAhead(url, { priority: 'low' })
    if (isIntended) page.prepare()
  } catch {
    // A page that could not be prefetched is asked for again when it is opened, and the failure shown then.
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[href]') : null
}

/** Fetches pages before they are opened: on hover, focus and touch. */
export function prefetchOnIntent(base: string): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(waiting)
    const link = linkOf(event)
    if (link) waiting = setTimeout(prefetch, hoverDelay, link, base, true)
  })
  for (const type of ['focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event)
        if (link) void prefetch(link, base, true)
      },
      { passive: true },
    )
  }
}

/**
 * Fetches, when the browser is idle, the first pages that the article links to and the reader has come near to: one after the
 * other, so that the line is free for a page that is opened.
 */
export function prefetchNear(base: string): () => void {
  let left = nearLimit
  let isOver = false
  let latest = Promise.resolve()
  async function fetchAfter(before: Promise<void>, link: HTMLAnchorElement): Promise<void> {
    await before
    await new Promise<void>(idle)
    if (!isOver) await prefetch(link, base, false)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || left === 0) continue
      left -= 1
      observer.unobserve(target)
      latest = fetchAfter(latest, target as HTMLAnchorElement)
    }
  })
  idle(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.main a[href]:not([href^="#"])'))
      if (!isOver && pageTarget(link, location.origin, base)) observer.observe(link)
  })
  return () => {
    isOver = true
    observer.disconnect()
  }
}

/** Safari has no `requestIdleCallback`. */
function idle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
