/** Scrolls the panel, and nothing else, so far that the current entry is in view: that of the page, or of its call that is being read. */
export function showCurrentEntry(panel: HTMLElement): void {
  const entry = [...panel.querySelectorAll('.sidebar-link[aria-current]')].at(-1)
  if (!entry) return
  const [inner, outer] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()]
  const padding = Number.parseFloat(getComputedStyle(panel).paddingTop)
  const isVisible = inner.top >= outer.top + padding && inner.bottom <= outer.bottom
  if (!isVisible) panel.scrollTop += inner.top - outer.top - outer.height / 3
}
