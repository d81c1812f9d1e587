import { useEffect, useState } from 'react'
import type { MockView } from '../../../generator/contract/mockView.ts'
import { AccountPicture } from './AccountPicture.tsx'
import type { PageServer } from './pageServer.ts'
import { useConsoleText } from './useConsoleText.ts'

/**
 * The account of the mock in the page and its markets, as they are now, while it is open. Without a shared worker it begins
 * closed: looking at it would take the mock from another tab.
 */
export function AccountView({ page }: { readonly page: PageServer }) {
  const text = useConsoleText()
  const [isOpen, setOpen] = useState(() => typeof SharedWorker !== 'undefined')
  const view = useView(page, isOpen)
  return (
    <details className="console-account" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text('console.account')}</summary>
      {view === undefined && isOpen ? <p role="status">{text('console.starting')}</p> : null}
      {view === 'failed' ? <p className="builder-problem">{text('console.refused.ended')}</p> : null}
      {view === null ? <p className="builder-quiet">{text('console.account.none')}</p> : null}
      {view && view !== 'failed' ? <AccountPicture view={view} isLive /> : null}
    </details>
  )
}

/** The account while it is on screen: `null` where the mock shows none, nothing until it answers. A last view stays. */
function useView(page: PageServer, isOpen: boolean): MockView | null | 'failed' | undefined {
  const [view, setView] = useState<MockView | null | 'failed'>()
  useEffect(() => {
    const fail = () => setView((last) => last ?? 'failed')
    return isOpen ? follow(page, setView, fail) : undefined
  }, [page, isOpen])
  return view
}

/** Shows the account, and shows it anew with each push. A push that comes while the mock answers is in its next answer. */
function follow(page: PageServer, show: (view: MockView | null) => void, fail: () => void): () => void {
  let [isStale, isAsking, isOver] = [true, false, false]
  async function look(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (isStale && !isOver && !document.hidden) {
      isStale = false
      const seen = await page.view().catch(() => undefined)
      if (isOver) break
      if (seen === undefined) fail()
      else show(seen)
    }
    isAsking = false
  }
  const moved = () => {
    isStale = true
    void look()
  }
  const leave = page.watch(moved)
  document.addEventListener('visibilitychange', moved)
  void look()
  return () => {
    isOver = true
    leave()
    document.removeEventListener('visibilitychange', moved)
  }
}
