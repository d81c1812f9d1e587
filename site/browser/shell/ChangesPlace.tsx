import { type ComponentType, useEffect, useState } from 'react'
import type { Change } from '../../../generator/contract/changes.ts'
import { useLastVisit } from '../preferences/useLastVisit.ts'
import type { ChangesMenuProps } from './ChangesMenu.tsx'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

interface Loaded {
  readonly file: string
  readonly Menu: ComponentType<ChangesMenuProps>
  readonly changes: readonly Change[]
}

async function loadMenu(file: string): Promise<Loaded | undefined> {
  try {
    const { ChangesMenu, loadChanges } = await import('./ChangesMenu.tsx')
    return { file, Menu: ChangesMenu, changes: await loadChanges(file) }
  } catch {
    // The reader misses a hint, and nothing of the documentation.
    return undefined
  }
}

/**
 * Room for the list of what changed since the reader's last visit. It is as high with the list as without, so nothing
 * moves when it comes; list and data are fetched only by those who have missed something.
 */
export function ChangesPlace() {
  const { frame } = usePage()
  const text = useText()
  const visit = useLastVisit(frame.base)
  const [loaded, setLoaded] = useState<Loaded>()
  const [answer, setAnswer] = useState('')
  const { updated, file } = frame.changes ?? {}
  const wanted = visit && updated !== undefined && updated > visit.since ? file : undefined

  useEffect(() => {
    if (wanted === undefined) return
    let isCurrent = true
    void loadMenu(wanted).then((menu) => {
      if (isCurrent) setLoaded(menu)
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])

  function answerAllSeen(): void {
    setAnswer(text('shell.changes.done'))
    // The focused button is gone: what comes next is the page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <div className="changes-place">
      {loaded && loaded.file === wanted && <loaded.Menu changes={loaded.changes} onAllSeen={answerAllSeen} />}
      <p className="visually-hidden" role="status">
        {answer}
      </p>
    </div>
  )
}
