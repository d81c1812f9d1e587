import { useSyncExternalStore } from 'react'

/** Whether the keyboard has a ⌘ key. */
export function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform)
}

function subscribe(): () => void {
  return () => {}
}

/** Whether the keyboard has a ⌘ key; not known on the server. */
export function useIsApple(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isApple, () => undefined)
}
