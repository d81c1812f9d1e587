import { finishBar, startBar } from './progressBar.ts'

/** Milliseconds after which a reader sees that a page is loading. */
const revealAfter = 200

export interface Progress {
  readonly begin: () => void
  readonly end: () => void
}

/** Shows the progress bar while a page loads. Calls `tell` when the reader notices the wait, and when it ends. */
export function createProgress(tell: (isLoading: boolean) => void): Progress {
  let isRevealed = false
  let revealing: ReturnType<typeof setTimeout> | undefined

  function reveal(): void {
    isRevealed = true
    tell(true)
    startBar()
  }

  return {
    begin() {
      clearTimeout(revealing)
      if (!isRevealed) revealing = setTimeout(reveal, revealAfter)
    },
    end() {
      clearTimeout(revealing)
      if (!isRevealed) return
      isRevealed = false
      tell(false)
      finishBar()
    },
  }
}
