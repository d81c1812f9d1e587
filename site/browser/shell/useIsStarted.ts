import { useSyncExternalStore } from 'react'

function subscribe(): () => void {
  return () => {}
}

/** Whether React has taken over the page; false on the server, and in the render that takes over. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
