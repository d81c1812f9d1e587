import { isApple } from './isApple.ts'

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

/** Ctrl+K, on Apple's machines ⌘K. */
export function isOpenKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return key.toLowerCase() === 'k' && wanted && !other && !shiftKey && !altKey
}

/** `/`, where it would not be typed. */
export function isSlash(event: KeyboardEvent): boolean {
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)
}

/** A key that types a character. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

const asked = 'search-asked'

/** Opens the search with a query, where the shell listens. */
export function askSearch(query: string): void {
  document.dispatchEvent(new CustomEvent(asked, { detail: query }))
}

/** Calls `open` with each query that `askSearch` is called with; gives the end of it. */
export function onSearchAsked(open: (query: string) => void): () => void {
  const listen = (event: Event) => open(event instanceof CustomEvent ? String(event.detail) : '')
  document.addEventListener(asked, listen)
  return () => document.removeEventListener(asked, listen)
}
