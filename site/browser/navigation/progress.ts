/** A page that comes sooner needs no sign of waiting. */
const revealAfter = 200
/** The bar's own script is asked for a little before, so that it is there in time; not for pages that are at hand. */
const prepareAfter = 50

export interface Progress {
  readonly begin: () => void
  /** Everything has come that had to be fetched, and what is left is to draw it: no further script is asked for. */
  readonly draw: () => void
  readonly end: () => void
}

function loadBar() {
  return import('./progressBar.ts')
}

/** Shows the progress bar while a page is being waited for, and tells when the waiting becomes noticeable and when it is over. */
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
