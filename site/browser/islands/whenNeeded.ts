/** How far from the screen an island is when it begins to load. */
const nearby = '200px'

/** Runs once when an element comes near the screen, is pointed at or holds the focus; gives back how to call it off. */
export function whenNeeded(element: Element, run: () => void): () => void {
  const listening = new AbortController()
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: nearby },
  )

  function stop(): void {
    observer.disconnect()
    listening.abort()
  }

  function start(): void {
    stop()
    run()
  }

  observer.observe(element)
  for (const type of ['focusin', 'pointerenter']) element.addEventListener(type, start, { signal: listening.signal })
  return stop
}
