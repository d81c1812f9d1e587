import { useSyncExternalStore } from 'react'

const headings = listStore()
const pages = listStore()

/** Says which headings a tool leaves in its article, by their ids; without ids the article is whole. */
export const showHeadings = headings.show

/** Ids of the headings that a tool leaves in the article; nothing where it is whole. */
export const useShownHeadings = headings.useShown

/** Says whose content a tool shows in the article, by the addresses of pages; without addresses it is the page's own. */
export const showPages = pages.show

/** Addresses of the pages whose content a tool shows; nothing where it is the page's own. */
export const useShownPages = pages.useShown

function listStore() {
  let shown: readonly string[] | undefined
  const listeners = new Set<() => void>()

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    show(list?: readonly string[]): void {
      shown = list
      for (const listener of listeners) listener()
    },
    useShown: (): readonly string[] | undefined =>
      useSyncExternalStore(
        listen,
        () => shown,
        () => undefined,
      ),
  }
}
