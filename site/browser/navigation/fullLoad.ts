import { isOutdated } from './build.ts'
import { isSamePage } from './linkTarget.ts'

interface FullLoad {
  readonly address: string
  readonly time: number
}

const storageKey = 'full-page-load'
/** A second full load of the same page within this time, in milliseconds, would be a loop. */
const pause = 60_000

function lastLoad(): FullLoad | undefined {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
}

/** Whether the browser may load an address; notes that it will. Without storage there is no guard, so it may not. */
function claim(address: string): boolean {
  try {
    const last = lastLoad()
    if (last?.address === address && Date.now() - last.time < pause) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ address, time: Date.now() } satisfies FullLoad))
    return true
  } catch {
    return false
  }
}

/** Forgets the last load when the reader has opened another page since. */
function forgetOtherAddress(): void {
  try {
    if (lastLoad()?.address !== location.pathname) sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage nothing was noted.
  }
}

/** Leaves a page to the browser. False when that was tried a short while ago: then it would be the start of a loop. */
export function loadFully(url: URL): boolean {
  if (!claim(url.pathname)) return false
  if (isSamePage(url, location)) location.reload()
  else location.assign(url)
  return true
}

/** Loads the page anew when a part of its script is gone because the site was deployed since. */
export function reloadAfterDeployment(): void {
  forgetOtherAddress()
  // Scripts do not run again when the browser restores a document from memory.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetOtherAddress()
  })
  addEventListener('vite:preloadError', async () => {
    if (await isOutdated()) loadFully(new URL(location.href))
  })
}
