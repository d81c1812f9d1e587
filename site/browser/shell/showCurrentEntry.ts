/** Scrolls the panel, and nothing else, so far that the current entry is in view: the page's, or the entry of the call that is being read. */
export function showCurrentEntry(panel: HTMLElement): void {
  const entry = [...panel.querySelectorAll('.sidebar-link[aria-current]')].at(-1)
  if (!entry) return
  // The browser reports sizes once it has laid out the page: to ask earlier would force the layout.
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect()
      if (!seen?.rootBounds || seen.intersectionRatio > 0.9) return
      panel.scrollTop += seen.boundingClientRect.top - seen.rootBounds.top - seen.rootBounds.height / 3
    },
    { root: panel },
  )
  observer.observe(entry)
}
