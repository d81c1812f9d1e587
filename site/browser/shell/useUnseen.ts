import { useEffect } from 'react'
import { type Dated, isUnseen, markSeen } from '../preferences/lastVisit.ts'
import { useLastVisit } from '../preferences/useLastVisit.ts'
import { usePage } from './PageContext.ts'

/** Tells what changed after the reader's last visit and was not opened since. */
export function useUnseen(): (key: string, updated: string | undefined) => boolean {
  const { frame } = usePage()
  const visit = useLastVisit(frame.base)
  return (key, updated) => frame.changes !== undefined && updated !== undefined && isUnseen(visit, { key, updated })
}

/** Remembers, in this browser only, that the page on screen was opened. */
export function useRememberVisit(): void {
  const { frame, path: key, updated } = usePage()
  const { base, changes } = frame
  useEffect(() => {
    if (!changes) return
    const opened: Dated | undefined = key !== undefined && updated ? { key, updated: updated.date } : undefined
    markSeen({ base, updated: changes.updated }, opened)
  }, [base, changes, key, updated])
}
