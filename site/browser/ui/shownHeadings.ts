import { useSyncExternalStore } from 'react'

let shown: readonly string[] | undefined
const listeners = new Set<() => void>()

/** Says which headings a tool leaves in its article, by their ids; without ids the article is whole. */
export function showHeadings(ids?: readonly string[]): void {
  shown = ids
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ids of the headings that a tool leaves in the article; nothing where it is whole. */
export function useShownHeadings(): readonly string[] | undefined {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => undefined,
  )
}
