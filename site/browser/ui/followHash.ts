/**
 * Calls back when the address has another hash, and when a click repeats it, for which browsers fire no event. Gives a function that
 * ends it.
 */
export function followHash(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('hashchange', listener, { signal })
  document.addEventListener('click', (event) => isRepeated(event) && listener(), { signal })
  return () => listening.abort()
}

function isRepeated({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href
}
