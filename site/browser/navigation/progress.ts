/** Milliseconds after which a reader sees that a page is loading. */
const revealAfter = 200
/** Milliseconds after which the bar's script is fetched. Cached pages need no bar. */
const prepareAfter = 50

export interface Progress {
  readonly begin: () => void
  /** All files are loaded and only rendering is left: fetches no further script. */
  readonly draw: () => void
  readonly end: () => void
}

function loadBar() {
  return import('./progressBar.ts')
}

/** Shows the progress bar while a page loads. Calls `tell` when the reader notices the wait, and when it ends. */
export function createProgress(tell: (isLoading: boolean) => void): Progress {
  let isRevealed = false
  let preparing: ReturnType<typeof setTimeout> | undefined
  let revealing: ReturnType<typeof setTimeout> | undefined

  /** Without the bar's script the other signs have to do. */
  async function withBar(wanted: boolean): Promise<void> {
    try {
      const { startBar, finishBar } = await loadBar()
      if (wanted !== isRevealed) return
      if (wanted) startBar()
      else finishBar()
    } catch {
      return
    }
  }

  function reveal(): void {
    isRevealed = true
    tell(true)
    void withBar(true)
  }

  return {
    begin() {
      clearTimeout(preparing)
      clearTimeout(revealing)
      if (isRevealed) return
      preparing = setTimeout(() => loadBar().catch(() => {}), prepareAfter)
      revealing = setTimeout(reveal, revealAfter)
    },
    draw() {
      clearTimeout(preparing)
    },
    end() {
      clearTimeout(preparing)
      clearTimeout(revealing)
      if (!isRevealed) return
      isRevealed = false
      tell(false)
      void withBar(false)
    },
  }
}
