import { useSyncExternalStore } from 'react'
import { isApple } from './isApple.ts'

function subscribe(): () => void {
  return () => {}
}

/** Whether the keyboard has a ⌘ key; not known on the server. */
export function useIsApple(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isApple, () => undefined)
}
