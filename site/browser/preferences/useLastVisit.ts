import { useSyncExternalStore } from 'react'
import { type LastVisit, lastVisit, onLastVisitChange } from './lastVisit.ts'

/** The reader's last visit; nothing in the prerendered HTML, which cannot know. */
export function useLastVisit(base: string): LastVisit | undefined {
  return useSyncExternalStore(
    onLastVisitChange,
    () => lastVisit(base),
    () => undefined,
  )
}
