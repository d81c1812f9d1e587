import { type ComponentType, useEffect, useState } from 'react'
import { useLastVisit } from '../preferences/useLastVisit.ts'
import type { ChangesMenuProps } from './ChangesMenu.tsx'
import { usePage } from './PageContext.ts'
import { useSiteChanges } from './useSiteChanges.ts'
import { useText } from './useText.ts'

/**
 * Room for the list of changes since the reader's last visit. It is as high with the list as without, so nothing moves when it
 * comes; only readers who have missed something fetch it.
 */
export function ChangesPlace() {
  const { frame } = usePage()
  const text = useText()
  const visit = useLastVisit(frame.base)
  const published = useSiteChanges()
  const [Menu, setMenu] = useState<ComponentType<ChangesMenuProps>>()
  const [answer, setAnswer] = useState('')
  const hasMissed = visit !== undefined && published !== undefined && published.updated > visit.since

  useEffect(() => {
    if (!hasMissed) return
    import('./ChangesMenu.tsx').then(
      ({ ChangesMenu }) => setMenu(() => ChangesMenu),
      // The reader misses a hint, and nothing of the documentation.
      () => {},
    )
  }, [hasMissed])

  function answerAllSeen(): void {
    setAnswer(text('shell.changes.done'))
    // The focused button is gone: the page comes next.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <div className="changes-place">
      {Menu && hasMissed && <Menu published={published} onAllSeen={answerAllSeen} />}
      <p className="visually-hidden" role="status">
        {answer}
      </p>
    </div>
  )
}
