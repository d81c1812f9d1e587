import { readStored, store } from './storage.ts'

const storageKey = 'announcement-dismissed'

/** Styles hide the announcement by this mark, which the script in the head has set before the first paint. */
function mark(isDismissed: boolean): void {
  if (isDismissed) document.documentElement.dataset['announcement'] = 'dismissed'
  else delete document.documentElement.dataset['announcement']
}

/** Hides the announcement in all tabs until there is one with another id. */
export function dismissAnnouncement(id: string): void {
  store(storageKey, id)
  mark(true)
}

/**
 * Shows the announcement unless it was dismissed, and follows the other tabs, inside `change`, which may keep the
 * reader's place. Gives back how to stop.
 */
export function followAnnouncement(id: string, change: (apply: () => void) => void): () => void {
  const apply = () => mark(readStored(storageKey) === id)
  function onStorage({ key }: StorageEvent): void {
    if (key === storageKey || key === null) change(apply)
  }
  apply()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
