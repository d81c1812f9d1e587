import type { LoadFailure } from '../../shared/loadFailure.ts'
import { loadFully } from './fullLoad.ts'
import { layOutAll } from './layOutAll.ts'
import { asLoadError } from './loadError.ts'
import { type LoadedPage, loadPageOrNotFound, readPageData, reloadPage } from './loadPage.ts'
import { prefetchNear } from './prefetch.ts'
import { createProgress } from './progress.ts'

export interface OpenerOptions {
  readonly base: string
  /**
   * Gets all that a page needs; gives a function that puts it on screen at once and resolves when it is there. `isSame` when the
   * page is on screen already, as it was before an edit.
   */
  readonly prepare: (page: LoadedPage, isSame: boolean) => Promise<() => Promise<void>>
  /** Shows, in place of the article, that a page could not be loaded. */
  readonly fail: (failure: LoadFailure) => void
  /** Called when waiting for a page becomes noticeable and when it is over. */
  readonly onLoading: (isLoading: boolean) => void
}

/** A navigation to a page, by a link or the history. */
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

interface Screen {
  /** Address of the page on screen. */
  shown: URL
  /** Set while a failure is on screen. */
  retry: (() => void) | undefined
}

/** Opens pages. When several are loading, only the last requested page is shown. */
export function createPageOpener({ base, prepare, fail, onLoading }: OpenerOptions) {
  const progress = createProgress(onLoading)
  const screen: Screen = { shown: new URL(location.href), retry: undefined }
  let home = readPageData(document).frame.home
  let latest = 0
  let stopNear = prefetchNear(base)

  async function open(visit: Visit): Promise<void> {
    latest += 1
    const mine = latest
    progress.begin()
    try {
      const page = await (visit.load?.() ?? loadPageOrNotFound(visit.url, home))
      const show = await prepare(page, visit.load !== undefined)
      if (mine !== latest) return
      visit.enter?.(false)
      screen.retry = undefined
      screen.shown = visit.url
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
    screen.shown = visit.url
    const retry = isForeign ? () => location.reload() : () => void open(visit)
    screen.retry = retry
    scrollTo(0, 0)
    fail({ url: visit.url.pathname + visit.url.search, kind: kind === 'missing' ? 'server' : kind, message, retry })
  }

  return { open, screen, reload: () => open({ url: screen.shown, load: () => reloadPage(screen.shown) }) }
}

/** Makes the head speak of another page: title, language, description, canonical address, alternates. */
function showHead({ title, head, data }: LoadedPage): void {
  document.title = title
  const root = document.documentElement
  // Set anew, even to the same value, a language has Chromium work out the style of every element once more.
  if (root.lang !== data.lang) root.lang = data.lang
  if (root.dir !== data.dir) root.dir = data.dir
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  document.head.append(...head.map((element) => document.importNode(element, true)))
}
