import { useEffect, useMemo } from 'react'
import { type Dated, isUnseen, markSeen } from '../preferences/lastVisit.ts'
import { useLastVisit } from '../preferences/useLastVisit.ts'
import { usePage } from './PageContext.ts'
import { useSiteChanges } from './useSiteChanges.ts'

/** Gives whether an entry changed after the reader's last visit and was not opened since. */
export function useUnseen(): (key: string) => boolean {
  const visit = useLastVisit(usePage().frame.base)
  const published = useSiteChanges()
  const dates = useMemo(() => new Map(published?.changes.map(({ key, updated }) => [key, updated])), [published])
  return (key) => {
    const updated = dates.get(key)
    return updated !== undefined && isUnseen(visit, { key, updated })
  }
}

/** Remembers, in this browser only, that the page on screen was opened. */
export function useRememberVisit(): void {
  const { frame, path: key, updated } = usePage()
  const { base } = frame
  const published = useSiteChanges()
  useEffect(() => {
    if (!published) return
    const opened: Dated | undefined = key !== undefined && updated !== undefined ? { key, updated } : undefined
    markSeen({ base, updated: published.updated }, opened)
  }, [base, published, key, updated])
}
