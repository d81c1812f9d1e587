/** Scrolls the panel, and nothing else, so far that the current page's entry is in view. */
export function showCurrentEntry(panel: HTMLElement): void {
  const entry = panel.querySelector('.sidebar-link[aria-current]')
  if (!entry) return
  const [inner, outer] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()]
  const padding = Number.parseFloat(getComputedStyle(panel).paddingTop)
  const isVisible = inner.top >= outer.top + padding && inner.bottom <= outer.bottom
  if (!isVisible) panel.scrollTop += inner.top - outer.top - outer.height / 3
}
