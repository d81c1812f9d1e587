import { useSyncExternalStore } from 'react'
import { onVersionChange, preferredVersion } from './version.ts'

/** The version the reader chose; nothing in the prerendered HTML, which cannot know. */
export function usePreferredVersion(id: string): string | undefined {
  return useSyncExternalStore(
    onVersionChange,
    () => preferredVersion(id),
    () => undefined,
  )
}
